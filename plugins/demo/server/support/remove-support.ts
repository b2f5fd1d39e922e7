import type { DemoRows, Platform } from '../../../../engine/server/index.ts';

/** Removes the demo work orders, with what was written to them since: no call removes a work order. */
export async function removeSupport({ database }: Platform, { tables }: DemoRows): Promise<void> {
  const [first, last] = tables.work_order ?? [0, -1];
  await database.transact(async (query) => {
    await query.deleteFrom('work_reply').where('work_order_id', '>=', first).where('work_order_id', '<=', last).execute();
    await query.deleteFrom('work_order').where('id', '>=', first).where('id', '<=', last).execute();
  });
}
