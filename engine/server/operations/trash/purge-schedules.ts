import { texts } from '../../../../generated/words/engine-server/purge-schedules.ts';
import { defaults } from '../../../core/descriptor/normalize/defaults.ts';
import { fillText } from '../../../core/text/text.ts';
import type { Platform } from '../../kernel/platform.ts';
import type { Schedule } from '../../kernel/ports/background/scheduler.ts';
import type { Query } from '../../kernel/ports/database.ts';
import { purgeRequestKeys } from '../write/request-keys.ts';
import { purgeTrash } from './purge-trash.ts';

const hour = 3_600;

/** Every hour: empties the trash of what has been in it too long, and forgets old submissions. */
export function purgeSchedules(platform: Platform): Schedule[] {
  const purge = (name: string, title: Schedule['title'], work: (platform: Platform) => Promise<number>): Schedule => ({
    ...{ name, title, every: hour },
    run: async () => fillText(texts.removed, { count: await work(platform) }),
  });
  return [
    purge('trash', texts.trash, purgeTrash),
    purge('request-keys', texts.requestKeys, purgeRequestKeys),
    purge('deliveries', texts.deliveries, purgeDeliveries),
  ];
}

/** What has arrived is kept as long as a removed record is. */
async function purgeDeliveries({ database }: Platform): Promise<number> {
  const before = new Date(Date.now() - defaults.trashDays * 86_400_000).toISOString();
  const arrived = (query: Query) => query.deleteFrom('delivery').where('status', '=', 'delivered').where('delivered_at', '<', before);
  return Number((await database.transact((query) => arrived(query).executeTakeFirst())).numDeletedRows);
}
