import type { ScreenFile } from '../../file-types.ts';
import { holdsPhone } from '../../holds-phone.ts';
import { allowedText } from '../../parse/allowed-text.ts';
import { pointerOf } from '../../parse/pointer.ts';
import { isPrivate } from '../../private-formats.ts';
import type { TileFile } from '../../query-types.ts';
import type { Field } from '../../types.ts';
import type { Report } from './check-context.ts';
import type { QuerySurroundings } from './check-query.ts';

/** Checks a dashboard apart from the queries of its tiles. */
export function checkTiles(file: ScreenFile, surroundings: QuerySurroundings, report: Report): void {
  checkFilters(file, surroundings, report);
  checkTimes(file, report);
  for (const [row, tiles] of (file.dashboard?.tiles ?? []).entries()) {
    for (const [place, tile] of tiles.entries()) {
      const at = pointerOf('dashboard', 'tiles', row, place);
      checkLink(tile, surroundings, at, report);
      checkWords(tile, at, report);
    }
  }
}

/** A range and a comparison need queries by time. */
function checkTimes({ dashboard }: ScreenFile, report: Report): void {
  const isOfTime = ({ query }: TileFile) => typeof query.groupBy === 'object' || query.within !== undefined;
  if (!dashboard || dashboard.tiles.flat().some(isOfTime)) return;
  for (const word of ['range', 'compare'] as const)
    if (dashboard[word] !== undefined) report(`/dashboard/${word}`, 'dashboard-without-time', { found: word }, 'key');
}

/** Reports a filter of the dashboard that no tile has as a field. */
function checkFilters({ dashboard }: ScreenFile, { all }: QuerySurroundings, report: Report): void {
  const queried = new Set((dashboard?.tiles ?? []).flat().map(({ query }) => query.from));
  const fields = all.filter(({ screen }) => queried.has(screen.name)).flatMap(({ screen }) => screen.fields.filter(isFilterable));
  for (const [index, name] of (dashboard?.filters ?? []).entries()) {
    const names = [...new Set(fields.map((field) => field.name))];
    if (!names.includes(name)) report(`/dashboard/filters/${index}`, 'dashboard-filter', { found: name, allowed: allowedText(name, names) });
  }
}

/** Checks that the list behind a tile exists. */
function checkLink({ link }: TileFile, { all, broken }: QuerySurroundings, at: string, report: Report): void {
  if (link === undefined || all.some(({ screen }) => screen.name === link)) return;
  const names = all.flatMap(({ screen }) => (screen.list ? [screen.name] : []));
  if (broken.has(link)) report(`${at}/link`, 'ref-screen-broken', { found: link });
  else report(`${at}/link`, 'ref-unknown-screen', { found: link, allowed: allowedText(link, names) });
}

/** Reports keywords the drawing ignores, and an error threshold below that of the warning. */
function checkWords({ as, columns, thresholds }: TileFile, at: string, report: Report): void {
  if (columns && as !== 'list') report(`${at}/columns`, 'query-part-idle', { found: 'columns', use: as }, 'key');
  if (!thresholds) return;
  const { warning, error } = thresholds;
  if (as !== 'stat') report(`${at}/thresholds`, 'query-part-idle', { found: 'thresholds', use: as }, 'key');
  else if (warning !== undefined && error !== undefined && warning >= error) report(`${at}/thresholds/warning`, 'tile-never-warns', { found: warning, error });
}

function isFilterable(field: Field): boolean {
  return !isPrivate(field.format) && !holdsPhone(field) && field.type !== 'array' && field.type !== 'object';
}
