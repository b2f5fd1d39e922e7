import type { AppRecord } from '../../../../engine/server/index.ts';
import type { Agent } from './agent.ts';

/** The app of an agent as it is now. Throws CallError where it may call nothing at all: 413 for its state, 412 for the address. */
export async function usableApp({ platform, appKey, ip }: Pick<Agent, 'platform' | 'appKey' | 'ip'>): Promise<AppRecord> {
  return platform.apps.requireUsable(await platform.apps.app(appKey), ip);
}
