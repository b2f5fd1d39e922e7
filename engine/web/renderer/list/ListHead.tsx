import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { type ActionItem, toolbarItems } from '../../actions/action-item.ts';
import { isDangerous, keyOfItem, labelOfItem } from '../../actions/action-texts.ts';
import { useText } from '../../state/language.ts';
import type { ListModel } from './model/use-list-screen.ts';

/** What this page is and the first thing to do on it. */
export const ListHead = memo(function ListHead({ model: { answer, query, actions, addAddress } }: { model: ListModel }) {
  const { screen } = answer;
  const navigate = useNavigate();
  // What the page is for stands at the outer end, as the button that adds does.
  const items = query.trash ? [] : toolbarItems(answer).toSorted((one, other) => Number(isPrimary(one)) - Number(isPrimary(other)));
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
            type={isPrimary(item) && !addAddress ? 'primary' : 'default'}
            onClick={() => actions.perform(item)}
          >
            {labelOfItem(item, t, text)}
          </Button>
        ))}
        {addAddress !== undefined && (
          <Button type="primary" icon={<PlusOutlined />} onClick={() => navigate(addAddress)}>
            {text(screen.titles.add ?? screen.label)}
          </Button>
        )}
      </div>
    </header>
  );
});

function isPrimary(item: ActionItem): boolean {
  return item.kind === 'action' && item.action.tone === 'primary';
}
