import { BookOutlined } from '@ant-design/icons';
import { Button, Checkbox, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Panel } from '../../../page/Panel.tsx';
import type { ListModel } from '../model/use-list-screen.ts';
import type { SavedView } from './saved-views.ts';
import { useViews } from './use-views.ts';
import { ViewList } from './ViewList.tsx';

const maxName = 40;

/** Named ways of looking at this list, one's own and everybody's. A dot tells that the list is no longer as its view has it. */
export function SavedViews({ model }: { model: ListModel }) {
  const { t } = useTranslation('list');
  const views = useViews(model);
  const { own, shared, current, isModified, mayShare } = views;
  const [name, setName] = useState('');
  const [forAll, setForAll] = useState(false);
  const [open, setOpen] = useState(false);
  const isShared = current !== undefined && !own.includes(current);

  const keep = (title: string, share: boolean) => {
    const trimmed = title.trim();
    if (trimmed === '') return;
    views.keep(trimmed, share);
    setName('');
    setForAll(false);
    setOpen(false);
  };
  const show = (view: SavedView) => {
    views.show(view);
    setOpen(false);
  };
  const panel = (
    <div className="view-panel">
      {own.length + shared.length === 0 && <p className="list-empty-hint">{t('views.none')}</p>}
      <ViewList title={t('views.own')} views={own} model={views} mayRemove onShow={show} />
      <ViewList title={t('views.shared')} views={shared} model={views} mayRemove={mayShare} onShow={show} />
      {current && isModified && (!isShared || mayShare) && (
        <Button block onClick={() => keep(current.name, isShared)}>
          {t('views.update', { name: current.name })}
        </Button>
      )}
      <form
        onSubmit={(event) => {
          event.preventDefault();
          keep(name, forAll && mayShare);
        }}
      >
        <Input value={name} maxLength={maxName} placeholder={t('views.name')} aria-label={t('views.name')} onChange={(event) => setName(event.target.value)} />
        <Button htmlType="submit" disabled={name.trim() === ''}>
          {t('views.save')}
        </Button>
      </form>
      {mayShare && (
        <Checkbox checked={forAll} onChange={(event) => setForAll(event.target.checked)}>
          {t('views.share')}
        </Checkbox>
      )}
    </div>
  );
  return (
    <Panel placement="bottomLeft" open={open} onOpenChange={setOpen} content={panel}>
      <Button type="text" icon={<BookOutlined />} className="view-button">
        {current ? current.name : t('views.title')}
        {isModified && <span className="view-dot" title={t('views.modified')} />}
      </Button>
    </Panel>
  );
}
