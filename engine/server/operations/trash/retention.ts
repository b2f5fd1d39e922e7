import { type Platform, requireScreen } from '../../kernel/platform.ts';
import type { CallKind } from '../../kernel/ports/access-log.ts';
import { anyTable, type Database, type Query } from '../../kernel/ports/database.ts';

type Retained = 'requests' | 'jobs' | 'messages' | `calls_${CallKind}`;

/** Returns the moment before which things of a kind are no longer retained, by the screen `retention`. ISO, UTC. */
export async function retainedSince(platform: Platform, kind: Retained): Promise<string> {
  const screen = requireScreen(platform, 'retention');
  const name = `${kind}_days`;
  const record = await platform.repositories.of(screen)?.findBy(platform.database.read, {});
  const days = Number(record?.[name] ?? screen.fields.find((field) => field.name === name)?.default);
  return new Date(Date.now() - days * 86_400_000).toISOString();
}

/** Rows of one transaction: other writes wait for no more than these. */
const batchRows = 2_000;

/**
 * Deletes rows of a log in batches, the oldest first, until none is left or the run is to end. Resolves to their number.
 * @param find returns the next ids, at most so many
 * @param before upper limit of their `time`, which limits the partitions of a table divided by months
 */
export async function removeOld(
  database: Database,
  table: 'access_log' | 'job' | 'message' | 'log_gap' | 'request_log' | 'traffic_minute',
  signal: AbortSignal,
  find: (query: Query, most: number) => Promise<{ id: unknown }[]>,
  before?: string,
): Promise<number> {
  let removed = 0;
  while (!signal.aborted) {
    const ids = (await find(database.read, batchRows)).map(({ id }) => Number(id));
    const remove = (query: Query) => {
      const found = anyTable(query).deleteFrom(table).where('id', 'in', ids);
      return (before === undefined ? found : found.where('time', '<', before)).execute();
    };
    if (ids.length > 0) await database.transact(remove, { waitForDisk: false });
    removed += ids.length;
    if (ids.length < batchRows) break;
  }
  return removed;
}
