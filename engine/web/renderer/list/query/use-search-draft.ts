import { useEffect, useRef, useState } from 'react';
import { tidyCondition } from './filter-values.ts';
import type { ListCondition, ListQuery } from './list-query.ts';
import type { ListQueryState } from './use-list-query.ts';

const typingPause = 300;

export interface SearchDraft {
  search: string;
  filters: Record<string, ListCondition>;
  setSearch(text: string): void;
  setFilter(field: string, value: unknown): void;
  /** Asks what has been filled in. */
  apply(): void;
  /** Empties the form and the address. */
  reset(): void;
}

type Draft = Pick<ListQuery, 'search' | 'filters'>;

/**
 * What is filled in but not asked yet. It follows the query whenever that changes from elsewhere.
 * @param reload asks the same once more: what a person wants who presses the button without a change
 */
export function useSearchDraft({ query, change, remember }: ListQueryState, reload: () => void): SearchDraft {
  const [draft, setDraft] = useState<Draft>({ search: query.search, filters: query.filters });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const asked = JSON.stringify([query.search, query.filters]);
  const shown = useRef(asked);

  useEffect(() => {
    if (shown.current === asked) return;
    shown.current = asked;
    const [search, filters]: [string, Record<string, ListCondition>] = JSON.parse(asked);
    setDraft({ search, filters });
  }, [asked]);

  useEffect(() => () => clearTimeout(timer.current), []);

  const fillIn = (next: Draft) => {
    setDraft(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => remember(next), typingPause);
  };
  const ask = (next: Draft) => {
    clearTimeout(timer.current);
    const trimmed = { ...next, search: next.search.trim() };
    setDraft(trimmed);
    if (JSON.stringify([trimmed.search, trimmed.filters]) === asked && query.page === 1) reload();
    else change({ ...trimmed, page: 1 });
  };

  return {
    ...draft,
    setSearch: (search) => fillIn({ ...draft, search }),
    setFilter: (field, value) => {
      const { [field]: _, ...others } = draft.filters;
      const condition = tidyCondition(value);
      fillIn({ ...draft, filters: condition ? { ...others, [field]: condition } : others });
    },
    apply: () => ask(draft),
    reset: () => ask({ search: '', filters: {} }),
  };
}
