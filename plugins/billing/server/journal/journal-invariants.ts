import { type RawBuilder, sql } from 'kysely';
import type { Database, Query } from '../../../../engine/server/index.ts';
import { texts } from '../../../../generated/words/plugin-billing/journal-invariants.ts';
import { type Finding, findingOf, type Invariant } from './invariant.ts';

/** What the journal and the balances must be. */
export const journalInvariants: Invariant[] = [
  {
    code: 'I1',
    rule: texts.balanced,
    check: (database) =>
      broken(
        database,
        'journal_entry',
        sql`select entry.id as name from journal_entry entry left join posting side on side.entry_id = entry.id
          group by entry.id, entry.cents having count(side.id) <> 2 or sum(side.cents) <> 0 or max(side.cents) <> entry.cents`,
      ),
  },
  {
    code: 'I2',
    rule: texts.sums,
    check: (database) =>
      broken(
        database,
        'balance',
        sql`select balance.id as name from balance left join posting side on side.balance_id = balance.id
          group by balance.id, balance.amount having balance.amount <> coalesce(sum(side.cents), 0)`,
      ),
  },
  {
    code: 'I3',
    rule: texts.chain,
    check: (database) =>
      broken(
        database,
        'posting',
        sql`select chained.id as name from (
          select id, balance_after - cents as before, lag(balance_after, 1, 0) over (partition by balance_id order by id) as former
          from posting where balance_id is not null) chained where chained.before <> chained.former`,
      ),
  },
  {
    code: 'I4',
    rule: texts.notNegative,
    check: (database) => broken(database, 'balance', sql`select id as name from balance where amount < 0 or held < 0 or held > amount`),
  },
  {
    code: 'I9',
    rule: texts.shown,
    check: (database) =>
      broken(
        database,
        'balance',
        sql`select balance.id as name from balance left join posting side on side.balance_id = balance.id
          group by balance.id, balance.recharged, balance.deducted, balance.deductions having
          balance.recharged <> coalesce(sum(case when side.cents > 0 and side.kind <> 'refund' then side.cents else 0 end), 0)
          or balance.deducted <> coalesce(sum(case when side.cents < 0 or side.kind = 'refund' then -side.cents else 0 end), 0)
          or balance.deductions <> coalesce(sum(case when side.cents < 0 then side.times else 0 end), 0)`,
      ),
  },
  {
    code: 'I10',
    rule: texts.once,
    check: (database) => broken(database, 'journal_entry', sql`select key as name from journal_entry group by key having count(*) > 1`),
  },
  { code: 'I11', rule: texts.unchanged, check: (database) => requireRefusals(database) },
];

/** @param rows what breaks the rule, by `name` */
export async function broken(
  database: Database,
  table: 'journal_entry' | 'posting' | 'balance' | 'recharge' | 'flow_package' | 'plan_order' | 'pay_event',
  rows: RawBuilder<unknown>,
): Promise<Finding> {
  const { count } = await database.read
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const found = (await rows.execute(database.read)) as { rows: { name: unknown }[] };
  return findingOf(Number(count), found.rows);
}

/** Thrown where the database has let a forbidden statement pass: nothing of it stays. */
const passed = new Error('the statement was not refused');

/** Tries what must not be possible, on the newest rows, and undoes what was possible all the same. */
async function requireRefusals(database: Database): Promise<Finding> {
  const refusals: { name: string; forbidden: (query: Query, id: number) => Promise<unknown> }[] = [];
  for (const table of ['journal_entry', 'posting'] as const) {
    refusals.push({ name: `update ${table}`, forbidden: (query, id) => query.updateTable(table).set({ times: 1 }).where('id', '=', id).execute() });
    refusals.push({ name: `delete ${table}`, forbidden: (query, id) => query.deleteFrom(table).where('id', '=', id).execute() });
  }
  const newest = await database.read
    .selectFrom('journal_entry')
    .select(({ fn }) => fn.max('id').as('entry'))
    .executeTakeFirst();
  const side = await database.read
    .selectFrom('posting')
    .select(({ fn }) => fn.max('id').as('posting'))
    .executeTakeFirst();
  const failures: { name: string }[] = [];
  let tried = 0;
  for (const { name, forbidden } of refusals) {
    const id = name.endsWith('posting') ? side?.posting : newest?.entry;
    if (id === null || id === undefined) continue;
    tried += 1;
    const isRefused = await database
      .transact(async (query) => {
        await forbidden(query, Number(id));
        throw passed;
      })
      .catch((error: unknown) => error !== passed);
    if (!isRefused) failures.push({ name });
  }
  return findingOf(tried, failures);
}
