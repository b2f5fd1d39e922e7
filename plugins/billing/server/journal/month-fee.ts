import { platformDay } from '../../../../engine/core/text/date.ts';
import type { FieldComputation } from '../../../../engine/server/index.ts';

/** Fen a balance was charged since the month began in Asia/Shanghai, refunds taken off. */
export const monthFee: FieldComputation = async ({ query }, records) => {
  const ids = records.map(({ id }) => id);
  if (ids.length === 0) return [];
  const since = new Date(`${platformDay(Date.now()).slice(0, 7)}-01T00:00:00+08:00`).toISOString();
  const rows = await query
    .selectFrom('posting')
    .select(({ fn }) => ['balance_id', fn.sum<number>('cents').as('cents')])
    .where('balance_id', 'in', ids)
    .where('kind', 'in', ['order', 'call', 'refund'])
    .where('created_at', '>=', since)
    .groupBy('balance_id')
    .execute();
  const sums = new Map(rows.map(({ balance_id, cents }) => [Number(balance_id), -Number(cents)]));
  return ids.map((id) => sums.get(id) || 0);
};
