import { fillText } from '../../../../engine/core/text/text.ts';
import { type Platform, removeOld, retainedSince, type Schedule } from '../../../../engine/server/index.ts';
import { texts } from '../../../../generated/words/plugin-apps/request-schedules.ts';

/** Every hour: removes what the request log has kept for long enough. */
export function requestSchedules(platform: Platform): Schedule[] {
  return [
    {
      ...{ name: 'request-log', title: texts.title, every: 3_600 },
      run: async ({ signal }) => {
        const before = await retainedSince(platform, 'requests');
        const count = await removeOld(platform.database, 'request_log', signal, (query, most) =>
          query.selectFrom('request_log').select('id').where('time', '<', before).orderBy('time').limit(most).execute(),
        );
        return fillText(texts.removed, { count });
      },
    },
  ];
}
