import type { Screen } from '../types.ts';

/** Returns the screen as visitors without a session see it: public fields only, and no way to query another. */
export function visitorScreen(screen: Screen): Screen {
  const open = new Set(['id', ...(screen.public?.fields ?? [])]);
  const isOpen = (name: string | undefined) => name !== undefined && open.has(name);
  const { list } = screen;
  return {
    ...screen,
    fields: screen.fields.filter(({ name }) => open.has(name)),
    derived: screen.derived.filter(({ name }) => open.has(name)),
    list: list && {
      ...list,
      columns: list.columns.filter(isOpen),
      search: list.search.filter(isOpen),
      filters: list.filters.filter(isOpen),
      sortable: (list.sortable ?? list.columns).filter(isOpen),
      sort: list.sort.filter(({ field }) => isOpen(field)),
      tabs: isOpen(list.tabs) ? list.tabs : undefined,
      parent: isOpen(list.parent) ? list.parent : undefined,
      state: isOpen(list.state) ? list.state : undefined,
      groupBy: isOpen(list.groupBy) ? list.groupBy : undefined,
      summary: [],
    },
  };
}
