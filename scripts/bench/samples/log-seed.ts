import { sql } from 'kysely';
import { openDatabase } from '../../../engine/server/data/open-database.ts';
import { rollUp } from '../../../plugins/traffic/server/rollup/roll-up.ts';

const apps = 1_000;
const interfaces = 200;
/** Minutes the rows are spread over, four weeks; those of a minute share its moment: bursts. */
const minutes = 40_000;
/** Rows of one statement. */
const batch = 500_000;

/** App key of the application most calls are of, and of one of the many that call now and then. */
export const loudApp = 'app-0';
export const quietApp = 'app-777';

/**
 * Calls of apps up to now, written by the database itself: every other one of a single app, a fifth refused, parameters of 10 to 2,000
 * characters, moments that hundreds share. All sums are made of them.
 */
export async function seedLog(target: { dataFolder: string; databaseUrl: string | undefined }, rows: number): Promise<void> {
  const database = await openDatabase(target);
  const isPostgres = target.databaseUrl !== undefined;
  const newest = Math.floor(Date.now() / 60_000) * 60_000;
  const moment = (ago: string) =>
    isPostgres
      ? sql.raw(`to_timestamp((${newest} - (${ago}) * 60000.0) / 1000.0)`)
      : sql.raw(`strftime('%Y-%m-%dT%H:%M:%SZ', (${newest} - (${ago}) * 60000) / 1000, 'unixepoch')`);
  const repeated = (text: string, times: string) =>
    sql.raw(isPostgres ? `repeat('${text}', (${times})::int)` : `substr(replace(hex(zeroblob(1000)), '00', '${text}'), 1, ${times})`);
  for (let start = 0; start < rows; start += batch) {
    const count = Math.min(batch, rows - start);
    const numbers = isPostgres
      ? sql`generate_series(${sql.lit(start)}::bigint, ${sql.lit(start + count - 1)}::bigint) as n(i)`
      : sql`(with recursive n(i) as (values(${sql.lit(start)}) union all select i + 1 from n where i < ${sql.lit(start + count - 1)}) select i from n) as n`;
    const perMinute = Math.max(1, Math.round(rows / minutes));
    const ago = `(${rows} - i) / ${perMinute}`;
    await database.transact((query) =>
      sql`insert into access_log (time, service, app_key, account_id, ret, ms, ip, request_id, parameters, calls)
        select ${moment(ago)}, 'Shop.Goods.Call' || (i * 7919 % ${sql.lit(interfaces)}), 'app-' || (case when i % 2 = 0 then 0 else i * 31 % ${sql.lit(apps)} end),
          case when i % 3 = 0 then null else i % 500 end, case when i % 5 = 0 then 406 when i % 1000 = 1 then 502 else 200 end, i % 400 / 10.0, '10.0.0.' || (i % 250),
          'r' || i, '{"q":"' || ${repeated('x', 'case when i % 100 = 0 then 2000 else i % 40 end')} || '"}', 1
        from ${numbers}`.execute(query),
    );
  }
  await database.transact((query) =>
    sql`insert into access_day (date, kind, calls)
      select ${sql.raw(isPostgres ? "to_char(time + interval '8 hours', 'YYYY-MM-DD')" : "strftime('%Y-%m-%d', time, '+8 hours')")} as date,
        case when ret = 200 then 'ok' when ret >= 500 then 'failed' else 'refused' end as kind, count(*) from access_log group by 1, 2`.execute(query),
  );
  await rollUp(database, new AbortController().signal);
  await database.transact((query) => sql.raw('analyze').execute(query));
  await database.close();
}
