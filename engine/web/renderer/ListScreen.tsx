import type { InputRef } from 'antd';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { bulkItems } from '../actions/action-item.ts';
import { mayUse } from '../actions/may-use.ts';
import { emitRecordsChanged } from '../actions/records-changed.ts';
import { useStable } from '../page/use-stable.ts';
import { lazyPart } from '../widgets/base/lazy-part.ts';
import { RefContext } from '../widgets/base/ref-context.ts';
import { bulkFields } from './bulk-edit/bulk-fields.ts';
import { useBulkEdit } from './bulk-edit/use-bulk-edit.tsx';
import { wantCursor } from './form/fields/focus-field.ts';
import { ListPager } from './list/body/ListPager.tsx';
import { rowStep } from './list/body/row-step.ts';
import { useRowFocus } from './list/body/use-row-focus.ts';
import { BusyRecords } from './list/columns/RecordActions.tsx';
import { useWidth } from './list/columns/use-width.ts';
import { ListBody } from './list/ListBody.tsx';
import { ListHead } from './list/ListHead.tsx';
import { ListSummary } from './list/ListSummary.tsx';
import { useListScreen } from './list/model/use-list-screen.ts';
import { QuickTabs } from './list/search/QuickTabs.tsx';
import { SearchForm } from './list/search/SearchForm.tsx';
import { BulkBar } from './list/toolbar/BulkBar.tsx';
import { preloadPanels, Toolbar } from './list/toolbar/Toolbar.tsx';
import { useShortcuts } from './list/toolbar/use-shortcuts.ts';
import type { ScreenPageProps } from './screen-page.ts';
import './list/list.css';

const DetailDrawer = lazyPart(() => import('./list/DetailDrawer.tsx'));
const ImportWizard = lazyPart(() => import('./import/ImportWizard.tsx'));
const ShortcutHelp = lazyPart(() => import('./list/toolbar/ShortcutHelp.tsx'));
/** Milliseconds a list has for itself before the code of what opens beside it is fetched. */
const settlingTime = 1_500;

/** The list of a screen: everything on it comes from the descriptor. */
export default function ListScreen({ answer }: ScreenPageProps) {
  const { t } = useTranslation('list');
  const navigate = useNavigate();
  const { model, dialogs, isActive } = useListScreen(answer);
  const { screen } = answer;
  const { query, change, data, draft, selection, activeRow, setActiveRow } = model;
  const { rows = [] } = data;
  const searchRef = useRef<InputRef>(null);
  const [surface, room] = useWidth();
  const keepRow = useRowFocus(data.rows);
  const [full, setFull] = useState(false);
  const [helping, setHelping] = useState(false);
  const [importing, setImporting] = useState(false);
  const selectable = bulkItems(answer, query.trash).length > 0 || mayUse(answer, 'Export') || bulkFields(answer).length > 0;
  const bulkEdit = useBulkEdit(answer, (done) => (done === 'all' ? selection.clear() : selection.set(selection.ids.filter((id) => !done.includes(id)))));
  const startBulkEdit = useStable(bulkEdit.start);
  const row = activeRow === null ? undefined : rows[activeRow];
  const isOpen = query.open !== undefined;

  useEffect(() => {
    const timer = setTimeout(() => {
      DetailDrawer.preload();
      preloadPanels();
    }, settlingTime);
    return () => clearTimeout(timer);
  }, []);
  const openImport = useCallback(() => setImporting(true), []);
  const startImport = mayUse(answer, 'Import') && !query.trash ? openImport : undefined;
  const showHelp = useCallback(() => setHelping(true), []);
  const move = (by: 1 | -1) => {
    if (isOpen) model.step(by);
    setActiveRow(rowStep(activeRow, by, rows.length));
  };
  useShortcuts(isActive, {
    slash: () => searchRef.current?.focus(),
    j: () => move(1),
    k: () => move(-1),
    x: () => row && selectable && selection.toggle(row.id),
    enter: () => row && model.open(row),
    e: () => row && model.edit(row),
    n: () => {
      if (!model.addAddress) return;
      wantCursor();
      navigate(model.addAddress);
    },
    r: data.reload,
    help: showHelp,
  });

  return (
    <RefContext value={model.refs}>
      <div className={`list-screen${full ? ' list-screen-full' : ''}`}>
        <ListHead model={model} />
        {!(model.board && screen.list?.tabs === screen.list?.state) && <QuickTabs screen={screen} query={query} counts={data.counts} change={change} />}
        <SearchForm screen={model.queryable} draft={draft} searchRef={searchRef} />
        <section ref={surface} className="list-surface" aria-label={t('results')} onFocus={keepRow}>
          <Toolbar model={model} full={full} onFull={setFull} onImport={startImport} onHelp={showHelp} />
          <BusyRecords value={model.actions.busy}>
            <ListBody model={model} selectable={selectable} room={room} onImport={startImport} />
          </BusyRecords>
          {!data.error && data.total > 0 && <ListSummary screen={screen} values={data.summary} />}
          {!data.error && !model.board && <ListPager query={query} total={data.total} more={data.more} change={change} />}
        </section>
        <BulkBar model={model} onEdit={startBulkEdit} />
        {bulkEdit.dialogs}
        {dialogs}
        {isActive && query.open !== undefined && <DetailDrawer model={model} id={query.open} />}
        {importing && (
          <ImportWizard
            answer={answer}
            onClose={() => {
              setImporting(false);
              emitRecordsChanged(screen.name);
            }}
          />
        )}
        {helping && <ShortcutHelp onClose={() => setHelping(false)} />}
      </div>
    </RefContext>
  );
}
