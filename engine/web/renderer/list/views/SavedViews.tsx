import { BookOutlined, DeleteOutlined } from '@ant-design/icons';
import { Button, Input, Popover } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addressOf, queryOfAddress } from '../query-address.ts';
import type { ListModel } from '../use-list-screen.ts';
import { usePreference } from '../use-preference.ts';
import { readViews, viewQuery, withView } from './saved-views.ts';

const maxName = 40;

/** Named ways of looking at this list. A dot tells that the list is no longer as its view has it. */
export function SavedViews({ model: { answer, query, change } }: { model: ListModel }) {
  const { t } = useTranslation('list');
  const { screen } = answer;
  const { value: views, save } = usePreference(`views:${screen.name}`, readViews);
  const [name, setName] = useState('');
  const [open, setOpen] = useState(false);
  const current = views.find((view) => view.name === query.view);
  const address = addressOf(viewQuery(query)).toString();
  const isModified = current !== undefined && current.address !== address;

  const keep = (title: string) => {
    const trimmed = title.trim();
    if (trimmed === '') return;
    save(withView(views, { name: trimmed, address }));
    change({ view: trimmed }, { replace: true });
    setName('');
    setOpen(false);
  };
  const panel = (
    <div className="view-panel">
      {views.length === 0 && <p className="list-empty-hint">{t('views.none')}</p>}
      <ul>
        {views.map((view) => (
          <li key={view.name} className={view === current ? 'view-current' : undefined}>
            <button
              type="button"
              className="cell-link cell-line"
              onClick={() => {
                change({ ...queryOfAddress(screen, new URLSearchParams(view.address)), view: view.name });
                setOpen(false);
              }}
            >
              {view.name}
            </button>
            <button
              type="button"
              className="column-pin"
              aria-label={t('views.remove', { name: view.name })}
              onClick={() => save(views.filter((other) => other !== view))}
            >
              <DeleteOutlined />
            </button>
          </li>
        ))}
      </ul>
      {isModified && (
        <Button block onClick={() => keep(current.name)}>
          {t('views.update', { name: current.name })}
        </Button>
      )}
      <form
        onSubmit={(event) => {
          event.preventDefault();
          keep(name);
        }}
      >
        <Input value={name} maxLength={maxName} placeholder={t('views.name')} aria-label={t('views.name')} onChange={(event) => setName(event.target.value)} />
        <Button htmlType="submit" disabled={name.trim() === ''}>
          {t('views.save')}
        </Button>
      </form>
    </div>
  );
  return (
    <Popover trigger="click" placement="bottomLeft" open={open} onOpenChange={setOpen} content={panel}>
      <Button type="text" icon={<BookOutlined />} className="view-button">
        {current ? current.name : t('views.title')}
        {isModified && <span className="view-dot" title={t('views.modified')} />}
      </Button>
    </Popover>
  );
}
