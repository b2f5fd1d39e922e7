import { fillText } from '../../../engine/core/text/text.ts';
import { callKinds, type Platform, removeOld, retainedSince, type Schedule } from '../../../engine/server/index.ts';
import { texts } from '../../../generated/words/plugin-traffic/traffic-schedules.ts';
import { rollUp } from './rollup/roll-up.ts';

/** Hours that minutes are kept. */
const minuteHours = 48;
/** Days that gaps of the log are kept. */
const gapDays = 90;

/** Keeps the sums up with the log, and removes what was kept for long enough: calls by their kind. */
export function trafficSchedules(platform: Platform): Schedule[] {
  const { database, events, accessLog } = platform;
  const before = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
  return [
    {
      ...{ name: 'sums', title: texts.sums, every: 10 },
      async run({ signal }) {
        const count = await rollUp(database, signal);
        if (count > 0) await events.emit({ kind: 'sums-changed', screens: ['traffic_minute', 'traffic_hour', 'traffic_day'] });
        return fillText(texts.added, { count });
      },
    },
    {
      ...{ name: 'old-calls', title: texts.old, every: 3_600 },
      async run({ signal }) {
        // What is not in the sums yet stays until it is.
        await rollUp(database, signal);
        let count = 0;
        for (const kind of callKinds) count += await accessLog.remove(kind, new Date(await retainedSince(platform, `calls_${kind}`)), signal);
        for (const [table, hours] of [
          ['traffic_minute', minuteHours],
          ['log_gap', gapDays * 24],
        ] as const) {
          await removeOld(database, table, signal, (query, most) =>
            query.selectFrom(table).select('id').where('time', '<', before(hours)).orderBy('time').limit(most).execute(),
          );
        }
        return fillText(texts.removed, { count });
      },
    },
  ];
}
