import { columnTypeOf } from '../../descriptor/formats.ts';
import { hasOrder, isIndexable } from '../../descriptor/normalize/indexable-field.ts';
import { hasRowSource } from '../../descriptor/row-source.ts';
import { titleField } from '../../descriptor/title-field.ts';
import type { Field, Screen, SortKey } from '../../descriptor/types.ts';
import type { Index } from './table-index.ts';

/** The fields a List call may sort by: what the descriptor says or else the list shows, what it is sorted by anyway, and the system's own. A list nobody counts is too long for lookups and rollups. */
export function sortableFields({ list, fields, derived, source }: Screen): Field[] {
  const names = new Set([...(list?.sortable ?? list?.columns ?? []), ...(list?.sort ?? []).map(({ field }) => field)]);
  return [...fields, ...(list?.hasTotal === false ? [] : derived.filter(({ lookup, rollup }) => lookup ?? rollup))].filter(
    (field) => ((field.isSystem && !hasRowSource({ source })) || names.has(field.name)) && hasOrder(field),
  );
}

/**
 * The indexes of a screen: those it declares, and behind its list
 * - the default order;
 * - what its rows are grouped by, and each filter by a value (what a tree or a kanban rests on among them), followed by the default order;
 * - each column of numbers or moments, and the one its records are called by.
 *
 * Every index makes every write dearer, so other texts and other pairs of filter and order have none: see `data/repository/access-path.ts`
 * for how their rows are found.
 */
export function listIndexes(screen: Screen): readonly Index[] {
  const known = derived.get(screen) ?? indexesOf(screen);
  derived.set(screen, known);
  return known;
}

/** Asked for with every list; a screen is not changed once it is made. */
const derived = new WeakMap<Screen, readonly Index[]>();

function indexesOf(screen: Screen): Index[] {
  const { list, fields, own, table } = screen;
  const { per } = table?.keep ?? {};
  const declared = [...(per === undefined ? [] : [[per]]), ...(table?.indexes ?? [])].map((names) =>
    indexOf(names.map((field) => ({ field, descending: false }))),
  );
  if (!list) return declared;
  const shown = new Set([...list.columns, ...list.filters]);
  const picked = fields.filter(
    (field) =>
      isPicked(field) &&
      (field.onRemove !== undefined || list.filters.includes(field.name) || [list.tabs, list.parent, list.state, ...own].includes(field.name)),
  );
  const scalar = fields.filter((field) => shown.has(field.name) && isIndexable(field) && (isScalar(field) || field === titleField(screen)));
  const [first] = list.sort;
  const orders: SortKey[][] = [
    list.sort,
    ...(list.groupBy === undefined ? [] : [[{ field: list.groupBy, descending: false }, ...list.sort.filter(({ field }) => field !== list.groupBy)]]),
    ...picked.map(({ name }) => [{ field: name, descending: first?.descending ?? false }, ...list.sort]),
    ...scalar.map(({ name }) => [{ field: name, descending: false }]),
  ];
  const indexes = [...declared, ...orders.filter((keys) => isStored(screen, keys) && keys[0]?.field !== 'id').map(indexOf)];
  return indexes.filter((index, at) => !indexes.some((other, place) => place !== at && beginsWith(other, index, place < at)));
}

/** Whether an index yields rows in this order. The indexes of a `source` were checked when its screen went live. */
export function hasIndexFor(screen: Screen, sort: SortKey[]): boolean {
  return (
    sort.length === 0 ||
    (screen.source !== undefined && isStored(screen, sort)) ||
    sort[0]!.field === 'id' ||
    listIndexes(screen).some((index) => indexOrder(index, sort) !== null)
  );
}

/**
 * Extends a sort until no two rows are equal: by the further columns of an index that begins with it, else by `id`. The added keys have the direction
 * of the last one, so that one index serves both directions.
 */
export function totalOrder(sort: SortKey[], indexes: readonly Index[]): SortKey[] {
  const keys = sort.filter(({ field }, at) => sort.findIndex((key) => key.field === field) === at);
  const end = keys.findIndex(({ field }) => field === 'id');
  if (end >= 0) return keys.slice(0, end + 1);
  for (const index of indexes) {
    const order = indexOrder(index, keys);
    if (order) return order;
  }
  return [...keys, { field: 'id', descending: keys.at(-1)?.descending ?? false }];
}

/** The whole order of an index that begins with the sort, in the sort's directions; null when it begins otherwise. */
function indexOrder({ columns, unique, descending = [] }: Index, sort: SortKey[]): SortKey[] | null {
  const end = columns.indexOf('id');
  if (unique || end < 0 || sort.length === 0) return null;
  const last = sort.at(-1)!;
  const isTurned = last.descending !== descending.includes(last.field);
  const order = columns.slice(0, end + 1).map((field) => ({ field, descending: descending.includes(field) !== isTurned }));
  return sort.every((key, at) => order[at]?.field === key.field && order[at].descending === key.descending) ? order : null;
}

/** Ends in `id`. An index is read either way: directions count where they differ. */
function indexOf(sort: SortKey[]): Index {
  const keys = totalOrder(sort, []);
  const descending = keys.filter((key) => key.descending !== keys.at(-1)!.descending).map(({ field }) => field);
  return { columns: keys.map(({ field }) => field), unique: false, ...(descending.length > 0 && { descending }) };
}

/** `other` gives every order that `index` gives; of two equal ones the earlier does. */
function beginsWith(other: Index, index: Index, isEarlier: boolean): boolean {
  const own = index.columns.slice(0, -1);
  const isLonger = other.columns.length > index.columns.length || (other.columns.length === index.columns.length && isEarlier);
  return (
    isLonger &&
    indexOrder(
      other,
      own.map((field) => ({ field, descending: index.descending?.includes(field) ?? false })),
    ) !== null
  );
}

function isStored({ fields }: Screen, keys: SortKey[]): boolean {
  return keys.length > 0 && keys.every((key) => fields.some(({ name }) => key.field === name));
}

function isScalar({ type, format, options }: Field): boolean {
  const column = columnTypeOf({ type, format });
  return options === undefined && column !== 'text' && column !== 'boolean' && column !== 'json' && format?.kind !== 'ref';
}

/** Filtered by single values, where texts are asked what they contain and numbers and moments for a range. */
function isPicked({ options, choices, type, format }: Field): boolean {
  return type !== 'array' && (options !== undefined || choices !== undefined || type === 'boolean' || format?.kind === 'ref');
}
