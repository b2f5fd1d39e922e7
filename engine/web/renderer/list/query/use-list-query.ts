import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Screen } from '../../../../core/descriptor/types.ts';
import type { ListQuery } from './list-query.ts';
import { addressOf, queryOfAddress } from './query-address.ts';

export interface ListQueryState {
  query: ListQuery;
  /** Asks something else: a new entry in the history, so that "back" undoes it, unless `replace`. */
  change(change: Partial<ListQuery>, options?: { replace?: boolean }): void;
  /** Puts what is being typed into the address without asking it and without a new entry in the history. */
  remember(draft: Pick<ListQuery, 'search' | 'filters'>): void;
}

/**
 * The query of a list lives in the address of its tab. While another tab is in front, the address belongs to that one and the
 * list keeps the query it had.
 */
export function useListQuery(screen: Screen): ListQueryState {
  const path = screen.routes.list ?? '/';
  const location = useLocation();
  const navigate = useNavigate();
  const inFront = location.pathname === path;
  const [query, setQuery] = useState(() => queryOfAddress(screen, new URLSearchParams(inFront ? location.search : '')));
  const current = useRef(query);
  const screenRef = useRef(screen);
  screenRef.current = screen;

  const show = useCallback((next: ListQuery) => {
    current.current = next;
    setQuery(next);
  }, []);

  useEffect(() => {
    if (!inFront) return;
    const read = queryOfAddress(screenRef.current, new URLSearchParams(location.search));
    if (JSON.stringify(read) !== JSON.stringify(current.current)) show(read);
  }, [inFront, location.search, show]);

  const change = useCallback<ListQueryState['change']>(
    (part, { replace = false } = {}) => {
      const next = { ...current.current, ...part };
      if (!replace) replaceAddress(screenRef.current, current.current);
      show(next);
      navigate({ pathname: path, search: addressOf(screenRef.current, next).toString() }, { replace });
    },
    [navigate, path, show],
  );

  const remember = useCallback<ListQueryState['remember']>((draft) => replaceAddress(screenRef.current, { ...current.current, ...draft, page: 1 }), []);

  return { query, change, remember };
}

/** Past the router on purpose: nothing on the page depends on a draft, and "back" must find what was asked, not what was typed. */
function replaceAddress(screen: Screen, query: ListQuery): void {
  if (!window.location.pathname.endsWith(screen.routes.list ?? '/')) return;
  const search = addressOf(screen, query).toString();
  window.history.replaceState(window.history.state, '', `${window.location.pathname}${search ? `?${search}` : ''}`);
}
