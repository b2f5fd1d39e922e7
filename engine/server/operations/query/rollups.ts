import type { RecordQuery } from '../../../core/descriptor/query-types.ts';
import type { Field, Screen } from '../../../core/descriptor/types.ts';
import type { Call } from '../../kernel/call/service.ts';
import type { Platform } from '../../kernel/platform.ts';
import type { Condition, StoredRecord } from '../../kernel/ports/repository.ts';
import { mayList, queriedScreen, queryConditions } from './ask-query.ts';

/** Maximum number of ids in one statement; for more the whole table is grouped. */
const idsAtOnce = 1_000;

type RolledUp = Field & { rollup: RecordQuery & { via: string } };

/** Returns the fields of a screen that are computed from other records. */
function rollupsOf({ derived }: Pick<Screen, 'derived'>): RolledUp[] {
  return derived.filter((field): field is RolledUp => field.rollup !== undefined);
}

/** Returns the records with their rollups, by one statement for each rollup. Null where the other screen is not live or not accessible to the caller. */
export async function withRollups<Row extends StoredRecord>(
  platform: Platform,
  screen: Screen,
  call: Call,
  records: Row[],
  wanted?: readonly string[],
): Promise<Row[]> {
  const rollups = rollupsOf(screen).filter(({ name }) => wanted?.includes(name) ?? true);
  if (rollups.length === 0 || records.length === 0) return records;
  const ids = records.map(({ id }) => id);
  const values = await Promise.all(rollups.map((field) => rolledUp(platform, screen, field, call, ids)));
  return records.map((record) => ({ ...record, ...Object.fromEntries(rollups.map(({ name }, at) => [name, values[at]!(record.id)])) }));
}

/** Returns the rollup of each record of the screen, by id; null if the back-office does not show the caller those other records. */
export async function rolledUp(
  platform: Platform,
  screen: Pick<Screen, 'site'>,
  { rollup }: Pick<RolledUp, 'rollup'>,
  call: Call,
  ids: number[],
): Promise<(id: number) => unknown> {
  const binding = queriedScreen(platform, rollup);
  // On the portal nobody has rights: there the descriptor alone says what is told.
  const isOpen = binding && (screen.site === 'portal' || (await mayList(platform, binding.screen, call)));
  if (!isOpen) return () => null;
  const { via, aggregate, field } = rollup;
  const among: Condition[] = ids.length > idsAtOnce ? [] : [{ field: via, operator: 'in', value: ids }];
  const request = { conditions: queryConditions(binding, rollup, call, among), aggregate, column: field, groups: [{ column: via }] };
  const rows = await binding.repository.aggregate(platform.database.read, request);
  const found = new Map(rows.map(({ keys, value }) => [keys[0], value]));
  return (id) => found.get(id) ?? (aggregate === 'count' ? 0 : null);
}
