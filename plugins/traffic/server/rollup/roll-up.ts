import { type RawBuilder, sql } from 'kysely';
import { anyTable, type Database, type DynamicQuery, type Query } from '../../../../engine/server/index.ts';
import { fillCoarser, fillWithin } from './fill-coarser.ts';
import { bucketOf } from './latency-bucket.ts';
import { isTimed, sumsOf, type sumTables } from './sums.ts';

/** Rows of the log that are added up at once: the embedded database works in this thread, where other calls wait for no more than these. */
const sliceRows = { sqlite: 2_000, postgres: 10_000 };
/** Sums of one statement. */
const statementRows = 100;

/**
 * Adds what has come into the access log to the sums of minutes, hours and days, in the order of its ids, until nothing is left or the run is to end.
 * The cursor moves in the transaction that adds, and only from where this run found it: a row counts once whoever dies or runs beside, however late it
 * came. Resolves to the number of rows.
 */
export async function rollUp(database: Database, signal: AbortSignal): Promise<number> {
  await fillCoarser(database);
  const end = await lastRow(database);
  let added = 0;
  while (!signal.aborted) {
    const from = await cursorOf(database);
    const groups = await groupsBehind(database, from, end);
    const to = Number(groups.at(-1)?.id ?? from);
    if (groups.length === 0) break;
    const sums = sumsOf(groups);
    const isOurs = await database.transact((query) => addSums(query, sums, from, to), { waitForDisk: false });
    if (!isOurs) break;
    for (const { rows } of groups) added += Number(rows);
  }
  return added;
}

/**
 * The next rows of the log, alike ones as one: with the mean of their times, which rounding may put into the next bucket, and the least of them. The
 * database puts them together, because it would take longer to read each here than to add it up. In the order of their last ids.
 */
function groupsBehind(database: Database, from: number, end: number) {
  const minute = database.dialect === 'sqlite' ? sql<string>`substr(time, 1, 16) || 'Z'` : sql<string>`date_trunc('minute', time)`;
  return database.read
    .selectFrom((log) =>
      log
        .selectFrom('access_log')
        .select(['id', 'service', 'app_key', 'account_id', 'ret', 'kind', 'ms'])
        .select([minute.as('time'), bucketOf(sql.ref('ms')).as('bucket'), sql<number>`coalesce(calls, 1)`.as('calls')])
        .where('id', '>', from)
        .where('id', '<=', end)
        .orderBy('id')
        .limit(sliceRows[database.dialect])
        .as('slice'),
    )
    .select(['time', 'service', 'app_key', 'account_id', 'ret', 'kind'])
    .select(({ fn }) => [fn.max('id').as('id'), fn.min('ms').as('least'), fn.countAll().as('rows'), fn.sum('calls').as('calls')])
    .select(sql<number>`sum(ms * calls) / sum(calls)`.as('ms'))
    .groupBy(['time', 'service', 'app_key', 'account_id', 'ret', 'kind', 'bucket'])
    .orderBy('id')
    .execute();
}

/** Where the sums stand; the cursor begins at nothing. */
async function cursorOf(database: Database): Promise<number> {
  const row = await database.read.selectFrom('traffic_cursor').select('log_id').orderBy('id').executeTakeFirst();
  if (row) return Number(row.log_id);
  await database.transact(async (query) => {
    await database.hold(query, 'traffic_cursor');
    const known = await query.selectFrom('traffic_cursor').select('id').executeTakeFirst();
    if (!known) await query.insertInto('traffic_cursor').values({ log_id: 0 }).execute();
  });
  return 0;
}

/**
 * The last row before which none can come any more: ids are given before their transactions end, and those that write the log share a hold on its
 * name, so that nobody is under way while this one is held alone.
 */
function lastRow(database: Database): Promise<number> {
  return database.transact(
    async (query) => {
      await database.hold(query, 'access_log');
      const row = await query.selectFrom('access_log').select('id').orderBy('id', 'desc').limit(1).executeTakeFirst();
      return Number(row?.id ?? 0);
    },
    { waitForDisk: false },
  );
}

/** False where another run has moved the cursor meanwhile: then nothing is added. */
async function addSums(query: Query, sums: ReturnType<typeof sumsOf>, from: number, to: number): Promise<boolean> {
  const moved = await query.updateTable('traffic_cursor').set({ log_id: to }).where('log_id', '=', from).returning('id').executeTakeFirst();
  if (!moved) return false;
  await fillWithin(query);
  for (const [one, rows] of sums) for (const part of inParts(rows)) await addRows(anyTable(query), one, part);
  return true;
}

function addRows(query: DynamicQuery, one: (typeof sumTables)[number], rows: Record<string, unknown>[]): Promise<unknown> {
  const { table, keys } = one;
  const [calls, ms] = [sql.ref(`${table}.calls`), sql.ref(`${table}.ms`)];
  return query
    .insertInto(table)
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['time', ...keys]).doUpdateSet({
        calls: sql`${calls} + excluded.calls`,
        ...(isTimed(one) && { ms: meanOf(ms, calls) }),
        ...(keys.includes('app_key') && { account_id: sql`excluded.account_id` }),
      }),
    )
    .execute();
}

/** Of what was there and what comes, each as often as it was. */
function meanOf(ms: RawBuilder<unknown>, calls: RawBuilder<unknown>): RawBuilder<number> {
  return sql<number>`(${ms} * ${calls} + excluded.ms * excluded.calls) / (${calls} + excluded.calls)`;
}

function inParts<Row>(rows: Row[]): Row[][] {
  return Array.from({ length: Math.ceil(rows.length / statementRows) }, (_, at) => rows.slice(at * statementRows, (at + 1) * statementRows));
}
