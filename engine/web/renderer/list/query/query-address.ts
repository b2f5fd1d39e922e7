import { fieldOf } from '../../../../core/descriptor/field-of.ts';
import { defaults } from '../../../../core/descriptor/normalize/defaults.ts';
import { sortKeyOf } from '../../../../core/descriptor/normalize/sort-key.ts';
import type { Screen, SortKey } from '../../../../core/descriptor/types.ts';
import { type FilterOperator, filterOperators } from '../../../../core/protocol/filter.ts';
import { defaultFilters } from './default-filters.ts';
import { parseBoolean, parseFilterValue } from './filter-values.ts';
import type { FilterValue, ListCondition, ListQuery } from './list-query.ts';
import { isSortable } from './sort-state.ts';

const filterPrefix = 'filter.';
/** Says that nothing is filtered where the list has filters of its own. */
const unfiltered = 'filter';
/** As many as the List call takes. */
const maxSortKeys = 5;

/**
 * The query string of a list: `?q=tea&filter.status.in=shown&filter.publish_time.from=2026-01-01&sort=-id&page=2`.
 * What is at its default is left out, so an untouched list has none.
 */
export function addressOf(screen: Screen, query: ListQuery): URLSearchParams {
  const params = new URLSearchParams();
  if (query.search) params.set('q', query.search);
  const usual = defaultFilters(screen);
  const isUsual = JSON.stringify(query.filters) === JSON.stringify(usual);
  if (!isUsual && Object.keys(query.filters).length === 0) params.set(unfiltered, 'none');
  for (const [field, condition] of isUsual ? [] : Object.entries(query.filters)) {
    for (const [operator, part] of Object.entries(condition)) {
      for (const value of Array.isArray(part) ? part : [part]) params.append(`${filterPrefix}${field}.${operator}`, String(value));
    }
  }
  if (query.sort.length > 0) params.set('sort', sortText(query.sort));
  if (query.page > 1) params.set('page', String(query.page));
  if (query.perPage !== defaults.pageSize) params.set('size', String(query.perPage));
  if (query.trash) params.set('trash', '1');
  if (query.view !== undefined) params.set('view', query.view);
  if (query.open !== undefined) params.set('open', String(query.open));
  return params;
}

/** `-topping,sort`: the form of the List call and of the address. */
export function sortText(sort: SortKey[]): string {
  return sort.map((key) => (key.descending ? `-${key.field}` : key.field)).join(',');
}

/** Reads an address as far as it makes sense for the screen; a foreign or broken part is left out. */
export function queryOfAddress(screen: Screen, params: URLSearchParams): ListQuery {
  const perPage = positive(params.get('size'));
  const view = params.get('view');
  return {
    search: params.get('q') ?? '',
    filters: [...params.keys()].some((key) => key === unfiltered || key.startsWith(filterPrefix)) ? filtersOf(screen, params) : defaultFilters(screen),
    sort: (params.get('sort') ?? '')
      .split(',')
      .map(sortKeyOf)
      .filter(({ field }, index, keys) => index < maxSortKeys && isSortedBy(screen, field) && keys.findIndex((key) => key.field === field) === index),
    page: positive(params.get('page')) ?? 1,
    perPage: perPage !== undefined && (defaults.pageSizes as readonly number[]).includes(perPage) ? perPage : defaults.pageSize,
    trash: params.get('trash') === '1',
    ...(view === null ? {} : { view }),
    ...openOf(params),
  };
}

function isSortedBy(screen: Screen, name: string): boolean {
  const field = fieldOf(screen, name);
  return field !== undefined && isSortable(screen, field);
}

function openOf(params: URLSearchParams): { open?: number } {
  const open = positive(params.get('open'));
  return open === undefined ? {} : { open };
}

/** `filter.status=shown` without an operator is the short form of links from elsewhere: one of these values. */
function filtersOf(screen: Screen, params: URLSearchParams): Record<string, ListCondition> {
  const filters: Record<string, ListCondition> = {};
  for (const [key, text] of params) {
    const [, name = '', word] = /^filter\.([a-z][a-z0-9_]*)(?:\.([a-z]+))?$/.exec(key) ?? [];
    const operator = word === undefined ? 'in' : filterOperators.find((known) => known === word);
    const field = fieldOf(screen, name);
    if (!field || !operator || !mayFilter(screen, name)) continue;
    const value = operator === 'empty' ? parseBoolean(text) : parseFilterValue(field, text);
    if (value === undefined) continue;
    filters[name] = { ...filters[name], ...withValue(filters[name], operator, value) };
  }
  return filters;
}

function withValue(condition: ListCondition | undefined, operator: FilterOperator, value: FilterValue): ListCondition {
  if (operator !== 'in') return { [operator]: value };
  const known = condition?.in;
  return { in: [...(Array.isArray(known) ? known : []), value] };
}

/** Whether an address may filter by this field: a filter of the list, the field of its tabs, or `id`. */
export function mayFilter(screen: Screen, name: string): boolean {
  return screen.list !== undefined && (name === 'id' || screen.list.filters.includes(name) || screen.list.tabs === name);
}

function positive(text: string | null): number | undefined {
  const number = Number(text);
  return text !== null && Number.isSafeInteger(number) && number > 0 ? number : undefined;
}
