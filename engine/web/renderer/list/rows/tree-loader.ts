import { type RowLoader, withMore } from './use-list-data.ts';
import type { OpenRows } from './use-open-rows.ts';

/** Children asked for at a time. */
export const childrenAtOnce = 100;

/** What stands at the top along with the children of what is open; of a search what was found along with everything above it. */
export function treeLoader({ isSearch, open }: Pick<OpenRows, 'isSearch' | 'open'>): RowLoader {
  return async (request, ask) => {
    if (isSearch) {
      const found = await ask({ ...request, with_ancestors: true });
      return { ...found, items: [...found.items, ...(found.ancestors ?? [])] };
    }
    const below = [...open.current].map((under) => ask({ ...request, page: 1, per_page: childrenAtOnce, under }));
    const [top, ...others] = await Promise.all([ask({ ...request, under: 0 }), ...below]);
    return others.reduce(withMore, { ...top, top: top.items.map(({ id }) => id) });
  };
}
