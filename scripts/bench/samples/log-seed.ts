import { type RawBuilder, sql } from 'kysely';
import { platformOffset } from '../../../engine/core/text/date.ts';
import { openDatabase } from '../../../engine/server/data/open-database.ts';
import { isOurIndex } from '../../../engine/server/data/sql/index-name.ts';
import type { Database } from '../../../engine/server/index.ts';
import { accessLogTable } from '../../../plugins/apps/server/usage/access-log-table.ts';
import { fillCoarser } from '../../../plugins/traffic/server/rollup/fill-coarser.ts';

const apps = 1_000;
/** Interfaces there are, and those that one of the quieter apps calls. */
const interfaces = { all: 200, each: 12 };
/** Minutes the rows are spread over, four weeks; those of a minute share its moment: bursts. */
const minutes = 40_000;
/** Hours that sums of minutes are kept. */
const minuteHours = 48;
/** Rows of one statement. */
const batch = 500_000;

/** App key of the application most calls are of, and of one of the many that call now and then; the account of the first one. */
export const loudApp = 'app-0';
export const quietApp = 'app-777';
export const loudAccount = 1;

/** What the two databases write differently. */
interface Words {
  series(start: number, count: number): RawBuilder<unknown>;
  /** Of minutes ago. */
  moment(newest: number, ago: string): string;
  repeated(text: string, times: string): string;
  hex(number: string): string;
  floor(number: string): string;
  /** When the interval began that the time lies in, on the clocks of the platform. */
  started(interval: 'minute' | 'hour' | 'day'): string;
  date: string;
}

const sqlite: Words = {
  series: (start, count) =>
    sql`(with recursive n(i) as (values(${sql.lit(start)}) union all select i + 1 from n where i < ${sql.lit(start + count - 1)}) select i from n) as n`,
  moment: (newest, ago) => `strftime('%Y-%m-%dT%H:%M:%S.000Z', (${newest} - (${ago}) * 60000) / 1000, 'unixepoch')`,
  repeated: (text, times) => `substr(replace(hex(zeroblob(1000)), '00', '${text}'), 1, ${times})`,
  hex: (number) => `printf('%08x', ${number})`,
  floor: (number) => `cast(floor(${number}) as integer)`,
  started: (interval) =>
    interval === 'day'
      ? `strftime('%Y-%m-%dT%H:%M:%S.000Z', date(time, '+${platformOffset} minutes'), '-${platformOffset} minutes')`
      : `strftime('%Y-%m-%dT%H:${interval === 'hour' ? '00' : '%M'}:00.000Z', time)`,
  date: `strftime('%Y-%m-%d', time, '+${platformOffset} minutes')`,
};

const postgres: Words = {
  series: (start, count) => sql`generate_series(${sql.lit(start)}::bigint, ${sql.lit(start + count - 1)}::bigint) as n(i)`,
  moment: (newest, ago) => `to_timestamp((${newest} - (${ago}) * 60000.0) / 1000.0)`,
  repeated: (text, times) => `repeat('${text}', (${times})::int)`,
  hex: (number) => `lpad(to_hex(${number}), 8, '0')`,
  floor: (number) => `floor(${number})::int`,
  started: (interval) =>
    `(date_trunc('${interval}', time at time zone 'UTC' + interval '${platformOffset} minutes') - interval '${platformOffset} minutes') at time zone 'UTC'`,
  date: `to_char(time at time zone 'UTC' + interval '${platformOffset} minutes', 'YYYY-MM-DD')`,
};

/**
 * Calls of apps up to now, written by the database itself: every other one of a single app, a fifth refused, parameters of 10 to 2,000
 * characters, moments that hundreds share, apps that call a dozen interfaces each. All sums are made of them, by the database, too. The indexes of the
 * log go first: the next start of the server makes them again, as it does for an installation that is brought up to date.
 */
