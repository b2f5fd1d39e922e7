import { randomUUID } from 'node:crypto';
import type { Database } from '../../../../engine/server/index.ts';
import { type Lease, type LeaseTarget, type Report, takeLease, writeReport } from './lease-source.ts';

/** How often shares are reported, in milliseconds: after a kill so much use at most is forgotten, in favour of the account. */
const reportEvery = 1_000;
/** How long a lease lives without a report. */
const leaseMilliseconds = 30_000;
/** Shares nobody has called on for so long are given back. */
const idleMilliseconds = 2_000;
/** How long nobody asks again where nothing was left, unless something has changed. */
const emptyMilliseconds = 1_000;

interface Share {
  lease: Lease;
  unit: number;
  /** To hand out. */
  held: number;
  /** Held by calls under way. */
  open: number;
  used: Map<string, { amount: number; times: number }>;
  /** Wanted by calls that wait for a lease. */
  waiting: number;
  asking: Promise<void> | null;
  lastUse: number;
  /** Nothing was left at this version of the target, until this moment. */
  empty: { until: number; version: number } | null;
  batch: number;
  /** Its statements one after the other: a lease and its report would wait for each other's rows. */
  turn: Promise<unknown>;
  /** A report whose outcome is not known yet. */
  sending: Report | null;
  /** No new call takes of it. */
  isClosing: boolean;
}

/** What a call under way has reserved; exactly one of `settle` and `release` ends it. */
export interface Hold {
  settle(service: string): void;
  release(): void;
}

/**
 * Calls and fen that this instance may hand out without a statement for each. What is handed out was taken from the database first, so all instances
 * together never give more than there is. What a call has used is written within a second; what one that failed had reserved is handed out again.
 */
export class FlowShares {
  #database: Database;
  #instance = randomUUID();
  #shares = new Map<string, Share>();
  /** Of shares that no call takes of any more, those that have still something to report. */
  #closing = new Set<Share>();
  #lives = 0;
  #timer: NodeJS.Timeout;
  #reporting: Promise<void> = Promise.resolve();
  /** Is told of packages and balances that run low, once their use is written. */
  onLow: (target: LeaseTarget) => Promise<void> = async () => undefined;

  constructor(database: Database) {
    this.#database = database;
    this.#timer = setInterval(() => void this.report(), reportEvery).unref();
  }

  /** Reserves an amount for a call: null where it is not there. @param unit fen of one call; 1 of packages */
  take(target: LeaseTarget, unit: number): Hold | null | Promise<Hold | null> {
    const share = this.#shareOf(target, unit);
    if (share.held >= unit) return this.#hold(share, unit);
    if (share.asking === null && this.#isEmpty(share)) return null;
    return this.#takeRequested(share, unit);
  }

  /** Writes what was used since, one report after the other. Never fails: what could not be written is written with the next one. */
  report(): Promise<void> {
    this.#reporting = this.#reporting.then(() => this.#reportAll(false));
    return this.#reporting;
  }

  /** The last report, which gives back what nobody holds. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#reporting;
    await this.#reportAll(true);
  }

  #shareOf(target: LeaseTarget, unit: number): Share {
    const name = 'package' in target ? `package:${target.package}` : `balance:${target.balance}`;
    const known = this.#shares.get(name);
    if (known && !known.isClosing && (known.lease.expiresAt === 0 || known.lease.expiresAt > Date.now())) {
      known.unit = unit;
      return known;
    }
    // A share whose lease has run out may have been given back for us: nothing of it is handed out any more.
    if (known) this.#close(known);
    const key = `${this.#instance}.${++this.#lives}`;
    const share: Share = {
      lease: { key, target, expiresAt: 0 },
      ...{ unit, held: 0, open: 0, used: new Map(), waiting: 0, asking: null, lastUse: Date.now(), empty: null, batch: 0, sending: null, isClosing: false },
      turn: Promise.resolve(),
    };
    this.#shares.set(name, share);
    return share;
  }

  #close(share: Share): void {
    share.isClosing = true;
    this.#closing.add(share);
  }

  #isEmpty({ empty, lease }: Share): boolean {
    return empty !== null && empty.until > Date.now() && empty.version === this.#versionOf(lease.target);
  }

  /** Changes whenever something may have been added to the target. */
  #versionOf(target: LeaseTarget): number {
    return this.#database.version('package' in target ? 'package_change' : 'journal_entry');
  }

