import type { Platform, Schedule } from '../../../../engine/server/index.ts';
import { texts } from '../../../../generated/words/plugin-billing/lease-schedules.ts';
import { returnExpired } from './lease-source.ts';

/** Every ten seconds: what instances that died had reserved for calls goes back to packages and balances. */
export function returnLeases({ database }: Platform): Schedule {
  return { ...{ name: 'return-leases', title: texts.title, every: 10 }, run: () => returnExpired(database) };
}
