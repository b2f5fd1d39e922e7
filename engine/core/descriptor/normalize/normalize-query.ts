import type { Dashboard, DashboardFile, QueryFile, RecordQuery, Related, RelatedFile, Summary, SummaryFile } from '../query-types.ts';
import { sortKeyOf } from './sort-key.ts';

/**
 * Returns a query with its defaults.
 * @param own the screen it stands on, which is queried if the file names none
 */
export function normalizeQuery({ from, groupBy, aggregate, sort, ...rest }: QueryFile, own: string): RecordQuery {
  return {
    ...rest,
    from: from ?? own,
    groupBy:
      groupBy === undefined
        ? undefined
        : typeof groupBy === 'string'
          ? { field: groupBy, isTime: false }
          : { field: groupBy.time, bucket: groupBy.bucket, isTime: true },
    aggregate: aggregate ?? 'count',
    sort: (sort ?? []).map(sortKeyOf),
  };
}

/** Returns related lists with their defaults, in the order of the file. */
export function normalizeRelated(related: Record<string, RelatedFile> | undefined, own: string): Related[] {
  return Object.entries(related ?? {}).map(([name, { label, query, as, columns, parts, add }]) => {
    const normal = normalizeQuery(query, own);
    return { name, label, query: { ...normal, via: normal.via ?? '' }, as: as ?? 'table', columns, parts: parts ?? {}, add };
  });
}

/** Returns the totals of a list in the order of the file. */
export function normalizeSummary(summary: Record<string, SummaryFile> | undefined): Summary[] {
  return Object.entries(summary ?? {}).map(([name, one]) => ({ name, ...one }));
}

/** Returns a dashboard with its defaults; undefined for other screens. */
export function normalizeDashboard(dashboard: DashboardFile | undefined, own: string): Dashboard | undefined {
  if (!dashboard) return undefined;
  const { range, compare, filters, live, tiles } = dashboard;
  return {
    range: range ?? '7d',
    compare: compare ?? false,
    filters: filters ?? [],
    isLive: live ?? false,
    tiles: tiles.map((row) => row.map((tile) => ({ ...tile, query: normalizeQuery(tile.query, own) }))),
  };
}