export async function seedLog(target: { dataFolder: string; databaseUrl: string | undefined }, rows: number): Promise<void> {
  const database = await openDatabase(target);
  const words = target.databaseUrl === undefined ? sqlite : postgres;
  const existing = await database.inspect('access_log');
  // What no start makes again belongs to the table.
  const indexes = existing?.indexes.filter(({ name }) => isOurIndex(name)) ?? [];
  await database.apply(indexes.map(({ name }) => ({ kind: 'drop-index', table: 'access_log', name })));
  const days = Math.ceil((minutes + 1) / 1_440) * 86_400_000;
  await database.months?.open(accessLogTable, new Date(Date.now() - days), new Date());
  await writeCalls(database, words, rows);
  await writeSums(database, words);
  await database.transact((query) => sql.raw('analyze').execute(query));
  await database.close();
}

async function writeCalls(database: Database, words: Words, rows: number): Promise<void> {
  const newest = Math.floor(Date.now() / 60_000) * 60_000;
  const perMinute = Math.max(1, Math.round(rows / minutes));
  // Looks like chance and is the same each time.
  const chance = '(i * 2654435761 % 4294967296)';
  const app = `case when i % 2 = 0 then 0 else ${chance} / 7 % ${apps} end`;
  const service = `case when i % 2 = 0 then ${chance} / 11 % ${interfaces.all} else (${chance} / 7 % ${apps} * 17 + ${chance} / 13 % ${interfaces.each} * 7) % ${interfaces.all} end`;
  const ret = `case when ${chance} / 17 % 5 = 0 then 406 when ${chance} / 19 % 1000 = 1 then 502 else 200 end`;
  const kind = `case when ret <> 200 then 'failed' when app % 3 = 0 then 'paid' else 'ordinary' end`;
  const ms = `case when ${chance} / 23 % 100 = 0 then ${chance} / 29 % 5000 else ${chance} / 29 % 400 / 10.0 end`;
  for (let start = 0; start < rows; start += batch) {
    const series = words.series(start, Math.min(batch, rows - start));
    const generated = sql`select i, ${sql.raw(app)} as app, ${sql.raw(service)} as service, ${sql.raw(ret)} as ret, ${sql.raw(ms)} as ms from ${series}`;
    await database.transact((query) =>
      sql`insert into access_log (time, service, app_key, account_id, ret, kind, rule, limits, ms, ip, request_id, parameters, calls)
        select ${sql.raw(words.moment(newest, `(${rows} - i) / ${perMinute}`))}, 'Shop.Goods.Call' || service, 'app-' || app, app % 500 + 1, ret, ${sql.raw(kind)},
          'granted app #' || app || ' product:1', 'app 99/100, day ' || (i % 1000) || '/1000', ms, '10.0.0.' || (i % 250),
          ${sql.raw(words.hex(chance))} || ${sql.raw(words.hex('i'))},
          '{"q":"' || ${sql.raw(words.repeated('x', 'case when i % 100 = 0 then 2000 else i % 40 end'))} || '"}', 1
        from (${generated}) as made`.execute(query),
    );
  }
}

async function writeSums(database: Database, words: Words): Promise<void> {
  const bucket = `case when ms <= 0.1 then 0 else 1 + ${words.floor('ln(ms / 0.1) / ln(1.25)')} end`;
  const classOf = 'ret / 100';
  const statements = [
    `insert into access_day (date, kind, calls) select ${words.date}, case when ret = 200 then 'ok' when ret >= 500 then 'failed' else 'refused' end,
      sum(calls) from access_log group by 1, 2`,
    `insert into traffic_minute (time, kind, ret_class, calls) select ${words.started('minute')}, kind, ${classOf}, sum(calls) from access_log
      where time >= '${new Date(Date.now() - minuteHours * 3_600_000).toISOString()}' group by 1, 2, 3`,
    `insert into traffic_hour (time, kind, ret_class, bucket, calls, ms) select ${words.started('hour')}, kind, ${classOf}, ${bucket}, sum(calls), avg(ms)
      from access_log group by 1, 2, 3, 4`,
    `insert into traffic_day (time, service, app_key, account_id, kind, ret_class, bucket, calls, ms)
      select ${words.started('day')}, service, app_key, max(account_id), kind, ${classOf}, ${bucket}, sum(calls), avg(ms)
      from access_log group by 1, 2, 3, 5, 6, 7`,
    'insert into traffic_cursor (log_id) select max(id) from access_log',
  ];
  for (const statement of ['delete from access_day', 'delete from traffic_cursor', ...statements])
    await database.transact((query) => sql.raw(statement).execute(query));
  await fillCoarser(database);
}
