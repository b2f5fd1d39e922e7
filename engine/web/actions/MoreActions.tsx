import { Dropdown } from 'antd';
import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useText } from '../state/language.ts';
import type { ActionItem } from './action-item.ts';
import { isDangerous, keyOfItem, labelOfItem } from './action-texts.ts';

/** The menu is made by the click that wants it: a page of rows would otherwise carry one each. */
export function MoreActions({ items, onPick, busy }: { items: ActionItem[]; onPick(item: ActionItem): void; busy: boolean }) {
  const { t } = useTranslation('list');
  const text = useText();
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const isReplaced = useRef(false);
  // The button with a menu takes the place of the one without: the keyboard stays on it, once, and not whenever the page comes to the front.
  // biome-ignore lint/correctness/useExhaustiveDependencies: that is when the button changes
  useLayoutEffect(() => {
    if (isReplaced.current) trigger.current?.focus({ preventScroll: true });
    isReplaced.current = false;
  }, [wanted]);
  const button = (
    <button
      type="button"
      ref={trigger}
      className="row-action"
      aria-disabled={busy}
      aria-haspopup="menu"
      aria-expanded={open}
      onClick={(event) => {
        event.stopPropagation();
        if (wanted || busy) return;
        isReplaced.current = true;
        setWanted(true);
        setOpen(true);
      }}
    >
      {t('actions.more')} <span aria-hidden className="row-action-arrow" />
    </button>
  );
  if (!wanted) return button;
  return (
    <Dropdown
      autoFocus
      open={open}
      onOpenChange={(isOpen) => setOpen(isOpen && !busy)}
      trigger={['click']}
      placement="bottomRight"
      menu={{
        items: items.map((item) => ({ key: keyOfItem(item), label: labelOfItem(item, t, text), danger: isDangerous(item) })),
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
      {button}
    </Dropdown>
  );
}
