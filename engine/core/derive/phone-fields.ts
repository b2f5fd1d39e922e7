import type { Field, Screen } from '../descriptor/types.ts';

/** The fields that hold phone numbers, themselves or somewhere inside. */
export function phoneFields(screen: Pick<Screen, 'fields'>): Field[] {
  return screen.fields.filter(holdsPhone);
}

export function holdsPhone(field: Field): boolean {
  return field.format?.kind === 'phone' || (field.element !== undefined && holdsPhone(field.element)) || (field.members ?? []).some(holdsPhone);
}

/**
 * The list of a screen for people who see phone numbers masked: searching, filtering or sorting by them would tell the hidden digits
 * one by one.
 */
export function withoutPhoneQueries(screen: Screen): Screen {
  if (!screen.list) return screen;
  const phones = new Set(phoneFields(screen).map(({ name }) => name));
  if (phones.size === 0) return screen;
  const { columns, search, filters, sort, ...list } = screen.list;
  const open = (names: string[]) => names.filter((name) => !phones.has(name));
  return {
    ...screen,
    list: { ...list, columns: open(columns), search: open(search), filters: open(filters), sort: sort.filter(({ field }) => !phones.has(field)) },
  };
}
