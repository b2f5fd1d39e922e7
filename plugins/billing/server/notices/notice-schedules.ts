import type { Platform, Schedule } from '../../../../engine/server/index.ts';
import { texts } from '../../../../generated/words/plugin-billing/notice-schedules.ts';
import { tellOfLowBalance, watchAgain } from './balance-notices.ts';
import { tellOfUse } from './package-notices.ts';

/** Every minute: what no call brought about, such as an order that took the balance below its line, and what an instance that died did not tell. */
export function tellOfLow(platform: Platform): Schedule {
  return {
    ...{ name: 'tell-of-low', title: texts.title, every: 60 },
    async run() {
      await watchAgain(platform);
      await tellOfLowBalance(platform);
      await tellOfUse(platform);
    },
  };
}
