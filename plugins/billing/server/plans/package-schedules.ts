import type { Platform, Schedule } from '../../../../engine/server/index.ts';
import { texts } from '../../../../generated/words/plugin-billing/package-schedules.ts';

/** Every minute: packages whose time has come are expired. No call waits for it: what has expired is not used from that moment on. */
export function expirePackages({ database }: Platform): Schedule {
  return {
    ...{ name: 'expire-packages', title: texts.title, every: 60 },
    async run() {
      const now = new Date().toISOString();
      await database.transact((query) =>
        query
          .updateTable('flow_package')
          .set({ status: 'expired', updated_at: now })
          .where('status', 'in', ['unused', 'in_use'])
          .where('expires_at', '<=', now)
          .execute(),
      );
    },
  };
}
