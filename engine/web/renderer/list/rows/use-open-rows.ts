import { useMemo, useRef, useState } from 'react';
import { useStable } from '../../../page/use-stable.ts';
import { isNarrowed, type ListQuery } from '../query/list-query.ts';

const none: ReadonlySet<number> = new Set();

export interface OpenRows {
  /** Something is searched for or filtered by: what stands above the hits is open until somebody closes it. */
  isSearch: boolean;
  /** What is open while nothing is searched for; read when rows are loaded. */
  open: { readonly current: ReadonlySet<number> };
  /** @param above ids of what stands above the hits */
  isOpen(id: number, above: ReadonlySet<number>): boolean;
  turn(id: number): void;
}

/** Which rows of a tree are open. A search has its own, and the rows opened before it are found again after it. */
export function useOpenRows(query: ListQuery): OpenRows {
  const isSearch = isNarrowed(query);
  const queryKey = JSON.stringify([query.search, query.filters]);
  const [open, setOpen] = useState(none);
  const [turned, setTurned] = useState({ queryKey, ids: none });
  const ids = turned.queryKey === queryKey ? turned.ids : none;
  const current = useRef(open);
  current.current = open;
  const turn = useStable((id: number) => (isSearch ? setTurned({ queryKey, ids: turnedIn(ids, id) }) : setOpen(turnedIn(open, id))));
  return useMemo(
    () => ({ isSearch, open: current, isOpen: (id, above) => (isSearch ? above.has(id) !== ids.has(id) : open.has(id)), turn }),
    [isSearch, open, ids, turn],
  );
}

function turnedIn(ids: ReadonlySet<number>, id: number): ReadonlySet<number> {
  return ids.has(id) ? new Set([...ids].filter((other) => other !== id)) : new Set([...ids, id]);
}
