import ipaddr from 'ipaddr.js';
import { texts } from '../../../generated/words/engine-server/limiter.ts';
import { refuse } from '../kernel/call/errors.ts';

/** Number of tries in a row, and the interval after which one more is granted. */
export interface LimiterOptions {
  burst: number;
  refillMilliseconds: number;
}

interface Bucket {
  tries: number;
  at: number;
}

/** Maximum number of keys in memory; beyond it those that have recovered are dropped, then the oldest. */
const maxKeys = 20_000;

/**
 * Counts tries per key in the memory of this process. A try is taken before the work and returned after success, so that many simultaneous tries do
 * not slip through.
 */
export class Limiter {
  #buckets = new Map<string, Bucket>();
  #options: LimiterOptions;
  #now: () => number;

  constructor(options: LimiterOptions, now: () => number = () => performance.now()) {
    this.#options = options;
    this.#now = now;
  }

  /** Takes one try. Throws 410 with the seconds to wait, also in `data.wait`, when none is left. */
  take(key: string): void {
    const { refillMilliseconds } = this.#options;
    const tries = this.#left(key);
    if (tries < 1) {
      const wait = Math.max(1, Math.ceil(((1 - tries) * refillMilliseconds) / 1_000));
      throw refuse('rateLimited', texts.wait, { wait }, { wait });
    }
    this.#set(key, tries - 1);
  }

  /** Takes one try where one is left. */
  note(key: string): void {
    this.#set(key, Math.max(0, this.#left(key) - 1));
  }

  /** Tries that were taken and have not been granted again yet. */
  spent(key: string): number {
    return this.#options.burst - this.#left(key);
  }

  giveBack(key: string): void {
    const known = this.#buckets.get(key);
    if (known) known.tries = Math.min(this.#options.burst, known.tries + 1);
  }

  #left(key: string): number {
    const { burst, refillMilliseconds } = this.#options;
    const known = this.#buckets.get(key);
    return known ? Math.min(burst, known.tries + (this.#now() - known.at) / refillMilliseconds) : burst;
  }

  #set(key: string, tries: number): void {
    const now = this.#now();
    if (!this.#buckets.has(key) && this.#buckets.size >= maxKeys) this.#forget(now);
    this.#buckets.set(key, { tries, at: now });
  }

  #forget(now: number): void {
    const { burst, refillMilliseconds } = this.#options;
    for (const [key, bucket] of this.#buckets) {
      if (bucket.tries + (now - bucket.at) / refillMilliseconds >= burst) this.#buckets.delete(key);
    }
    for (const key of this.#buckets.keys()) {
      if (this.#buckets.size < maxKeys) return;
      this.#buckets.delete(key);
    }
  }
}

/** Returns the key of one household or machine: an IPv4 address in either notation, or the /64 network of an IPv6 address. */
export function addressKey(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip;
  const address = ipaddr.process(ip);
  if (address.kind() === 'ipv4') return address.toString();
  return address.toByteArray().slice(0, 8).join('.');
}
