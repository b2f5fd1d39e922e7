import { unpublishInterface } from '../../../designer/calls/publish-calls.ts';
import { anyTable, type DemoRows, type Platform, type Query } from '../../../engine/server/index.ts';
import { apps } from './apps.ts';
import { asSuperAdmin } from './calls/as-account.ts';
import { goods } from './interfaces.ts';
import { removeMoney } from './money/remove-money.ts';
import { removeSupport } from './support/remove-support.ts';

const day = 86_400_000;
const shanghai = 8 * 3_600_000;

/** What demo cases and tasks have left behind since, which would keep them: table, column and whose. */
const runs = [
  ['test_snapshot', 'case_id', 'test_case'],
  ['scheduled_task_run', 'task_id', 'scheduled_task'],
] as const;

/** Sums of days by fewer columns. */
const daySums = [
  'traffic_day_kind',
  'traffic_day_service_mean',
  'traffic_day_app_mean',
  'traffic_day_service_speed',
  'traffic_day_service',
  'traffic_day_app',
  'traffic_day_pair',
] as const;

/**
 * Unpublishes the demo interfaces, takes them out of the product, and removes money, work orders, the messages of then, the month of calls and logins
 * with its sums, and the table of goods.
 */
export async function removeDemo(platform: Platform, rows: DemoRows): Promise<void> {
  const { at, tables } = rows;
  const { database } = platform;
  const [first, last] = tables.interface_definition ?? [0, -1];
  const published = database.read.selectFrom('interface_definition').select('id').where('status', '=', 'published').where('id', '>=', first);
  const run = await asSuperAdmin(platform);
  for (const { id } of await published.where('id', '<=', last).execute()) await run(unpublishInterface, { id });
  await removeMoney(platform, rows);
  await removeSupport(platform, rows);
  await database.transact(async (query) => {
    for (const table of ['access_log', 'login_log', 'message']) {
      const [from, to] = tables[table] ?? [0, -1];
      await anyTable(query).deleteFrom(table).where('id', '>=', from).where('id', '<=', to).execute();
    }
    for (const [table, column, of] of runs) {
      const [from, to] = tables[of] ?? [0, -1];
      await anyTable(query).deleteFrom(table).where(column, '>=', from).where(column, '<=', to).execute();
    }
    // The settings of an interface outlive it, and would keep the product.
    const [from, to] = tables.service_setting ?? [0, -1];
    await query.updateTable('service_setting').set({ product_id: null }).where('id', '>=', from).where('id', '<=', to).execute();
    await removeSums(query, at);
    await countToday(query, at);
    await removeGoods(query, last);
  });
}

/** Where no interface of somebody's own is over the table. */
async function removeGoods(query: Query, lastDemo: number): Promise<void> {
  const others = query.selectFrom('interface_definition').select('id').where('id', '>', lastDemo).where('deleted_at', 'is', null);
  const other = await others.where('definition', 'like', `%"${goods.table}"%`).executeTakeFirst();
  if (!other) await query.schema.dropTable(goods.table).ifExists().execute();
}

/** All that happened before the platform was there, and what its first day has of demo apps. */
async function removeSums(query: Query, at: string): Promise<void> {
  await query.deleteFrom('traffic_minute').where('time', '<=', at).execute();
  await query.deleteFrom('traffic_hour').where('time', '<=', at).execute();
  const firstDay = new Date(Math.floor((Date.parse(at) + shanghai) / day) * day - shanghai).toISOString();
  await query.deleteFrom('traffic_day').where('time', '<', firstDay).execute();
  const keys = ['', ...apps.map(({ app_key }) => app_key)];
  await query.deleteFrom('traffic_day').where('time', '=', firstDay).where('app_key', 'in', keys).execute();
  // Days by fewer columns cannot tell the apps apart any more: the schedule of the sums makes them anew from what is left.
  for (const table of daySums) await query.deleteFrom(table).execute();
}

/** The first day's sums by outcome anew, from the calls that remain. */
async function countToday(query: Query, at: string): Promise<void> {
  const date = new Date(Date.parse(at) + shanghai).toISOString().slice(0, 10);
  await query.deleteFrom('access_day').where('date', '<=', date).execute();
  const end = new Date(Date.parse(`${date}T00:00:00+08:00`) + day).toISOString();
  const rows = await query.selectFrom('access_log').select(['ret', 'calls']).where('time', '<', end).execute();
  const sums = new Map<string, number>();
  for (const { ret, calls } of rows) {
    const kind = ret === 200 ? 'ok' : ret >= 500 ? 'failed' : 'refused';
    sums.set(kind, (sums.get(kind) ?? 0) + (calls ?? 1));
  }
  for (const [kind, calls] of sums) await query.insertInto('access_day').values({ date, kind, calls }).execute();
}
