import { platformTime } from '../../../engine/core/text/date.ts';
import type { Query, RecordValues, ServerPlugin } from '../../../engine/server/index.ts';
import { momentsAfter, rhythmOf, type TaskTimes } from './rhythm.ts';
import { scheduleName } from './task-schedules.ts';

/** What the schedule of a task says of its next runs; nothing of one that is switched off. */
export const taskFields = {
  async nextAt({ query }, records) {
    const dues = await duesOf(query, records);
    return records.map(({ id }) => dues.get(id) ?? null);
  },
  async upcoming({ query }, records) {
    const dues = await duesOf(query, records);
    return records.map((task) => {
      const due = dues.get(task.id);
      if (due === undefined) return null;
      const first = Date.parse(due);
      return [first, ...momentsAfter(rhythmOf(task as RecordValues & TaskTimes), first, 4)].map((moment) => platformTime(moment)).join('\n');
    });
  },
} satisfies ServerPlugin['computed'];

/** When each task that is switched on is due: ISO, UTC. */
async function duesOf(query: Query, records: RecordValues[]): Promise<Map<number, string>> {
  const on = records.filter(({ power }) => power === 'on').map(({ id }): [string, number] => [scheduleName(id), id]);
  if (on.length === 0) return new Map();
  const ids = new Map(on);
  const rows = await query
    .selectFrom('schedule')
    .select(['name', 'next_at'])
    .where('name', 'in', [...ids.keys()])
    .execute();
  return new Map(rows.flatMap(({ name, next_at }) => (ids.has(name) ? [[ids.get(name)!, new Date(String(next_at)).toISOString()] as const] : [])));
}
