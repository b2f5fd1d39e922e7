import { Drawer } from 'antd';
import { type PointerEvent, type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Separator } from '../separator/Separator.tsx';
import './resizable-drawer.css';

interface ResizableDrawerProps {
  title: string;
  side: 'left' | 'right';
  isOpen: boolean;
  /** In its own place of the page instead of over the window. */
  isInside?: boolean;
  footer?: ReactNode;
  children: ReactNode;
  onClose(): void;
}

const least = 240;
const initial = 378;

/** A drawer whose edge is dragged, or moved by keys. It is never wider than what it lies over. */
export function ResizableDrawer({ title, side, isOpen, isInside = false, footer, children, onClose }: ResizableDrawerProps) {
  const { t } = useTranslation('showcase');
  const [width, setWidth] = useState(initial);
  const body = useRef<HTMLDivElement>(null);
  const roomOf = () =>
    (isInside ? body.current?.closest('.ant-drawer')?.getBoundingClientRect() : undefined) ?? document.documentElement.getBoundingClientRect();
  const most = Math.max(least, Math.floor(isOpen ? roomOf().width : window.innerWidth));
  const shown = Math.min(width, most);
  const valueAt = ({ clientX }: PointerEvent) => (side === 'right' ? roomOf().right - clientX : clientX - roomOf().left);
  return (
    <Drawer
      title={title}
      placement={side}
      open={isOpen}
      size={shown}
      footer={footer}
      onClose={onClose}
      rootClassName="showcase-drawer"
      {...(isInside && { getContainer: false, rootStyle: { position: 'absolute' } })}
    >
      <div ref={body}>{children}</div>
      <div className={`showcase-drawer-edge showcase-drawer-edge-${side}`}>
        <Separator
          label={t('drawer.edge')}
          orientation="vertical"
          value={shown}
          min={least}
          max={most}
          step={16}
          initial={initial}
          isReversed={side === 'right'}
          valueAt={valueAt}
          onChange={setWidth}
        />
      </div>
    </Drawer>
  );
}
