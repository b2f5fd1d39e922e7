import { fillText } from '../../../engine/core/text/text.ts';
import type { Platform, Schedule } from '../../../engine/server/index.ts';
import { texts } from '../../../generated/words/plugin-topics/schedules.ts';

const maxDays = 30;
const batchRows = 1_000;

/** Messages and what became of them are kept for a month; what has not been decided by then is given up. */
export function topicSchedules({ database }: Platform): Schedule[] {
  return [
    {
      name: 'purge',
      title: texts.title,
      every: { daily: '03:40' },
      async run({ signal }) {
        const before = new Date(Date.now() - maxDays * 86_400_000).toISOString();
        let count = 0;
        while (!signal.aborted) {
          const rows = await database.read.selectFrom('topic_message').select(['id', 'uid']).where('created_at', '<', before).limit(batchRows).execute();
          if (rows.length === 0) break;
          const uids = rows.map(({ uid }) => String(uid));
          await database.transact(async (query) => {
            const pushes = query.selectFrom('topic_push').select('id').where('message_id', 'in', uids);
            await query.deleteFrom('topic_attempt').where('push_id', 'in', pushes).execute();
            await query.deleteFrom('topic_push').where('message_id', 'in', uids).execute();
            await query.deleteFrom('topic_message').where('uid', 'in', uids).execute();
          });
          count += rows.length;
        }
        await database.transact((query) => query.deleteFrom('topic_secret').where('expires_at', '<', Date.now()).execute());
        return fillText(texts.removed, { count });
      },
    },
  ];
}
