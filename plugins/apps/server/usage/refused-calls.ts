import { addressKey } from '../../../../engine/server/index.ts';

/** Of refused calls that prove no app, so many rows a minute are written as they are: of one address and reason, and of all together. */
export const wholeRows = { each: 20, all: 1_000 };
/** Sums kept apart; those of further addresses are added up by reason alone. */
const mostSums = 2_000;
const windowMilliseconds = 60_000;

/** What tells one sum from another. */
export interface RefusedCall {
  service: string;
  ret: number;
  ip: string;
}

/** Calls that were counted instead of being written one by one. `ip` is empty where it is of many addresses. */
export interface RefusedSum extends RefusedCall {
  calls: number;
}

/**
 * Which refused calls are logged whole and which are counted: anybody can make them, as many as his line carries, and a row each would fill the
 * disk. Nothing is lost but what is the same in each: a minute's further calls become one row with their number.
 */
export class RefusedCalls {
  #since = 0;
  #whole = 0;
  #wholeBy = new Map<string, number>();
  #sums = new Map<string, RefusedSum>();
  #now: () => number;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /** Whether the call gets a row of its own; it is counted otherwise. */
  isWhole(call: RefusedCall): boolean {
    if (this.#now() - this.#since >= windowMilliseconds) {
      this.#since = this.#now();
      this.#whole = 0;
      this.#wholeBy.clear();
    }
    const key = `${addressKey(call.ip)} ${call.ret}`;
    const written = this.#wholeBy.get(key) ?? 0;
    if (written < wholeRows.each && this.#whole < wholeRows.all) {
      this.#whole++;
      this.#wholeBy.set(key, written + 1);
      return true;
    }
    this.#count(call);
    return false;
  }

  /**
   * The sums since they were last taken; empty while that was less than a minute ago.
   * @param isLast takes them whenever that was: nothing comes after
   */
  takeSums(isLast = false): RefusedSum[] {
    if (this.#sums.size === 0 || (!isLast && this.#now() - this.#since < windowMilliseconds)) return [];
    const sums = [...this.#sums.values()];
    this.#sums.clear();
    return sums;
  }

  #count({ service, ret, ip }: RefusedCall): void {
    const own = `${addressKey(ip)} ${ret} ${service}`;
    const hasRoom = this.#sums.has(own) || this.#sums.size < mostSums;
    const key = hasRoom ? own : `${ret}`;
    const sum = this.#sums.get(key);
    if (sum) sum.calls++;
    else this.#sums.set(key, { service: hasRoom ? service : '', ret, ip: hasRoom ? ip : '', calls: 1 });
  }
}
