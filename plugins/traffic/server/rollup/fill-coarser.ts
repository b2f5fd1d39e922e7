import { sql } from 'kysely';
import { anyTable, type Database, type Query } from '../../../../engine/server/index.ts';
import { sumTables } from './sums.ts';

const days = 'traffic_day';
/** Tables whose rows sum up those of the days. */
const coarserSums = sumTables.filter(({ table, interval }) => interval === 'day' && table !== days);

/** Makes the sums of days by fewer columns where there are none: an installation may be older than their tables, or have just lost its demo data. */
export async function fillCoarser(database: Database): Promise<void> {
  const found = await Promise.all(coarserSums.map(({ table }) => isEmpty(database.read, table)));
  if (found.includes(true)) await database.transact((query) => fillWithin(query), { waitForDisk: false });
}

/** The same in a transaction of the caller's, who adds to the sums after it. */
export async function fillWithin(query: Query): Promise<void> {
  // Whoever adds to the sums changes this row first: nobody does meanwhile.
  await query
    .updateTable('traffic_cursor')
    .set(({ ref }) => ({ log_id: ref('log_id') }))
    .execute();
  for (const { table, keys } of coarserSums) {
    if (!(await isEmpty(query, table))) continue;
    const account = keys.includes('app_key') ? ['account_id'] : [];
    const groups = ['time', ...keys].map((name) => sql.ref(name));
    const columns = sql.join([...groups, ...[...account, 'calls', 'ms'].map((name) => sql.ref(name))]);
    const values = sql.join([...groups, ...account.map((name) => sql`max(${sql.ref(name)})`), sql`sum(calls)`, sql`sum(ms * calls) / sum(calls)`]);
    await sql`insert into ${sql.table(table)} (${columns}) select ${values} from ${sql.table(days)} group by ${sql.join(groups)}`.execute(anyTable(query));
  }
}

async function isEmpty(query: Query, table: (typeof coarserSums)[number]['table']): Promise<boolean> {
  return (await query.selectFrom(table).select('id').limit(1).executeTakeFirst()) === undefined;
}
