import { Dropdown } from 'antd';
import { useLayoutEffect, useRef, useState } from 'react';
import type { ActionItem } from './action-item.ts';
import { isDangerous, keyOfItem } from './action-texts.ts';
import type { ActionLabels } from './use-action-labels.ts';

interface MoreActionsProps {
  items: ActionItem[];
  labels: ActionLabels;
  onPick(item: ActionItem): void;
  busy: boolean;
}

/** The button with its menu, which takes the place of the one without when that is pressed: a page of rows would otherwise carry a menu each. */
export function MoreActions({ items, labels, onPick, busy }: MoreActionsProps) {
  const [open, setOpen] = useState(true);
  const trigger = useRef<HTMLButtonElement>(null);
  const isNew = useRef(true);
  // The keyboard stays on it, once, and not whenever the page comes to the front.
  useLayoutEffect(() => {
    if (isNew.current) trigger.current?.focus({ preventScroll: true });
    isNew.current = false;
  }, []);
  return (
    <Dropdown
      autoFocus
      open={open}
      onOpenChange={(isOpen) => setOpen(isOpen && !busy)}
      trigger={['click']}
      placement="bottomRight"
      menu={{
        items: items.map((item) => ({ key: keyOfItem(item), label: labels.of(item), danger: isDangerous(item) })),
        onClick: ({ key, domEvent }) => {
          domEvent.stopPropagation();
          // The menu goes, and what is picked may open a dialog that gives the keyboard back. The key that picked it must not press the button, too.
          domEvent.preventDefault();
          trigger.current?.focus({ preventScroll: true });
          const picked = items.find((item) => keyOfItem(item) === key);
          if (picked) onPick(picked);
        },
      }}
    >
      <button
        type="button"
        ref={trigger}
        className="row-action"
        aria-disabled={busy}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={(event) => event.stopPropagation()}
      >
        {labels.more} <span aria-hidden className="row-action-arrow" />
      </button>
    </Dropdown>
  );
}
