import { useEffect, useMemo, useRef, useState } from 'react';
import type { ListQuery } from '../query/list-query.ts';

/** Ids one bulk call takes. */
export const selectionLimit = 1_000;

export interface Selection {
  ids: number[];
  set(ids: number[]): void;
  toggle(id: number): void;
  clear(): void;
}

/** Chosen rows. They stay chosen from page to page and are let go as soon as something else is asked. */
export function useSelection(query: ListQuery): Selection {
  const [ids, setIds] = useState<number[]>([]);
  const asked = JSON.stringify([query.search, query.filters, query.trash]);
  const before = useRef(asked);

  useEffect(() => {
    if (before.current === asked) return;
    before.current = asked;
    setIds([]);
  }, [asked]);

  return useMemo(
    () => ({
      ids,
      set: (next) => setIds(next.slice(0, selectionLimit)),
      toggle: (id) => setIds((chosen) => (chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id].slice(0, selectionLimit))),
      clear: () => setIds([]),
    }),
    [ids],
  );
}
