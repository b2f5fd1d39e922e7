import type { CountOutcome } from './counter.ts';

/** Beyond so many keys the ones that have ended are forgotten. */
const mostKeys = 10_000;

/** Keys whose window is used up, and until when: whoever calls on is refused without asking anybody. */
export class UsedUpKeys {
  #until = new Map<string, number>();

  add(key: string, milliseconds: number): void {
    if (this.#until.size >= mostKeys) this.#forgetEnded();
    this.#until.set(key, Date.now() + milliseconds);
  }

  /** The refusal, or null where the window has ended or is not known. */
  refusal(key: string): CountOutcome | null {
    const until = this.#until.get(key);
    if (until === undefined) return null;
    const left = until - Date.now();
    if (left > 0) return { isAllowed: false, left: 0, reset: Math.ceil(left / 1_000) };
    this.#until.delete(key);
    return null;
  }

  #forgetEnded(): void {
    const now = Date.now();
    for (const [key, until] of this.#until) if (until <= now) this.#until.delete(key);
  }
}
