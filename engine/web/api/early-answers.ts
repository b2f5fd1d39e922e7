import { codes } from '../../core/protocol/codes.ts';
import { session } from '../state/session.ts';
import { readStored, writeStored } from '../state/stored.ts';
import { type EarlyCall, earlyCallsKey, keyOfEarly } from '../transport/early-calls.ts';
import type { CallParams } from '../transport/form-body.ts';
import { readAnswer, type SentAnswer } from '../transport/send.ts';

/** Milliseconds after the application's start in which a call belongs to the opening of its page. */
const openingTime = 3_000;
/** Pages whose calls are kept. */
const maxPages = 20;

const startedAt = performance.now();
const boot = typeof window === 'undefined' ? undefined : window.porticoBoot;
const calls = new Map<string, EarlyCall>();
/** What was asked before the page is drawn, mostly by early.ts, and nobody has called for yet. */
const pending = new Map(Object.entries(boot?.answers ?? {}).map(([key, response]) => [key, read(key, response.then(readAnswer))]));
/** Of these, the answers that have come. */
const come = new Map<string, SentAnswer>();

/**
 * What was asked before the page was there, once. The call is kept with the page's address, so that early.ts asks it the next time.
 * What an early call failed with is not worth telling apart: it is made again then and reacts as every call does.
 */
export async function earlyAnswer(service: string, params: object): Promise<SentAnswer | undefined> {
  if (!isOpening()) return undefined;
  const key = keyOfEarly(service, params);
  if (boot && calls.size === 0) {
    const keep = () => keepCalls(boot.address);
    setTimeout(keep, openingTime);
    addEventListener('pagehide', keep);
  }
  calls.set(key, [service, params as CallParams]);
  const reading = pending.get(key);
  pending.delete(key);
  come.delete(key);
  return await reading;
}

/** The same if it is there, for the first drawing; it stays to be called for. */
export function earlyAnswerAtHand(service: string, params: object): SentAnswer | undefined {
  return isOpening() ? come.get(keyOfEarly(service, params)) : undefined;
}

/** Asks what a page that opens is about to call for, unless early.ts has. */
export function askEarly(service: string, params: object, ask: () => Promise<SentAnswer>): void {
  const key = keyOfEarly(service, params);
  if (isOpening() && !pending.has(key)) pending.set(key, read(key, ask()));
}

/** Ends when all that was asked ahead is answered. */
export async function earlyAnswersCome(): Promise<void> {
  await Promise.all(pending.values());
}

function isOpening(): boolean {
  return performance.now() - startedAt <= openingTime;
}

async function read(key: string, sent: Promise<SentAnswer>): Promise<SentAnswer | undefined> {
  const answer = await sent.catch(() => undefined);
  if (answer?.ret !== codes.ok) return undefined;
  if (pending.has(key)) come.set(key, answer);
  return answer;
}

function keepCalls(address: string): void {
  // Who leaves the account leaves nothing of it behind.
  if (session.isLeaving || session.token === '') return;
  const stored = readStored(earlyCallsKey);
  const pages = typeof stored === 'object' && stored !== null ? Object.entries(stored).filter(([page]) => page !== address) : [];
  writeStored(earlyCallsKey, Object.fromEntries([...pages, [address, [...calls.values()]]].slice(-maxPages)));
}
