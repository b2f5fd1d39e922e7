import { texts } from '../../../../generated/words/engine-server/list-request.ts';
import { hasIndexFor, sortableFields } from '../../../core/derive/table/list-order.ts';
import { fieldOf } from '../../../core/descriptor/field-of.ts';
import { sortKeyOf } from '../../../core/descriptor/normalize/sort-key.ts';
import { isPrivate } from '../../../core/descriptor/private-formats.ts';
import type { Screen, SortKey } from '../../../core/descriptor/types.ts';
import { fillText } from '../../../core/text/text.ts';
import type { InvalidField } from '../../../core/validation/invalid-field.ts';
import { InputError, refuse } from '../../kernel/call/errors.ts';
import type { Call } from '../../kernel/call/service.ts';
import type { Condition, FieldCondition, PageRequest } from '../../kernel/ports/repository.ts';
import { mayDo } from '../binding/may-do.ts';
import { scopeOf } from '../binding/scope.ts';
import type { ScreenBinding } from '../binding/screen-binding.ts';
import { isSearchable, parseFilters } from './list-filters.ts';
import type { Reader } from './reader.ts';

const maxSortKeys = 5;

/** What a List or Export call selects, with its order. */
export type Selection = Omit<PageRequest, 'page' | 'perPage'>;

/**
 * Reads `filters`, `search`, `sort` and `trash` of a call and adds the caller's scope. The trash requires the right to restore from it.
 * @throws InputError with everything that is not allowed
 */
export async function parseSelection(binding: Pick<ScreenBinding, 'platform' | 'screen' | 'hooks'>, call: Call, reader: Reader): Promise<Selection> {
  const { screen } = reader;
  const { filters, search, sort, trash } = call.params;
  if (trash === true && !(await mayDo(binding, call, 'Restore'))) throw refuse('noRight', texts.trash, { label: screen.label });
  const { conditions, errors } = parseFilters(screen, typeof filters === 'object' && filters !== null ? { ...filters } : {});
  const order = inGroups(screen, parseSort(screen, typeof sort === 'string' ? sort : '', errors));
  const words = parseSearch(screen, typeof search === 'string' ? search.trim() : '', errors);
  if (errors.length > 0) throw new InputError(errors);
  const isPlain = words === undefined || words.fields.every((field) => reader.through(field) === undefined);
  return {
    conditions: [...conditions.map((condition) => lookedThrough(reader, condition)), ...(isPlain ? [] : [foundIn(reader, words)]), ...scopeOf(binding, call)],
    search: isPlain ? words : undefined,
    sort: order.map((key) => ({ ...key, through: reader.through(key.field) })),
    trash: trash === true,
  };
}

/** Converts a condition on a lookup to one on the other record. What the caller cannot see there is empty to him. */
function lookedThrough(reader: Reader, condition: FieldCondition): Condition {
  const through = reader.through(condition.field);
  if (!through) return condition;
  const { reference, table, column, conditions } = through;
  const there = (one: Pick<FieldCondition, 'operator' | 'value'>) => ({ table, conditions: [{ ...one, field: column }, ...conditions] });
  if (condition.operator !== 'empty' || condition.value !== true) return { field: reference, within: there(condition) };
  return {
    either: [
      { ...condition, field: reference },
      { field: reference, except: there({ operator: 'empty', value: false }) },
    ],
  };
}

function foundIn(reader: Reader, { text, fields }: NonNullable<PageRequest['search']>): Condition {
  return { either: fields.map((field) => lookedThrough(reader, { field, operator: 'contains', value: text })) };
}

function parseSort(screen: Screen, text: string, errors: InvalidField[]): SortKey[] {
  if (text === '') return screen.list?.sort ?? [];
  const allowed = sortableFields(screen).map(({ name }) => name);
  const keys = text.split(',').map((part) => sortKeyOf(part.trim()));
  for (const { field } of keys) {
    if (!allowed.includes(field)) errors.push({ field: 'sort', code: 'unknown', text: fillText(texts.sort, { name: field, allowed: allowed.join(', ') }) });
  }
  const rollup = keys.find(({ field }) => fieldOf(screen, field)?.rollup !== undefined);
  if (rollup && keys.length > 1) errors.push({ field: 'sort', code: 'alone', text: fillText(texts.sortAlone, { name: rollup.field }) });
  if (keys.length > maxSortKeys || new Set(keys.map((key) => key.field)).size < keys.length) {
    errors.push({ field: 'sort', code: 'max', text: fillText(texts.sortKeys, { max: maxSortKeys }) });
  }
  return keys;
}

/** The rows of a group are neighbours in any sort order; a rollup, which is sorted in memory, has no groups. */
function inGroups(screen: Screen, keys: SortKey[]): SortKey[] {
  const { groupBy } = screen.list ?? {};
  if (groupBy === undefined || keys.some(({ field }) => fieldOf(screen, field)?.rollup !== undefined)) return keys;
  const own = keys.find(({ field }) => field === groupBy) ?? { field: groupBy, descending: false };
  return [own, ...keys.filter(({ field }) => field !== groupBy)];
}

/**
 * Returns the fields a List call asks for; undefined for all.
 * @throws InputError with those that do not exist
 */
export function parseFields(screen: Screen, wanted: unknown): string[] | undefined {
  if (!Array.isArray(wanted)) return undefined;
  const known = [...screen.fields, ...screen.derived].filter(({ format }) => format?.kind !== 'password').map(({ name }) => name);
  const unknown = wanted.filter((name) => !known.includes(name));
  if (unknown.length > 0)
    throw new InputError(unknown.map((name) => ({ field: 'fields', code: 'unknown', text: fillText(texts.fields, { name, allowed: known.join(', ') }) })));
  return [...new Set(['id', 'rev', ...wanted])];
}

/**
 * Refuses to sort more rows than the screen allows without an index.
 * @throws CallError for such an order
 */
export async function checkSort({ platform, screen, repository }: ScreenBinding, selection: Selection): Promise<void> {
  const max = screen.list?.sortableRows;
  if (max === undefined || hasIndexFor(screen, selection.sort)) return;
  const total = await repository.count(platform.database.read, selection);
  if (total <= max) return;
  const name = selection.sort.map(({ field }) => field).join(', ');
  const allowed = sortableFields(screen)
    .map((field) => field.name)
    .filter((field) => hasIndexFor(screen, [{ field, descending: false }]));
  throw new InputError([{ field: 'sort', code: 'rows', text: fillText(texts.sortRows, { name, max, total, allowed: allowed.join(', ') }) }]);
}

function parseSearch(screen: Screen, text: string, errors: InvalidField[]): PageRequest['search'] {
  if (text === '') return undefined;
  const fields = (screen.list?.search ?? []).filter((name) => {
    const field = fieldOf(screen, name);
    return field !== undefined && !isPrivate(field.format);
  });
  if (fields.length === 0) errors.push({ field: 'search', code: 'unknown', text: texts.search });
  else if (!isSearchable(text)) errors.push({ field: 'search', code: 'characters', text: texts.characters });
  return { text, fields };
}
