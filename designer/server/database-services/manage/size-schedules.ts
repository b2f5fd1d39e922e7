import { fillText } from '../../../../engine/core/text/text.ts';
import type { Platform, Schedule } from '../../../../engine/server/index.ts';
import { texts } from '../../../../generated/words/designer-server/size-schedules.ts';
import { designerContext } from '../../context/designer-context.ts';
import { ownName, ownSizes } from './own-database.ts';

/** Retention of sizes in days. */
const maxDays = 400;
/** How often databases without today's sample are looked for: a new one has its first within a minute. */
const everySeconds = 60;

/** Records the size of each table of each database once a day. A database that does not respond has no sample for that day. */
export function sizeSchedules(platform: Platform): Schedule[] {
  return [
    {
      ...{ name: 'database-sizes', title: texts.title, every: everySeconds },
      async run({ signal }) {
        const { database } = platform;
        const day = beginningOfDay(Date.now());
        const known = await database.read.selectFrom('database_size').select('database').distinct().where('time', '=', day).execute();
        const missing = (await sampled(platform, signal)).filter((one) => !known.some((other) => other.database === one.name));
        let count = 0;
        for (const { name, sizes } of missing) {
          const found = await sizes().catch(() => []);
          if (found.length === 0) continue;
          const rows = found.map(({ table, rows: row_count, dataBytes, indexBytes }) => ({
            ...{ time: day, database: name, table_name: table, row_count: row_count === null ? null : Math.trunc(row_count) },
            ...{ data_bytes: dataBytes, index_bytes: indexBytes, total_bytes: dataBytes + indexBytes },
          }));
          await database.transact(async (query) => {
            for (let at = 0; at < rows.length; at += 100)
              await query
                .insertInto('database_size')
                .values(rows.slice(at, at + 100))
                .onConflict((conflict) => conflict.doNothing())
                .execute();
          });
          count += rows.length;
        }
        const before = new Date(Date.now() - maxDays * 86_400_000).toISOString();
        await database.transact((query) => query.deleteFrom('database_size').where('time', '<', before).execute());
        return fillText(texts.taken, { count });
      },
    },
  ];
}

async function sampled(platform: Platform, signal: AbortSignal) {
  const { databases } = designerContext(platform).tables;
  const configured = (await databases.list()).map(({ service }) => ({
    name: service,
    sizes: () => databases.use(service, ({ database }) => database.manage.sizes()),
  }));
  return [{ name: ownName, sizes: () => ownSizes(platform, signal) }, ...configured];
}

/** In the platform's time zone, China Standard Time. */
function beginningOfDay(now: number): string {
  const ahead = 8 * 3_600_000;
  const day = 86_400_000;
  return new Date(Math.floor((now + ahead) / day) * day - ahead).toISOString();
}
