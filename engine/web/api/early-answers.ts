import { codes } from '../../core/protocol/codes.ts';
import { session } from '../state/session.ts';
import { readStored, writeStored } from '../state/stored.ts';
import { type EarlyCall, earlyCallsKey, keyOfEarly } from '../transport/early-calls.ts';
import type { CallParams } from '../transport/form-body.ts';
import { readAnswer, type SentAnswer } from '../transport/send.ts';

/** Milliseconds after the application's start in which a call belongs to the opening of its page. */
const openingTime = 3_000;
/** Pages whose calls are kept. */
const keptPages = 20;

const startedAt = performance.now();
const made = new Map<string, EarlyCall>();

/**
 * What early.ts has asked before the application was there, once. The call is kept with the page's address, so that early.ts asks it the next time.
 * What an early call failed with is not worth telling apart: it is made again then and reacts as every call does.
 */
export async function earlyAnswer(service: string, params: object): Promise<SentAnswer | undefined> {
  const boot = typeof window === 'undefined' ? undefined : window.porticoBoot;
  if (!boot || performance.now() - startedAt > openingTime) return undefined;
  const key = keyOfEarly(service, params);
  if (made.size === 0) {
    const keep = () => keepCalls(boot.address);
    setTimeout(keep, openingTime);
    addEventListener('pagehide', keep);
  }
  made.set(key, [service, params as CallParams]);
  const asked = boot.answers[key];
  delete boot.answers[key];
  const answer = await asked?.then(readAnswer).catch(() => undefined);
  return answer?.ret === codes.ok ? answer : undefined;
}

function keepCalls(address: string): void {
  // Who leaves the account leaves nothing of it behind.
  if (session.isLeaving || session.token === '') return;
  const stored = readStored(earlyCallsKey);
  const pages = typeof stored === 'object' && stored !== null ? Object.entries(stored).filter(([page]) => page !== address) : [];
  writeStored(earlyCallsKey, Object.fromEntries([...pages, [address, [...made.values()]]].slice(-keptPages)));
}