  #hold(share: Share, amount: number): Hold {
    share.held -= amount;
    share.open += amount;
    share.lastUse = Date.now();
    return {
      settle(service) {
        share.open -= amount;
        const used = share.used.get(service) ?? { amount: 0, times: 0 };
        share.used.set(service, { amount: used.amount + amount, times: used.times + 1 });
      },
      release() {
        share.open -= amount;
        share.held += amount;
      },
    };
  }

  /** Of calls that wait for a lease, those it does not reach ask for the next one together. */
  async #takeRequested(share: Share, amount: number): Promise<Hold | null> {
    share.waiting += amount;
    try {
      for (;;) {
        share.asking ??= this.#ask(share).finally(() => {
          share.asking = null;
        });
        await share.asking;
        if (share.held >= amount) return this.#hold(share, amount);
        if (this.#isEmpty(share)) return null;
      }
    } finally {
      share.waiting -= amount;
    }
  }

  async #ask(share: Share): Promise<void> {
    // All that come in the same turn ask together.
    await new Promise(setImmediate);
    const version = this.#versionOf(share.lease.target);
    const expiresAt = Date.now() + leaseMilliseconds;
    const granted = await inTurn(share, () => takeLease(this.#database, { ...share.lease, expiresAt }, share.waiting, share.unit));
    if (granted === 0) share.empty = { until: Date.now() + emptyMilliseconds, version };
    else share.lease.expiresAt = expiresAt;
    share.held += granted;
  }

  async #reportAll(isLast: boolean): Promise<void> {
    const shares = [...this.#shares.values(), ...this.#closing];
    await Promise.all(
      [...new Set(shares)].map((share) => this.#reportOne(share, isLast).catch((error: unknown) => console.error('use of packages not written', error))),
    );
  }

  async #reportOne(share: Share, isLast: boolean): Promise<void> {
    const now = Date.now();
    const isIdle = share.waiting === 0 && share.asking === null && (isLast || share.isClosing || now - share.lastUse > idleMilliseconds);
    if (isIdle && share.open === 0 && !share.isClosing) this.#close(share);
    if (share.lease.expiresAt === 0) return share.isClosing ? this.#drop(share) : undefined;
    share.sending ??= this.#reportOf(share, isIdle);
    const { sending } = share;
    const isNeeded = sending.used.length > 0 || sending.back > 0 || sending.isLast || share.lease.expiresAt - now < leaseMilliseconds / 2;
    if (!isNeeded) {
      share.sending = null;
      return;
    }
    const expiresAt = now + leaseMilliseconds;
    const { isThere, isLow } = await inTurn(share, () => writeReport(this.#database, { ...share.lease, expiresAt }, sending));
    share.sending = null;
    share.batch = sending.batch;
    share.lease.expiresAt = expiresAt;
    if (!isThere || (share.isClosing && share.open === 0 && share.used.size === 0 && share.held === 0)) this.#drop(share);
    if (isLow) await this.onLow(share.lease.target);
  }

  #reportOf(share: Share, isIdle: boolean): Report {
    const used = [...share.used].map(([service, { amount, times }]) => ({ service, amount, times }));
    const back = isIdle ? share.held : 0;
    share.used = new Map();
    share.held -= back;
    return { batch: share.batch + 1, used, back, isLast: share.isClosing && share.open === 0 };
  }

  #drop(share: Share): void {
    share.isClosing = true;
    this.#closing.delete(share);
    for (const [name, known] of this.#shares) if (known === share) this.#shares.delete(name);
  }
}

function inTurn<Value>(share: Share, work: () => Promise<Value>): Promise<Value> {
  const done = share.turn.then(work);
  share.turn = done.catch(() => undefined);
  return done;
}
