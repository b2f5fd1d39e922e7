import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { GroupTotals, References } from '../../../../core/answers/list-answer.ts';
import { type ListRequest, type ListRows, operationOf } from '../../../../core/calls/screens/screen-operations.ts';
import type { ListLook, Screen } from '../../../../core/descriptor/types.ts';
import type { ListedRecord } from '../../../actions/action-item.ts';
import { ApiError, answerAtHand, call } from '../../../api/call.ts';
import type { ListQuery } from '../query/list-query.ts';
import { rowsRequest } from './rows-request.ts';

/** What was loaded for a look: rows of several answers, as if one had brought them. */
export interface LoadedRows extends ListRows {
  /** Of a tree: ids of what stands at its top; left out where what was found has no parent among the rows. */
  top?: number[];
  /** Of a board: how many records are in each state that has a column. */
  totals?: Record<string, number>;
}

type AskRows = (request: ListRequest) => Promise<ListRows>;

/** Where a look has its rows from. A table asks once. */
export type RowLoader = (request: ListRequest, ask: AskRows) => Promise<LoadedRows>;

/** One answer has them all. */
export const askOnce: RowLoader = (request, ask) => ask(request);

export interface ListData {
  /** Undefined until the first answer. */
  rows: ListedRecord[] | undefined;
  total: number;
  more: boolean | undefined;
  refs: References;
  counts: Record<string, number> | undefined;
  children: Record<string, number> | undefined;
  ancestors: ListedRecord[] | undefined;
  top: number[] | undefined;
  totals: Record<string, number> | undefined;
  summary: Record<string, unknown> | undefined;
  groups: GroupTotals[] | undefined;
  error: ApiError | undefined;
  loading: boolean;
  /** What the rows were asked with. */
  request: ListRequest;
  reload(): void;
  /** Asks for more rows and puts those that are not there yet behind the others. */
  extend(request: ListRequest): Promise<void>;
  /** Shows a change before the server has agreed; the answer takes it back. */
  patch(id: number, change: Record<string, unknown>): () => void;
  /** Loads one row again after a change, and what is summed up over all of them. */
  reloadRow(id: number): Promise<void>;
}

/** Rows of one query. An answer that comes after the next question is dropped; the old rows stay until the new ones are there. */
export function useListData(screen: Screen, query: ListQuery, fields: string[], { look, load }: { look: ListLook; load: RowLoader }): ListData {
  const [error, setError] = useState<ApiError>();
  const [round, setRound] = useState(0);
  const request = JSON.stringify(rowsRequest(screen, query, fields));
  const screenRef = useRef(screen);
  screenRef.current = screen;
  const loadRef = useRef(load);
  loadRef.current = load;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round or a changed descriptor asks the same question again
  const question = useMemo((): { request: ListRequest } => ({ request: JSON.parse(request) }), [request, round, screen, look]);
  const questionRef = useRef(question);
  questionRef.current = question;
  const [answer, setAnswer] = useState<LoadedRows | undefined>(() =>
    load === askOnce ? answerAtHand(operationOf(screen, 'List'), question.request) : undefined,
  );
  const [settled, setSettled] = useState<object | undefined>(answer && question);
  const loading = settled !== question;

  useEffect(() => {
    const abort = new AbortController();
    const ask: AskRows = (request) => call(operationOf(screenRef.current, 'List'), request, { signal: abort.signal, quiet: true, early: true });
    loadRef.current(question.request, ask).then(
      (next) => {
        if (abort.signal.aborted) return;
        setAnswer(next);
        setError(undefined);
        setSettled(question);
      },
      (error: unknown) => {
        if (abort.signal.aborted) return;
        setError(asApiError(error));
        setSettled(question);
      },
    );
    return () => abort.abort();
  }, [question]);

  const patch = useCallback((id: number, change: Record<string, unknown>) => {
    let before: Record<string, unknown> = {};
    setAnswer((current) =>
      withRow(current, id, (row) => {
        before = Object.fromEntries(Object.keys(change).map((name) => [name, row[name]]));
        return { ...row, ...change };
      }),
    );
    return () => setAnswer((current) => withRow(current, id, (row) => ({ ...row, ...before })));
  }, []);

  const reloadRow = useCallback(async (id: number) => {
    const requested = questionRef.current;
    const [{ refs, ...record }, sums] = await Promise.all([call(operationOf(screenRef.current, 'Get'), { id }), sumsOf(screenRef.current, requested.request)]);
    setAnswer((current) => {
      const next = withRow(current, id, (row) => ({ ...row, ...record }));
      return next && { ...next, refs: mergeReferences(next.refs, refs), ...(requested === questionRef.current && sums) };
    });
  }, []);

  const extend = useCallback(async (request: ListRequest) => {
    const more = await call(operationOf(screenRef.current, 'List'), request);
    setAnswer((current) => current && withMore(current, more));
  }, []);

  const reload = useCallback(() => setRound((before) => before + 1), []);
  return useMemo(
    () => ({
      rows: answer?.items,
      total: answer?.total ?? 0,
      more: answer?.more,
      refs: answer?.refs ?? noReferences,
      counts: answer?.counts,
      children: answer?.children,
      ancestors: answer?.ancestors,
      top: answer?.top,
      totals: answer?.totals,
      summary: answer?.summary,
      groups: answer?.groups,
      error,
      loading,
      request: question.request,
      reload,
      extend,
      patch,
      reloadRow,
    }),
    [answer, error, loading, question, reload, extend, patch, reloadRow],
  );
}

const noReferences: References = {};

/** What a list says of more rows than it shows, as it is now; nothing where it says nothing. The rows that come along stay out: they may have another order. */
async function sumsOf(screen: Screen, request: ListRequest): Promise<Partial<Pick<ListRows, 'summary' | 'groups' | 'counts'>> | undefined> {
  if (!request.with_summary && !request.with_groups && !request.with_counts) return undefined;
  const { summary, groups, counts } = await call(operationOf(screen, 'List'), request);
  return { ...(summary && { summary }), ...(groups && { groups }), ...(counts && { counts }) };
}

function asApiError(error: unknown): ApiError {
  return error instanceof ApiError ? error : new ApiError('', 0, error instanceof Error ? error.message : String(error), null, '');
}

function withRow<Answer extends { items: ListedRecord[] }>(
  answer: Answer | undefined,
  id: number,
  change: (row: ListedRecord) => ListedRecord,
): Answer | undefined {
  return answer && { ...answer, items: answer.items.map((row) => (row.id === id ? change(row) : row)) };
}

/** Rows of one more answer behind those that are there; totals and what stands at the top stay. */
export function withMore(rows: LoadedRows, { items, refs, children }: ListRows): LoadedRows {
  const known = new Set(rows.items.map(({ id }) => id));
  return {
    ...rows,
    items: [...rows.items, ...items.filter(({ id }) => !known.has(id))],
    refs: mergeReferences(rows.refs, refs),
    ...(children && { children: { ...rows.children, ...children } }),
  };
}

function mergeReferences(a: References, b: References): References {
  const merged = { ...a };
  for (const [field, labels] of Object.entries(b)) merged[field] = { ...merged[field], ...labels };
  return merged;
}
