import { Popover, type PopoverProps } from 'antd';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';

export interface PanelProps extends Omit<PopoverProps, 'afterOpenChange' | 'content' | 'trigger'> {
  content: ReactNode;
}

/** antd's popover for what is worked with: opened by a key it takes the keyboard, and Esc or its end gives it back. */
export function Panel({ content, open, onOpenChange, ...rest }: PanelProps) {
  const [isOwnOpen, setOwnOpen] = useState(false);
  const panel = useRef<HTMLDivElement>(null);
  const opener = useRef<Element | null>(null);
  const change = (wanted: boolean) => {
    if (wanted) opener.current = document.activeElement;
    setOwnOpen(wanted);
    onOpenChange?.(wanted);
  };
  const isOpen = open ?? isOwnOpen;
  useEffect(() => {
    if (!isOpen && panel.current?.contains(document.activeElement) && opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
  }, [isOpen]);
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.stopPropagation();
    change(false);
  };
  return (
    <Popover
      {...rest}
      trigger="click"
      open={isOpen}
      onOpenChange={change}
      // What is in it may still be loading: the next Tab leads to the first control.
      afterOpenChange={(isShown) => isShown && opener.current?.matches(':focus-visible') && panel.current?.focus({ preventScroll: true })}
      content={
        // biome-ignore lint/a11y/noStaticElementInteractions: takes the Esc of the controls in it
        <div ref={panel} tabIndex={-1} onKeyDown={leave}>
          {content}
        </div>
      }
    />
  );
}
