import { useMemo, useState } from 'react';
import type { ListLook, Option, Screen } from '../../../../core/descriptor/types.ts';
import type { ListedRecord } from '../../../actions/action-item.ts';
import { useStable } from '../../../page/use-stable.ts';
import type { ListQuery } from '../query/list-query.ts';
import { boardStates, cardsAtOnce } from './board-loader.ts';
import type { ListData } from './use-list-data.ts';

export interface BoardColumn {
  state: Option;
  total: number;
  cards: ListedRecord[];
}

export interface Board {
  columns: BoardColumn[];
  /** The cards, column by column. */
  rows: ListedRecord[];
  /** Loads the next cards of a state. */
  more(state: string): void;
  /** States whose next cards are on their way. */
  loading: ReadonlySet<string>;
}

/** Loaded rows as a board; undefined while the list is drawn otherwise or has no rows yet. */
export function useBoard(screen: Screen, look: ListLook, data: ListData, query: ListQuery): Board | undefined {
  const machine = look === 'kanban' ? screen.machines.find(({ field }) => field === screen.list?.state) : undefined;
  const [loading, setLoading] = useState<ReadonlySet<string>>(new Set());
  const { rows: records, totals } = data;
  const board = useMemo(() => {
    if (!machine || !records || !totals) return undefined;
    const columns = boardStates(machine.values, machine.field, query).map((state): BoardColumn => {
      const cards = records.filter((record) => record[machine.field] === state.value);
      return { state, total: Math.max(totals[state.value] ?? 0, cards.length), cards };
    });
    return { columns, rows: columns.flatMap(({ cards }) => cards) };
  }, [machine, records, totals, query]);

  const more = useStable((state: string) => {
    const cards = board?.columns.find((column) => column.state.value === state)?.cards.length ?? 0;
    if (!machine || loading.has(state)) return;
    const { filters, ...request } = data.request;
    setLoading((before) => new Set([...before, state]));
    data
      .extend({ ...request, filters: { ...filters, [machine.field]: { eq: state } }, page: Math.floor(cards / cardsAtOnce) + 1, per_page: cardsAtOnce })
      .catch(() => undefined)
      .finally(() => setLoading((before) => new Set([...before].filter((other) => other !== state))));
  });
  return useMemo(() => board && { ...board, more, loading }, [board, more, loading]);
}
