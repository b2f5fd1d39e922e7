import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import type { Counter, CountOutcome, Window } from './counter.ts';
import { UsedUpKeys } from './used-up-keys.ts';

/** Counts every call where all of them are counted: in this process's memory, or in Redis. */
export class ExactCounter implements Counter {
  #limiter: Promise<RateLimiterAbstract> | RateLimiterAbstract;
  #usedUp = new UsedUpKeys();
  #close: () => Promise<void>;

  constructor(limiter: Promise<RateLimiterAbstract> | RateLimiterAbstract, close: () => Promise<void> = async () => undefined) {
    this.#limiter = limiter;
    this.#close = close;
  }

  take(key: string, window: Window): Promise<CountOutcome> | CountOutcome {
    return this.#usedUp.refusal(key) ?? this.#count(key, window);
  }

  stop(): Promise<void> {
    return this.#close();
  }

  async #count(key: string, { calls, seconds }: Window): Promise<CountOutcome> {
    const limiter = this.#limiter instanceof Promise ? await this.#limiter : this.#limiter;
    const { consumedPoints, msBeforeNext } = await limiter.consume(key, 1, { customDuration: seconds });
    if (consumedPoints >= calls) this.#usedUp.add(key, msBeforeNext);
    return { isAllowed: consumedPoints <= calls, left: Math.max(0, calls - consumedPoints), reset: Math.max(1, Math.ceil(msBeforeNext / 1_000)) };
  }
}
