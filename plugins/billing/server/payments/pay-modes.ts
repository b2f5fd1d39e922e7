import { type Query, readSetting, refuse } from '../../../../engine/server/index.ts';
import { texts } from '../../../../generated/words/plugin-billing/pay-modes.ts';

/** What whoever offers ways to pay has switched on; where nobody does, the balance can be used. */
interface OfferedModes {
  balance: boolean;
}

/** Refuses a way to pay that is switched off. The setting `pay_modes` is written by the plugin that configures payments. */
export async function requirePayMode(query: Query, mode: keyof OfferedModes): Promise<void> {
  const offered = (await readSetting(query, 'pay_modes')) as OfferedModes | undefined;
  if (offered && !offered[mode]) throw refuse('conflict', texts.off);
}
