import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { memo } from 'react';
import { useNavigate } from 'react-router-dom';
import { toolbarItems } from '../../actions/action-item.ts';
import { useText } from '../../state/language.ts';
import { ToolbarButtons } from '../actions/ToolbarButtons.tsx';
import type { ListModel } from './model/use-list-screen.ts';

/** What this page is and the first thing to do on it. */
export const ListHead = memo(function ListHead({ model: { answer, query, actions, addAddress } }: { model: ListModel }) {
  const { screen } = answer;
  const navigate = useNavigate();
  const items = query.trash ? [] : toolbarItems(answer);
  const text = useText();
  return (
    <header className="list-head">
      <div>
        <h1>{text(screen.titles.list ?? screen.label)}</h1>
        {screen.purpose && <p>{text(screen.purpose)}</p>}
      </div>
      <div className="list-head-actions">
        <ToolbarButtons items={items} isSecond={addAddress !== undefined} perform={actions.perform} />
        {addAddress !== undefined && (
          <Button type="primary" icon={<PlusOutlined />} onClick={() => navigate(addAddress)}>
            {text(screen.titles.add ?? screen.label)}
          </Button>
        )}
      </div>
    </header>
  );
});
