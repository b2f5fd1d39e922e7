import { useMemo, useState } from 'react';
import type { ListLook, Screen } from '../../../../core/descriptor/types.ts';
import { useStable } from '../../../page/use-stable.ts';
import { type Forest, forestOf } from './forest.ts';
import { childrenAtOnce } from './tree-loader.ts';
import type { ListData } from './use-list-data.ts';
import type { OpenRows } from './use-open-rows.ts';

export interface Tree extends Forest {
  /** Opens the row or closes it; its children are loaded when it is opened for the first time. */
  toggle(id: number): void;
  /** Loads what is missing below the row. */
  more(id: number): void;
  /** Ids of rows whose children are on their way. */
  loading: ReadonlySet<number>;
}

/** Loaded rows as a tree; undefined while the list is drawn otherwise or has no rows yet. */
export function useTree(screen: Screen, look: ListLook, data: ListData, openRows: OpenRows): Tree | undefined {
  const parent = look === 'tree' ? screen.list?.parent : undefined;
  const [loading, setLoading] = useState<ReadonlySet<number>>(new Set());
  const { rows: records, top, children, ancestors } = data;
  const forest = useMemo(() => {
    if (parent === undefined || !records) return undefined;
    const above = new Set(ancestors?.map(({ id }) => id));
    return forestOf({ records, parent, top, children: children ?? {}, isOpen: (id) => openRows.isOpen(id, above) });
  }, [parent, records, top, children, ancestors, openRows]);

  const childrenIn = (id: number) => records?.filter((record) => parent !== undefined && record[parent] === id).length ?? 0;
  const more = useStable((id: number) => {
    const { sort, fields } = data.request;
    setLoading((before) => new Set([...before, id]));
    data
      .extend({ sort, fields, page: Math.floor(childrenIn(id) / childrenAtOnce) + 1, per_page: childrenAtOnce, under: id })
      .catch(() => undefined)
      .finally(() => setLoading((before) => new Set([...before].filter((other) => other !== id))));
  });
  const toggle = useStable((id: number) => {
    if (forest?.places.get(id)?.isOpen === false && childrenIn(id) === 0) more(id);
    openRows.turn(id);
  });
  return useMemo(() => forest && { ...forest, toggle, more, loading }, [forest, toggle, more, loading]);
}
