import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Screen } from '../../../core/descriptor/types.ts';
import type { ActionItem } from '../../actions/action-item.ts';
import { isDangerous, keyOfItem, labelOfItem } from '../../actions/action-texts.ts';
import { useText } from '../../state/language.ts';

interface ListHeadProps {
  screen: Screen;
  items: ActionItem[];
  onAction(item: ActionItem): void;
  /** Undefined when the caller may not add. */
  onAdd: (() => void) | undefined;
}

/** What this page is and the first thing to do on it. */
export function ListHead({ screen, items, onAction, onAdd }: ListHeadProps) {
  const { t } = useTranslation('list');
  const text = useText();
  return (
    <header className="list-head">
      <div>
        <h1>{text(screen.titles.list ?? screen.label)}</h1>
        {screen.purpose && <p>{text(screen.purpose)}</p>}
      </div>
      <div className="list-head-actions">
        {items.map((item) => (
          <Button
            key={keyOfItem(item)}
            danger={isDangerous(item)}
            type={item.kind === 'action' && item.action.tone === 'primary' && !onAdd ? 'primary' : 'default'}
            onClick={() => onAction(item)}
          >
            {labelOfItem(item, t, text)}
          </Button>
        ))}
        {onAdd && (
          <Button type="primary" icon={<PlusOutlined />} onClick={onAdd}>
            {text(screen.titles.add ?? screen.label)}
          </Button>
        )}
      </div>
    </header>
  );
}
