import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import type { Counter, CountOutcome, Window } from './counter.ts';
import { UsedUpKeys } from './used-up-keys.ts';

/** An instance takes this part of what is left of a window, so that shares shrink towards its end. */
const part = 20;
const mostCalls = 1_000;
/** How often shares that nobody has called on since are given back, in milliseconds. */
const sweepEvery = 2_000;

interface Share {
  /** Calls of the window that are this instance's. */
  held: number;
  /** Calls nobody had taken when this instance last asked. */
  beyond: number;
  /** Milliseconds since 1970. */
  until: number;
  lastUse: number;
  asking: Promise<void> | null;
}

/**
 * Counts over several instances without a statement for each call: an instance takes a share of what is left of a window and hands it out from
 * memory. Shares are deducted first, so all instances together never allow more than the window has; what one holds and nobody asks it for is at
 * most a share, which is `1 / part` of what was left and `mostCalls` at most, and comes back after `sweepEvery`.
 */
export class LeasedCounter implements Counter {
  #limiter: RateLimiterAbstract;
  #shares = new Map<string, Share>();
  #usedUp = new UsedUpKeys();
  #timer: NodeJS.Timeout;
  #close: () => void;

  constructor(limiter: RateLimiterAbstract, close: () => void = () => undefined) {
    this.#limiter = limiter;
    this.#close = close;
    this.#timer = setInterval(() => void this.#sweep(), sweepEvery).unref();
  }

  take(key: string, window: Window): Promise<CountOutcome> | CountOutcome {
    return this.#usedUp.refusal(key) ?? this.#takeHeld(key, window) ?? this.#takeRequested(key, window);
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    this.#close();
    await Promise.all([...this.#shares].map(([key, share]) => this.#giveBack(key, share)));
  }

  #takeHeld(key: string, window: Window): CountOutcome | null {
    const share = this.#shares.get(key);
    const now = Date.now();
    if (!share || share.held === 0 || share.until <= now) return null;
    share.held--;
    share.lastUse = now;
    return { isAllowed: true, left: Math.min(window.calls, share.held + share.beyond), reset: Math.ceil((share.until - now) / 1_000) };
  }

  /** Of calls that wait for a share, those it does not reach ask for the next one together. */
  async #takeRequested(key: string, window: Window): Promise<CountOutcome> {
    for (;;) {
      const share = this.#shares.get(key) ?? { held: 0, beyond: window.calls, until: 0, lastUse: Date.now(), asking: null };
      this.#shares.set(key, share);
      share.asking ??= this.#ask(key, share, window).finally(() => {
        share.asking = null;
      });
      await share.asking;
      const outcome = this.#takeHeld(key, window) ?? this.#usedUp.refusal(key);
      if (outcome) return outcome;
    }
  }

  async #ask(key: string, share: Share, { calls, seconds }: Window): Promise<void> {
    const isNew = share.until <= Date.now();
    const size = Math.max(1, Math.min(mostCalls, Math.ceil((isNew ? calls : share.beyond) / part)));
    const { consumedPoints, msBeforeNext } = await this.#limiter.consume(key, size, { customDuration: seconds });
    const granted = Math.max(0, Math.min(size, calls - (consumedPoints - size)));
    share.held = granted;
    share.beyond = Math.max(0, calls - consumedPoints);
    share.until = Date.now() + msBeforeNext;
    if (granted === 0) this.#usedUp.add(key, msBeforeNext);
  }

  async #sweep(): Promise<void> {
    const now = Date.now();
    for (const [key, share] of this.#shares) {
      if (share.asking || (share.until > now && share.lastUse > now - sweepEvery)) continue;
      this.#shares.delete(key);
      await this.#giveBack(key, share);
    }
  }

  /** A share of a window that has ended is nobody's any more. */
  async #giveBack(key: string, { held, until }: Share): Promise<void> {
    const seconds = Math.floor((until - Date.now()) / 1_000);
    if (held === 0 || seconds < 1) return;
    try {
      await this.#limiter.reward(key, held, { customDuration: seconds });
    } catch (error) {
      console.error('a share of a rate limit not given back', error);
    }
  }
}
