import type { Database } from '../../data/database.ts';
import { refuse } from '../../errors.ts';
import { signatureWindow } from './signature.ts';

/** A signed call can arrive up to one window before its timestamp and is good until one window after it; one more for clocks that differ. */
const keepMilliseconds = 3 * signatureWindow * 1000;
const cleanEvery = 60_000;

/** Every nonce counts once on all instances: this process remembers its own, the database those of all and of the time before a restart. */
export class NonceStore {
  #database: Database;
  #seen = new Map<string, number>();
  #cleaned = Date.now();

  constructor(database: Database) {
    this.#database = database;
  }

  /** Throws 414 when the app has used the nonce before. Call it only for a signature that is right. */
  async use(appId: number, nonce: string): Promise<void> {
    const key = `${appId} ${nonce}`;
    const now = Date.now();
    if ((this.#seen.get(key) ?? 0) > now) throw refuse('signatureWrong', texts.replayed);
    this.#seen.set(key, now + keepMilliseconds);
    const isCleaning = now - this.#cleaned > cleanEvery;
    if (isCleaning) this.#forget(now);
    try {
      // A power cut within the same moment is nothing a caller can bring about, so the call need not wait for the disk.
      await this.#database.transact(
        async (query) => {
          if (isCleaning) await query.deleteFrom('app_nonce').where('expires_at', '<', now).execute();
          await query
            .insertInto('app_nonce')
            .values({ app_id: appId, nonce, expires_at: now + keepMilliseconds })
            .execute();
        },
        { waitForDisk: false },
      );
    } catch (error) {
      if (this.#database.uniqueViolation(error)) throw refuse('signatureWrong', texts.replayed);
      this.#seen.delete(key);
      throw error;
    }
  }

  #forget(now: number): void {
    this.#cleaned = now;
    for (const [key, expires] of this.#seen) if (expires < now) this.#seen.delete(key);
  }
}

const texts = { replayed: { zh_cn: 'nonce 已使用过，请求不能重放', en: 'This nonce has been used; a call cannot be replayed' } };
