import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Screen } from '../../../../core/descriptor/types.ts';
import { useStable } from '../../../page/use-stable.ts';
import { defaultFilters } from './default-filters.ts';
import { tidyCondition } from './filter-values.ts';
import { emptyQuery, type ListQuery } from './list-query.ts';
import type { ListQueryState } from './use-list-query.ts';

const typingPause = 300;

type Draft = Pick<ListQuery, 'search' | 'filters'>;

/** What is filled in but not asked yet. It lives beside React: a key draws its input anew (`useDraftPart`), and neither the form around it nor the list below. */
export interface SearchDraft {
  subscribe(listener: () => void): () => void;
  values(): Draft;
  setSearch(text: string): void;
  setFilter(field: string, value: unknown): void;
  /** Asks what has been filled in. */
  apply(): void;
  /** Back to the list as it is for everybody who opens it: its own filters, in its own order. */
  reset(): void;
  /** The same without the filters the list has of its own. */
  clear(): void;
}

/**
 * It follows the query whenever that changes from elsewhere.
 * @param reload asks the same once more: what a person wants who presses the button without a change
 */
export function useSearchDraft(screen: Screen, { query, change, remember }: ListQueryState, reload: () => void): SearchDraft {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const queryKey = JSON.stringify([query.search, query.filters]);
  const shown = useRef(queryKey);

  const rememberSoon = useStable((next: Draft) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => remember(next), typingPause);
  });
  const ask = useStable(({ search, filters }: Draft) => {
    clearTimeout(timer.current);
    const next = { search: search.trim(), filters };
    show(next);
    if (JSON.stringify([next.search, next.filters]) === queryKey && query.page === 1) reload();
    else change({ ...next, page: 1 });
  });
  const startOver = useStable((filters: Draft['filters']) => {
    clearTimeout(timer.current);
    const { search, sort, page, view } = emptyQuery;
    show({ search, filters });
    if (queryKey === JSON.stringify([search, filters]) && query.sort.length === 0 && query.page === page && query.view === view) reload();
    else change({ search, filters, sort, page, view });
  });
  const [{ draft, show }] = useState(() =>
    createDraft({ search: query.search, filters: query.filters }, rememberSoon, ask, (isCleared) => startOver(isCleared ? {} : defaultFilters(screen))),
  );

  useEffect(() => {
    if (shown.current === queryKey) return;
    shown.current = queryKey;
    const [search, filters]: [Draft['search'], Draft['filters']] = JSON.parse(queryKey);
    show({ search, filters });
  }, [queryKey, show]);
  useEffect(() => () => clearTimeout(timer.current), []);
  return draft;
}

/** What a part of the form shows right now: the text of the search or the filters. */
export function useDraftPart<Name extends keyof Draft>(draft: SearchDraft, name: Name): Draft[Name] {
  return useSyncExternalStore(draft.subscribe, () => draft.values()[name]);
}

function createDraft(start: Draft, filledIn: (next: Draft) => void, ask: (next: Draft) => void, startOver: (isCleared: boolean) => void) {
  let values = start;
  const listeners = new Set<() => void>();
  const show = (next: Draft) => {
    values = next;
    for (const listener of listeners) listener();
  };
  const fillIn = (next: Draft) => {
    show(next);
    filledIn(next);
  };
  const draft: SearchDraft = {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    values: () => values,
    setSearch: (search) => fillIn({ ...values, search }),
    setFilter(field, value) {
      const { [field]: _, ...others } = values.filters;
      const condition = tidyCondition(value);
      fillIn({ ...values, filters: condition ? { ...others, [field]: condition } : others });
    },
    apply: () => ask(values),
    reset: () => startOver(false),
    clear: () => startOver(true),
  };
  return { draft, show };
}
