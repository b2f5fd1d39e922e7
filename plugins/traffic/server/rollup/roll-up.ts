import { type RawBuilder, sql } from 'kysely';
import type { Database, Query } from '../../../../engine/server/index.ts';
import { type Sums, sumsOf } from './sums.ts';

/** Rows of the log of one transaction: other calls wait for no more than these. */
const sliceRows = 2_000;
/** Sums of one statement. */
const statementRows = 100;

/**
 * Adds what has come into the access log to the sums of minutes, hours and days, in the order of its ids, until nothing is left or the run is to end.
 * The cursor moves in the transaction that adds, and only from where this run found it: a row counts once whoever dies or runs beside, however late it
 * came. Resolves to the number of rows.
 */
export async function rollUp(database: Database, signal: AbortSignal): Promise<number> {
  const end = await lastRow(database);
  let added = 0;
  while (!signal.aborted) {
    const from = await cursorOf(database);
    const rows = await database.read
      .selectFrom('access_log')
      .select(['id', 'time', 'service', 'app_key', 'account_id', 'ret', 'kind', 'ms', 'calls'])
      .where('id', '>', from)
      .where('id', '<=', end)
      .orderBy('id')
      .limit(sliceRows)
      .execute();
    const to = Number(rows.at(-1)?.id ?? from);
    if (rows.length === 0) break;
    const sums = sumsOf(rows);
    const isOurs = await database.transact((query) => addSums(query, sums, from, to), { waitForDisk: false });
    if (!isOurs) break;
    added += rows.length;
  }
  return added;
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
async function addSums(query: Query, { minutes, hours, days }: Sums, from: number, to: number): Promise<boolean> {
  const moved = await query.updateTable('traffic_cursor').set({ log_id: to }).where('log_id', '=', from).returning('id').executeTakeFirst();
  if (!moved) return false;
  for (const part of inParts(minutes)) {
    await query
      .insertInto('traffic_minute')
      .values(part)
      .onConflict((conflict) =>
        conflict.columns(['time', 'kind', 'ret_class']).doUpdateSet((update) => ({ calls: update('traffic_minute.calls', '+', update.ref('excluded.calls')) })),
      )
      .execute();
  }
  for (const part of inParts(hours)) {
    await query
      .insertInto('traffic_hour')
      .values(part)
      .onConflict((conflict) =>
        conflict.columns(['time', 'kind', 'ret_class', 'bucket']).doUpdateSet((update) => ({
          calls: update('traffic_hour.calls', '+', update.ref('excluded.calls')),
          ms: meanOf(sql.ref('traffic_hour.ms'), sql.ref('traffic_hour.calls')),
        })),
      )
      .execute();
  }
  for (const part of inParts(days)) {
    await query
      .insertInto('traffic_day')
      .values(part)
      .onConflict((conflict) =>
        conflict.columns(['time', 'service', 'app_key', 'kind', 'ret_class', 'bucket']).doUpdateSet((update) => ({
          calls: update('traffic_day.calls', '+', update.ref('excluded.calls')),
          ms: meanOf(sql.ref('traffic_day.ms'), sql.ref('traffic_day.calls')),
          account_id: update.ref('excluded.account_id'),
        })),
      )
      .execute();
  }
  return true;
}

/** Of what was there and what comes, each as often as it was. */
function meanOf(ms: RawBuilder<unknown>, calls: RawBuilder<unknown>): RawBuilder<number> {
  return sql<number>`(${ms} * ${calls} + excluded.ms * excluded.calls) / (${calls} + excluded.calls)`;
}

function inParts<Row>(rows: Row[]): Row[][] {
  return Array.from({ length: Math.ceil(rows.length / statementRows) }, (_, at) => rows.slice(at * statementRows, (at + 1) * statementRows));
}
