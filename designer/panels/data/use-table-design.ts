import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { ApiError, copyText, notify, useTab } from '../../../engine/web/index.ts';
import type { OfferedTable, PublishedData } from '../../calls/data-calls.ts';
import { parseTableLine, printTableLine } from '../../model/quick-entry/parse-table-line.ts';
import type { TableColumn } from '../../model/types/definition.ts';
import { curlOf } from '../state/design-calls.ts';
import { lastNames, rememberNames } from '../state/last-names.ts';
import { publishData } from './data-calls.ts';
import { draftOfTable, emptyDraft, isReady, keyOfTable, type TableDraft, viewOf } from './table-draft.ts';
import { useTables } from './use-tables.ts';

/** What lists of tables call the platform's own database. */
const ownName = 'platform';

/**
 * A table that is typed in or chosen, with the interfaces that would be published for it and those that were. `?database=…&table=…` names one
 * that some database has.
 */
export function useTableDesign() {
  const { t } = useTranslation('designer-data');
  const { setDirty } = useTab();
  const { list, error, reload } = useTables();
  const [query] = useSearchParams();
  const queriedTable = query.get('table');
  const queriedName = query.get('database');
  const queriedDatabase = queriedName === ownName ? null : queriedName;
  const [draft, setDraft] = useState<TableDraft>(() => emptyDraft(lastNames().namespace));
  const [line, setLine] = useState('');
  const [isExisting, setExisting] = useState(queriedTable !== null);
  const [published, setPublished] = useState<readonly PublishedData[]>([]);
  const [isBusy, setBusy] = useState(false);
  const view = useMemo(() => viewOf(draft), [draft]);
  const lineErrors = useMemo(() => (isExisting ? [] : parseTableLine(line).diagnostics), [isExisting, line]);

  const change = (part: Partial<TableDraft>) => {
    setDraft((before) => ({ ...before, ...part }));
    setPublished([]);
  };
  const choose = (table: OfferedTable) => {
    setDraft((before) => draftOfTable(before, table));
    setPublished(knownList(table));
  };

  const queried = list?.items.find(({ database, table }) => table === queriedTable && database === queriedDatabase);
  const loaded = useRef('');
  useEffect(() => {
    // Once: a list that was asked for again must not undo what has been typed or published since.
    if (!queried || queried.refusal !== null || loaded.current === keyOfTable(queried)) return;
    loaded.current = keyOfTable(queried);
    setExisting(true);
    setDraft((before) => draftOfTable(before, queried));
    setPublished(knownList(queried));
  }, [queried]);

  const isUnsaved = published.length === 0 && !isExisting && (draft.nameLine !== '' || draft.columns.length > 0);
  useEffect(() => setDirty(isUnsaved ? [t('newTable')] : []), [isUnsaved, setDirty, t]);

  const ready = isReady(view) && lineErrors.length === 0;
  const first = published.find(({ service }) => service.endsWith('.GetList'));
  return {
    ...{ list, error, reload, draft, view, line, lineErrors, isExisting, published, isBusy, ready, change, choose },
    isQueried: queriedTable !== null,
    /** Whether a curl of the list interface can be copied. */
    isCallable: first !== undefined,
    setSource(isOther: boolean) {
      setExisting(isOther);
      setLine('');
      change({ existing: null, database: null, columns: [], nameLine: '' });
    },
    typeLine(value: string) {
      setLine(value);
      change({ columns: parseTableLine(value).columns });
    },
    setColumns(columns: TableColumn[]) {
      setLine(printTableLine(columns));
      change({ columns });
    },
    async publish() {
      if (!ready || isBusy) return;
      setBusy(true);
      try {
        const { interfaces } = await publishData(view.names, view.table);
        setPublished(interfaces);
        rememberNames({ ...lastNames(), namespace: view.names.namespace });
        notify('success', t('allLive', { count: interfaces.length }));
        reload();
      } catch (error) {
        // Every refusal has been shown by then.
        if (!(error instanceof ApiError)) throw error;
      } finally {
        setBusy(false);
      }
    },
    async copyCurl() {
      if (!first) return;
      const { curl } = await curlOf(first.id);
      if (await copyText(curl)) notify('success', t('curlCopied'));
    },
  };
}

export type TableDesign = ReturnType<typeof useTableDesign>;

/** The list interface a table has already, so that its curl can be copied at once. */
function knownList({ list }: OfferedTable): PublishedData[] {
  return list?.status === 'published' ? [{ id: list.id, service: list.service, kept: false }] : [];
}
