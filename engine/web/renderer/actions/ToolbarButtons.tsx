import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { ActionItem } from '../../actions/action-item.ts';
import { isDangerous, keyOfItem, labelOfItem } from '../../actions/action-texts.ts';
import { useText } from '../../state/language.ts';

interface ToolbarButtonsProps {
  items: readonly ActionItem[];
  /** Something else is the first thing to do on the page. */
  isSecond?: boolean;
  perform(item: ActionItem): void;
}

/** What can be done on a page without choosing a record; what the page is for stands at the outer end. */
export function ToolbarButtons({ items, isSecond = false, perform }: ToolbarButtonsProps) {
  const { t } = useTranslation('list');
  const text = useText();
  return items
    .toSorted((one, other) => Number(isPrimary(one)) - Number(isPrimary(other)))
    .map((item) => (
      <Button key={keyOfItem(item)} danger={isDangerous(item)} type={isPrimary(item) && !isSecond ? 'primary' : 'default'} onClick={() => perform(item)}>
        {labelOfItem(item, t, text)}
      </Button>
    ));
}

function isPrimary(item: ActionItem): boolean {
  return item.kind === 'action' && item.action.tone === 'primary';
}
