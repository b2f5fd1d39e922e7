import { allowedText } from '../parse/allowed-text.ts';
import { pointerOf } from '../parse/pointer.ts';
import { hasRowSource, type RowSourceFacts } from '../row-source.ts';
import type { Screen } from '../types.ts';
import type { Candidate, Report } from './shapes/check-context.ts';

/** Reports filters, sort orders and searches that the plugin behind a screen's rows does not support. */
export function checkRowSource({ screen }: Candidate, facts: ((screen: Screen) => RowSourceFacts | undefined) | undefined, report: Report): void {
  const rows = hasRowSource(screen) ? facts?.(screen) : undefined;
  if (!rows) return;
  const { list, own, where, source = '' } = screen;
  const only = (fields: [name: string, at: string][], known: readonly string[], does: 'filter' | 'sort' | 'search') => {
    for (const [found, at] of fields)
      if (!known.includes(found)) report(at, `plugin-source-${does}`, { found, source, allowed: allowedText(found, [...known]) });
  };
  const each = (names: readonly string[], at: string) => names.map((name, index): [string, string] => [name, `${at}/${index}`]);
  only(each(list?.filters ?? [], '/list/filters'), rows.filters, 'filter');
  only(each(list?.search ?? [], '/list/search'), rows.search ?? [], 'search');
  only(
    each(
      (list?.sort ?? []).map(({ field }) => field),
      '/list/sort',
    ),
    rows.sorts,
    'sort',
  );
  only(each(list?.sortable ?? [], '/list/sortable'), rows.sorts, 'sort');
  only(each(own, '/access/own'), rows.filters, 'filter');
  only(
    Object.keys(where ?? {}).map((name) => [name, pointerOf('access', 'where', name)]),
    rows.filters,
    'filter',
  );
  if (own.length > 1) report('/access/own', 'plugin-source-own', { source });
  // Tabs are a filter; without a number on each, as nobody counts the rows.
  only(list?.tabs === undefined ? [] : [[list.tabs, '/list/tabs']], rows.filters, 'filter');
  if (list?.groupBy !== undefined) report('/list/groupBy', 'plugin-source-counted', { found: 'groupBy', source }, 'key');
  if (list && list.summary.length > 0) report('/list/summary', 'plugin-source-counted', { found: 'summary', source }, 'key');
  if (list?.figure) report('/list/figure', 'plugin-source-counted', { found: 'figure', source }, 'key');
}
