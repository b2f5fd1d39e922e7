import { holdsPhone } from '../../descriptor/holds-phone.ts';
import type { Field, Screen } from '../../descriptor/types.ts';

/** Returns the fields whose values contain phone numbers, at any depth. */
export function phoneFields(screen: Pick<Screen, 'fields'>): Field[] {
  return screen.fields.filter(holdsPhone);
}

/**
 * Returns the screen as people see it for whom phone numbers are masked: without search, filters and sorting by them, which would reveal the hidden
 * digits one by one.
 */
export function withoutPhoneQueries(screen: Screen): Screen {
  return withoutQueries(screen, new Set(phoneFields(screen).map(({ name }) => name)));
}

/** Returns the screen without search, filters and sorting by the hidden fields. */
export function withoutQueries(screen: Screen, hidden: ReadonlySet<string>): Screen {
  if (!screen.list || hidden.size === 0) return screen;
  const { columns, search, filters, sort, sortable, ...list } = screen.list;
  const open = (names: string[]) => names.filter((name) => !hidden.has(name));
  return {
    ...screen,
    list: {
      ...list,
      columns: open(columns),
      search: open(search),
      filters: open(filters),
      ...(sortable && { sortable: open(sortable) }),
      sort: sort.filter(({ field }) => !hidden.has(field)),
    },
  };
}
