import { sortableFields } from '../../../../core/derive/table/list-order.ts';
import type { Field, Screen, SortKey } from '../../../../core/descriptor/types.ts';
import { widgetKindOf } from '../../../widgets/base/widget-kind.ts';

const unordered = new Set([
  'json',
  'richtext',
  'markdown',
  'code',
  'multiline',
  'image',
  'images',
  'file',
  'files',
  'secret',
  'password',
  'tags',
  'ip-list',
  'localized',
]);

/** What the server sorts by, as far as its order means something to a reader. */
export function isSortable(screen: Screen, field: Field): boolean {
  return !unordered.has(widgetKindOf(field)) && sortableFields(screen).some(({ name }) => name === field.name);
}

/**
 * A click on a head: ascending, descending, off. With `add` (Shift) the other keys stay and the new one comes last;
 * without it the field becomes the only key.
 */
export function toggleSort(sort: SortKey[], field: string, add: boolean): SortKey[] {
  const known = sort.find((key) => key.field === field);
  const next: SortKey[] = known === undefined ? [{ field, descending: false }] : known.descending ? [] : [{ field, descending: true }];
  if (!add) return next;
  return known ? sort.flatMap((key) => (key.field === field ? next : [key])) : [...sort, ...next];
}
