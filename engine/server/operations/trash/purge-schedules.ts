import { texts } from '../../../../generated/words/engine-server/purge-schedules.ts';
import { defaults } from '../../../core/descriptor/normalize/defaults.ts';
import { fillText } from '../../../core/text/text.ts';
import type { Platform } from '../../kernel/platform.ts';
import type { Schedule } from '../../kernel/ports/background/scheduler.ts';
import type { Query } from '../../kernel/ports/database.ts';
import { purgeRequestKeys } from '../write/request-keys.ts';
import { purgeTrash } from './purge-trash.ts';
import { removeOld, retainedSince } from './retention.ts';

const hour = 3_600;

/** Returns hourly schedules that delete everything whose retention has ended. */
export function purgeSchedules(platform: Platform): Schedule[] {
  const purge = (name: string, title: Schedule['title'], work: (platform: Platform, signal: AbortSignal) => Promise<number>): Schedule => ({
    ...{ name, title, every: hour },
    run: async ({ signal }) => fillText(texts.removed, { count: await work(platform, signal) }),
  });
  return [
    purge('trash', texts.trash, purgeTrash),
    purge('request-keys', texts.requestKeys, purgeRequestKeys),
    purge('deliveries', texts.deliveries, purgeDeliveries),
    purge('jobs', texts.jobs, purgeJobs),
    purge('messages', texts.messages, purgeMessages),
  ];
}

/** Accepted deliveries are retained as long as a removed record is. */
async function purgeDeliveries({ database }: Platform): Promise<number> {
  const before = new Date(Date.now() - defaults.trashDays * 86_400_000).toISOString();
  const arrived = (query: Query) => query.deleteFrom('delivery').where('status', '=', 'delivered').where('delivered_at', '<', before);
  return Number((await database.transact((query) => arrived(query).executeTakeFirst())).numDeletedRows);
}

/** Purges finished jobs, and the files that jobs have created. */
async function purgeJobs(platform: Platform, signal: AbortSignal): Promise<number> {
  const { database, files } = platform;
  const before = await retainedSince(platform, 'jobs');
  const exports = await database.read.selectFrom('file').select('id').where('kind', '=', 'export').where('created_at', '<', before).execute();
  for (const { id } of exports) {
    if (signal.aborted) return 0;
    await files.remove(Number(id));
  }
  return removeOld(database, 'job', signal, (query, most) =>
    query.selectFrom('job').select('id').where('finished_at', '<', before).orderBy('id').limit(most).execute(),
  );
}

/** Unread messages stay, however old they are. */
async function purgeMessages(platform: Platform, signal: AbortSignal): Promise<number> {
  const before = await retainedSince(platform, 'messages');
  return removeOld(platform.database, 'message', signal, (query, most) =>
    query.selectFrom('message').select('id').where('status', '<>', 'unread').where('updated_at', '<', before).orderBy('id').limit(most).execute(),
  );
}
