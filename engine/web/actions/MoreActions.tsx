import { DownOutlined } from '@ant-design/icons';
import { Dropdown } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useText } from '../state/language.ts';
import type { ActionItem } from './action-item.ts';
import { isDangerous, keyOfItem, labelOfItem } from './action-texts.ts';

/** The menu is made when it is first wanted: a page of rows would otherwise carry one each. */
export function MoreActions({ items, onPick, disabled }: { items: ActionItem[]; onPick(item: ActionItem): void; disabled: boolean }) {
  const { t } = useTranslation('list');
  const text = useText();
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const button = (
    <button
      type="button"
      className="row-action"
      disabled={disabled}
      aria-haspopup="menu"
      aria-expanded={open}
      onPointerEnter={() => setWanted(true)}
      onFocus={() => setWanted(true)}
      onClick={(event) => event.stopPropagation()}
    >
      {t('actions.more')} <DownOutlined className="row-action-arrow" />
    </button>
  );
  if (!wanted) return button;
  return (
    <Dropdown
      open={open}
      onOpenChange={setOpen}
      trigger={['click']}
      placement="bottomRight"
      menu={{
        items: items.map((item) => ({ key: keyOfItem(item), label: labelOfItem(item, t, text), danger: isDangerous(item) })),
        onClick: ({ key, domEvent }) => {
          domEvent.stopPropagation();
          const picked = items.find((item) => keyOfItem(item) === key);
          if (picked) onPick(picked);
        },
      }}
    >
      {button}
    </Dropdown>
  );
}
