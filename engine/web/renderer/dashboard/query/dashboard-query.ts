import type { TilesRequest } from '../../../../core/answers/tiles-answer.ts';
import { fieldOf } from '../../../../core/descriptor/field-of.ts';
import { type Range, ranges } from '../../../../core/descriptor/query-types.ts';
import type { Screen } from '../../../../core/descriptor/types.ts';
import { parseFilterValue } from '../../list/query/filter-values.ts';

/** What a dashboard is looked at by. It stands in the address as a whole, so a link gives the same view. */
export interface DashboardQuery {
  /** Left out: the dashboard's own, or the days below. */
  range?: Range;
  from?: string;
  to?: string;
  /** By field, as text. */
  filters: Record<string, string>;
}

const day = /^\d{4}-\d{2}-\d{2}$/;
const prefix = 'filter.';

/** Reads `?range=30d&filter.app_id=3` or `?from=2026-11-01&to=2026-11-07`; a foreign or broken part is left out. */
export function dashboardQueryOf({ dashboard }: Pick<Screen, 'dashboard'>, params: URLSearchParams): DashboardQuery {
  const range = ranges.find((known) => known === params.get('range'));
  const [from, to] = [params.get('from') ?? '', params.get('to') ?? ''];
  const hasDays = range === undefined && day.test(from) && day.test(to) && from <= to;
  const filters = (dashboard?.filters ?? []).flatMap((name): [string, string][] => {
    const text = params.get(prefix + name);
    return text ? [[name, text]] : [];
  });
  return { ...(range && { range }), ...(hasDays && { from, to }), filters: Object.fromEntries(filters) };
}

/** The address that `dashboardQueryOf` reads. */
export function dashboardAddress({ range, from, to, filters }: DashboardQuery): URLSearchParams {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries({ range, from, to })) if (value !== undefined) params.set(name, value);
  for (const [name, value] of Object.entries(filters)) params.set(prefix + name, value);
  return params;
}

/**
 * The request of the Tiles call.
 * @param screens those the filters' fields are of, as far as they are known; a filter no screen has is not asked
 */
export function tilesRequestOf({ filters, ...range }: DashboardQuery, screens: readonly Pick<Screen, 'fields'>[]): TilesRequest {
  const typed = Object.entries(filters).flatMap(([name, text]) => {
    const field = screens.flatMap((screen) => fieldOf(screen, name) ?? [])[0];
    const value = field && parseFilterValue(field, text);
    return value === undefined ? [] : [[name, value] as const];
  });
  return { ...range, ...(typed.length > 0 && { filters: Object.fromEntries(typed) }) };
}
