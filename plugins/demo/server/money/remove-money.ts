import { anyTable, type DemoRows, type Platform, type Query } from '../../../../engine/server/index.ts';

/**
 * Removes the demo money: no call removes an entry of the journal, and those of the demo never happened. An account whose balance somebody has moved since
 * keeps all of its entries, which would not add up without one another.
 */
export async function removeMoney({ database }: Platform, { tables }: DemoRows): Promise<void> {
  const rangeOf = (table: string) => tables[table] ?? ([0, -1] as const);
  await database.transact(async (query) => {
    const [first, last] = rangeOf('balance');
    const [, lastEntry] = rangeOf('journal_entry');
    const moved = await query
      .selectFrom('posting')
      .select('balance_id')
      .where('entry_id', '>', lastEntry)
      .where('balance_id', '>=', first)
      .where('balance_id', '<=', last)
      .execute();
    const used = new Set(moved.map(({ balance_id }) => Number(balance_id)));
    const balances = await query.selectFrom('balance').select(['id', 'account_id']).where('id', '>=', first).where('id', '<=', last).execute();
    const gone = balances.filter(({ id }) => !used.has(Number(id)));
    const accounts = gone.map(({ account_id }) => Number(account_id));
    if (accounts.length === 0) return;
    await database.unguarded(query, ['journal_entry', 'posting', 'package_change'], async () => {
      const packages = (await idsOf(query, 'flow_package', rangeOf('flow_package'), accounts)).map(({ id }) => Number(id));
      if (packages.length > 0) await query.deleteFrom('package_change').where('package_id', 'in', packages).execute();
      const numbers = await idsOf(query, 'plan_order', rangeOf('plan_order'), accounts);
      const applied = await idsOf(query, 'recharge', rangeOf('recharge'), accounts);
      const keys = [...numbers.flatMap(({ id }) => [`order:${id}`, `refund:${id}`]), ...applied.map(({ id }) => `recharge:${id}`)];
      const entries = await query
        .selectFrom('journal_entry')
        .select('id')
        .where('key', 'in', ['', ...keys])
        .execute();
      const ids = entries.map(({ id }) => Number(id));
      await query
        .deleteFrom('posting')
        .where('entry_id', 'in', [0, ...ids])
        .execute();
      await query
        .deleteFrom('journal_entry')
        .where('id', 'in', [0, ...ids])
        .execute();
    });
    const placed = (await idsOf(query, 'plan_order', rangeOf('plan_order'), accounts)).map(({ id }) => Number(id));
    await query
      .deleteFrom('pay_attempt')
      .where('order_id', 'in', [0, ...placed])
      .execute();
    for (const table of ['flow_package', 'plan_order', 'recharge'] as const) {
      const rows = await idsOf(query, table, rangeOf(table), accounts);
      await anyTable(query)
        .deleteFrom(table)
        .where('id', 'in', [0, ...rows.map(({ id }) => Number(id))])
        .execute();
    }
    await query
      .deleteFrom('balance')
      .where(
        'id',
        'in',
        gone.map(({ id }) => id),
      )
      .execute();
  });
}

function idsOf(query: Query, table: string, [first, last]: readonly [number, number], accounts: number[]) {
  return anyTable(query).selectFrom(table).select('id').where('id', '>=', first).where('id', '<=', last).where('account_id', 'in', accounts).execute();
}
