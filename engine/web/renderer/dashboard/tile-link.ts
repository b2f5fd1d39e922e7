import type { TilesRequest } from '../../../core/answers/tiles-answer.ts';
import { fieldOf } from '../../../core/descriptor/field-of.ts';
import { formatTypeOf } from '../../../core/descriptor/formats.ts';
import type { Tile } from '../../../core/descriptor/query-types.ts';
import type { Screen } from '../../../core/descriptor/types.ts';
import { parseDate } from '../../../core/text/date.ts';
import { defaultFilters } from '../list/query/default-filters.ts';
import { emptyQuery, type ListCondition } from '../list/query/list-query.ts';
import { addressOf, mayFilter } from '../list/query/query-address.ts';

const dayLength = 86_400_000;

/** What a dashboard shows right now. */
export interface Shown {
  /** First and last day. */
  from: string;
  to: string;
  filters: TilesRequest['filters'];
}

/** The list behind a tile, narrowed as the tile is, as far as that list filters by the same fields. Undefined where there is no list. */
export function tileLink(
  { query: { where, groupBy, within } }: Pick<Tile, 'query'>,
  target: Screen,
  shown: Shown,
): { path: string; search: string } | undefined {
  const { routes, fields, list } = target;
  if (routes.list === undefined || !list) return undefined;
  const chosen = Object.entries(shown.filters ?? {}).map(([name, value]): [string, ListCondition] => [name, { eq: value }]);
  const time = groupBy?.isTime ? groupBy.field : within;
  const conditions: [string, ListCondition][] = [
    ...Object.entries(defaultFilters({ fields, list: { ...list, filter: where } })),
    ...chosen,
    ...(time === undefined ? [] : [[time, daysAs(target, time, shown)] satisfies [string, ListCondition]]),
  ];
  const filters = Object.fromEntries(conditions.filter(([name, condition]) => mayFilter(target, name) && Object.keys(condition).length > 0));
  return { path: routes.list, search: searchOf(addressOf(target, { ...emptyQuery, filters })) };
}

function daysAs(screen: Screen, name: string, { from, to }: Shown): ListCondition {
  const format = fieldOf(screen, name)?.format;
  if (format && formatTypeOf(format).comparedAs === 'day') return { from, to };
  const [start, last] = [parseDate(from), parseDate(to)];
  if (start === null || last === null) return {};
  return { from: new Date(start).toISOString(), to: new Date(last + dayLength - 1).toISOString() };
}

function searchOf(params: URLSearchParams): string {
  return params.size > 0 ? `?${params}` : '';
}
