import type { Query, RecordValues, ServerPlugin } from '../../../../engine/server/index.ts';
import { today } from './daily-usage.ts';

/** How often apps have called today and what is left of their day, as the database has it: a second behind. */
export const appUsage = {
  async callsToday({ query }, records) {
    const used = await usedBy(query, records);
    return records.map(({ id }) => used.get(id) ?? 0);
  },
  async callsLeft({ query }, records) {
    const used = await usedBy(query, records);
    return records.map(({ id, limit_mode, daily_limit }) => (limit_mode === 'limited' ? Math.max(0, Number(daily_limit ?? 0) - (used.get(id) ?? 0)) : null));
  },
} satisfies ServerPlugin['computed'];

async function usedBy(query: Query, records: RecordValues[]): Promise<Map<number, number>> {
  const ids = records.map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const rows = await query.selectFrom('app_usage').select(['app_id', 'count']).where('date', '=', today()).where('app_id', 'in', ids).execute();
  return new Map(rows.map(({ app_id, count }) => [Number(app_id), Number(count)]));
}
