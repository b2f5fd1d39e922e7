import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ScreenAnswer } from '../../../../core/calls/screens/screen.ts';
import { withoutPhoneQueries } from '../../../../core/derive/fields/phone-fields.ts';
import type { ListLook, Screen } from '../../../../core/descriptor/types.ts';
import type { ListedRecord } from '../../../actions/action-item.ts';
import { rowItems } from '../../../actions/action-item.ts';
import { mayUse } from '../../../actions/may-use.ts';
import { recordTitle } from '../../../actions/record-title.ts';
import { onRecordsChanged } from '../../../actions/records-changed.ts';
import { askRecord } from '../../../api/record-request.ts';
import { useTab } from '../../../navigation/use-tab.ts';
import { useStable } from '../../../page/use-stable.ts';
import type { ReferenceContext } from '../../../widgets/base/ref-context.ts';
import { type Actions, useActions } from '../../actions/use-actions.tsx';
import type { ListQuery } from '../query/list-query.ts';
import { type ListQueryState, useListQuery } from '../query/use-list-query.ts';
import { type SearchDraft, useSearchDraft } from '../query/use-search-draft.ts';
import type { Board } from '../rows/use-board.ts';
import type { ListData } from '../rows/use-list-data.ts';
import { useLook } from '../rows/use-look.ts';
import type { Tree } from '../rows/use-tree.ts';
import { type ColumnSettings, listedFields, mergeColumns } from './column-settings.ts';
import { lookOf } from './look-of.ts';
import { type RefreshInterval, useAutoRefresh } from './use-auto-refresh.ts';
import { type InlineEdit, useInlineEdit } from './use-inline-edit.ts';
import { type Preference, usePreference } from './use-preference.ts';
import { type Selection, useSelection } from './use-selection.ts';

/** A list without a look: what it shows and everything one can do with it. */
export interface ListModel {
  answer: ScreenAnswer;
  /** The screen as this caller may search, filter and sort it. */
  queryable: Screen;
  query: ListQuery;
  change: ListQueryState['change'];
  draft: SearchDraft;
  data: ListData;
  columns: Preference<ColumnSettings>;
  /** How the rows are drawn right now. */
  look: ListLook;
  /** Only while they are drawn as a tree. */
  tree: Tree | undefined;
  /** Only while they are drawn as a board. */
  board: Board | undefined;
  selection: Selection;
  actions: Actions;
  refs: ReferenceContext;
  inline: InlineEdit;
  /** Address of the page that makes a new record; undefined when the caller may not. */
  addAddress: string | undefined;
  /** The row the keyboard is on. */
  activeRow: number | null;
  setActiveRow(row: number | null): void;
  refresh: RefreshInterval;
  setRefresh(seconds: RefreshInterval): void;
  open(record: { id: number }): void;
  /** Goes to the neighbour of the open record; 1 down, -1 up. */
  step(by: 1 | -1): void;
  close(): void;
  edit(record: ListedRecord): void;
}

/** What the page itself needs beside what all its parts are given. The model stays the same as long as nothing in it changes. */
interface ListScreenState {
  model: ListModel;
  /** Whatever an action has to ask or tell. */
  dialogs: ReactNode;
  /** The tab is in front and nothing covers the list. */
  isActive: boolean;
}

/** Builds the model that all parts of a list share: query, columns, rows, selection and actions. */
export function useListScreen(answer: ScreenAnswer): ListScreenState {
  const { screen } = answer;
  const navigate = useNavigate();
  const { isActive } = useTab();
  const queryState = useListQuery(screen);
  const { query, change } = queryState;
  const columns = usePreference(
    answer,
    'columns',
    useCallback((stored: unknown) => mergeColumns(screen, stored), [screen]),
  );
  const look = lookOf(screen, columns.value, query);
  const { data, tree, board } = useLook(screen, query, listedFields(screen, columns.value), look);
  const { rows, total, reload, patch, reloadRow } = data;
  const selection = useSelection(query);
  const draft = useSearchDraft(screen, queryState, reload);
  const [activeRow, setActiveRow] = useState<number | null>(null);
  const [refresh, setRefresh] = useState<RefreshInterval>(0);

  const inline = useInlineEdit(answer, rows, columns.value, query.trash);

  useAutoRefresh(refresh, isActive && query.open === undefined && inline.cell === undefined, reload);
  useEffect(() => onRecordsChanged(screen.name, reload), [screen.name, reload]);
  useEffect(() => {
    const lastPage = Math.max(1, Math.ceil(total / query.perPage));
    if (rows?.length === 0 && !data.loading && query.page > lastPage) change({ page: lastPage }, { replace: true });
  }, [rows, total, data.loading, query.page, query.perPage, change]);

  const open = useStable((record: { id: number }) => {
    askRecord(screen, record.id);
    change({ open: record.id }, { replace: query.open !== undefined });
  });
  const { actions, dialogs } = useActions({
    answer,
    view: open,
    patch,
    reloadRow,
    nameOf: (id) => {
      const row = rows?.find((one) => one.id === id);
      return row && recordTitle(screen, row);
    },
    changed: (done, { kind }) => {
      const isGone = kind === 'remove' || kind === 'restore';
      if (isGone && query.open !== undefined && done.includes(query.open)) change({ open: undefined }, { replace: true });
      if (selection.all !== null) selection.clear();
      else if (isGone || done.length > 1) selection.set(selection.ids.filter((id) => !done.includes(id)));
    },
  });

  const step = useStable((by: 1 | -1) => {
    const next = rows?.[rows.findIndex((row) => row.id === query.open) + by];
    if (next) open(next);
  });
  const close = useStable(() => change({ open: undefined }));
  const edit = useStable((record: ListedRecord) => {
    if (!rowItems(answer, record, query.trash).some((item) => item.kind === 'edit')) return;
    askRecord(screen, record.id);
    navigate(`${screen.routes.edit}/${record.id}`);
  });
  const queryable = useMemo(() => (mayUse(answer, 'Edit') ? screen : withoutPhoneQueries(screen)), [answer, screen]);
  const refs = useMemo(() => ({ screen, labels: data.refs, addresses: answer.refs }), [screen, data.refs, answer.refs]);
  const model = useMemo(
    () => ({
      answer,
      queryable,
      query,
      change,
      draft,
      data,
      columns,
      look,
      tree,
      board,
      selection,
      actions,
      inline,
      refs,
      addAddress: mayUse(answer, 'Add') ? screen.routes.add : undefined,
      activeRow,
      setActiveRow,
      refresh,
      setRefresh,
      open,
      step,
      close,
      edit,
    }),
    [
      answer,
      queryable,
      query,
      change,
      draft,
      data,
      columns,
      look,
      tree,
      board,
      selection,
      actions,
      inline,
      refs,
      screen,
      activeRow,
      refresh,
      open,
      step,
      close,
      edit,
    ],
  );
  return { model, dialogs, isActive };
}
