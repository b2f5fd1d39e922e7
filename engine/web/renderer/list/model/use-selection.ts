import { useEffect, useMemo, useRef, useState } from 'react';
import type { ListQuery } from '../query/list-query.ts';

/** Ids one bulk call takes. */
const selectionLimit = 1_000;

export interface Selection {
  ids: number[];
  /** All that match, by the number that stood there when they were chosen; null where `ids` says which. */
  all: number | null;
  chooseAll(count: number): void;
  set(ids: number[]): void;
  toggle(id: number): void;
  clear(): void;
}

/** Chosen rows. They stay chosen from page to page and are let go as soon as something else is asked. */
export function useSelection(query: ListQuery): Selection {
  const [ids, setIds] = useState<number[]>([]);
  const [all, chooseAll] = useState<number | null>(null);
  const queryKey = JSON.stringify([query.search, query.filters, query.trash]);
  const before = useRef(queryKey);

  useEffect(() => {
    if (before.current === queryKey) return;
    before.current = queryKey;
    setIds([]);
    chooseAll(null);
  }, [queryKey]);

  return useMemo(() => {
    const choose = (next: (chosen: number[]) => number[]) => {
      chooseAll(null);
      setIds((chosen) => next(chosen).slice(0, selectionLimit));
    };
    return {
      ids,
      all,
      chooseAll,
      set: (next) => choose(() => next),
      toggle: (id) => choose((chosen) => (chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id])),
      clear: () => choose(() => []),
    };
  }, [ids, all]);
}
