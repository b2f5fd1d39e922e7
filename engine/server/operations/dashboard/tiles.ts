import { texts } from '../../../../generated/words/engine-server/tiles.ts';
import type { TileAnswer, TilesAnswer } from '../../../core/answers/tiles-answer.ts';
import { fieldOf } from '../../../core/descriptor/field-of.ts';
import { formatTypeOf } from '../../../core/descriptor/formats.ts';
import { holdsPhone } from '../../../core/descriptor/holds-phone.ts';
import { isPrivate } from '../../../core/descriptor/private-formats.ts';
import type { Dashboard, RecordQuery, Tile } from '../../../core/descriptor/query-types.ts';
import type { Screen } from '../../../core/descriptor/types.ts';
import { fillText } from '../../../core/text/text.ts';
import { InputError } from '../../kernel/call/errors.ts';
import type { Call } from '../../kernel/call/service.ts';
import type { Platform } from '../../kernel/platform.ts';
import type { AggregateRow, FieldCondition } from '../../kernel/ports/repository.ts';
import type { ScreenBinding } from '../binding/screen-binding.ts';
import { askQuery, mayList, queriedScreen, queryConditions } from '../query/ask-query.ts';
import { listRecords } from '../read/list.ts';
import { parseFilter } from '../read/list-filters.ts';
import { referenceLabels } from '../read/reference-labels.ts';
import { drawnStarts, rangeBefore, type TimeRange, timeRangeOf, withinRange } from './time-range.ts';

/** Default number of records of a list tile. */
const listed = 5;

/** `Tiles`: returns everything a dashboard shows, in one call. */
export async function dashboardTiles(platform: Platform, { dashboard }: Screen, call: Call): Promise<TilesAnswer> {
  const { tiles, range: usual, compare, filters }: Dashboard = dashboard!;
  const range = timeRangeOf(call.params, usual);
  const wanted = filtersOf(call.params.filters, filters);
  const answers = tiles.map((row) =>
    Promise.all(
      row.map(async (tile) => {
        const binding = queriedScreen(platform, tile.query);
        if (!binding || !(await mayList(platform, binding.screen, call))) return null;
        call.signal.throwIfAborted();
        return tileAnswer(binding, tile, call, range, narrowing(binding.screen, wanted), compare);
      }),
    ),
  );
  return { from: range.from, to: range.to, tiles: await Promise.all(answers) };
}

async function tileAnswer(
  binding: ScreenBinding,
  { as, query }: Tile,
  call: Call,
  range: TimeRange,
  narrowed: FieldCondition[],
  compare: boolean,
): Promise<TileAnswer> {
  const { groupBy, series } = query;
  const time = groupBy?.isTime ? groupBy.field : query.within;
  const within = (one: TimeRange) => [...narrowed, ...(time === undefined ? [] : withinRange(time, isDay(binding.screen, time), one))];
  if (as === 'list') {
    const params = { per_page: query.limit ?? listed };
    const { items, refs } = await listRecords(binding, { ...call, params }, { sort: query.sort, conditions: queryConditions(binding, query, call, narrowed) });
    return { items, refs };
  }
  const one: RecordQuery = { ...query, groupBy: groupBy?.isTime ? undefined : groupBy };
  const isOneNumber = as === 'stat' || groupBy === undefined;
  const [value, previous, rows] = await Promise.all([
    isOneNumber ? numberOf(binding, one, call, within(range)) : undefined,
    isOneNumber && compare && time !== undefined ? numberOf(binding, one, call, within(rangeBefore(range))) : undefined,
    groupBy && (!groupBy.isTime || groupBy.bucket) ? askQuery(binding, query, call, within(range)) : undefined,
  ]);
  return {
    ...(isOneNumber && { value }),
    ...(previous !== undefined && { previous }),
    ...(rows && { rows }),
    ...(groupBy?.bucket && {
      stretches: drawnStarts(
        range,
        groupBy.bucket,
        (rows ?? []).map(({ keys }) => keys[0]),
      ),
    }),
    refs: rows ? await labelsOf(binding, call, [groupBy?.isTime ? undefined : groupBy?.field, series], rows) : {},
  };
}

async function numberOf(binding: ScreenBinding, query: RecordQuery, call: Call, more: FieldCondition[]): Promise<unknown> {
  const [row] = await askQuery(binding, query, call, more);
  return row?.value ?? null;
}

/** Returns the labels of the records that rows are grouped by. */
function labelsOf({ platform, screen }: ScreenBinding, call: Call, fields: (string | undefined)[], rows: AggregateRow[]): Promise<TileAnswer['refs']> {
  const names = fields.filter((name) => name !== undefined);
  const records = rows.map(({ keys }) => Object.fromEntries(names.map((name, at) => [name, keys.length === names.length ? keys[at] : keys.at(-1)])));
  return referenceLabels(platform, screen, call, records);
}

function isDay(screen: Screen, name: string): boolean {
  const format = fieldOf(screen, name)?.format;
  return format !== undefined && formatTypeOf(format).comparedAs === 'day';
}

function filtersOf(input: unknown, allowed: readonly string[]): Record<string, unknown> {
  const filters: Record<string, unknown> = typeof input === 'object' && input !== null ? { ...input } : {};
  const errors = Object.entries(filters).flatMap(([name, value]) => {
    if (!allowed.includes(name)) return [{ field: 'filters', code: 'unknown', text: fillText(texts.unknown, { name, allowed: allowed.join(', ') }) }];
    const isOne = typeof value === 'string' || typeof value === 'boolean' || Number.isSafeInteger(value);
    return isOne ? [] : [{ field: `filters.${name}`, code: 'type', text: fillText(texts.value, { name }) }];
  });
  if (errors.length > 0) throw new InputError(errors);
  return filters;
}

/** Applies the filters of a dashboard to records that have such a field. Throws InputError for a value the field cannot have. */
function narrowing(screen: Screen, filters: Record<string, unknown>): FieldCondition[] {
  const found = Object.entries(filters).flatMap(([name, value]) => {
    const field = fieldOf(screen, name);
    return field && !isPrivate(field.format) && !holdsPhone(field) ? [parseFilter(field, value)] : [];
  });
  const errors = found.flatMap((one) => one.errors);
  if (errors.length > 0) throw new InputError(errors);
  return found.flatMap((one) => one.conditions);
}
