import type { Database, Query } from '../../../../engine/server/index.ts';
import { earliestNow } from './clocks.ts';
import { floorRow, keepFloor, type Nonce, NonceRows, nonceKey, readFloor } from './nonce-rows.ts';
import { cleanEvery, keepMilliseconds, type NonceStore, replayed } from './nonce-store.ts';

/**
 * Nonces of a database that several instances may share: this process remembers its own, the database those of all and of the time before a restart.
 * A unique index decides between instances.
 *
 * What is forgotten is never let in again, whatever the clocks say: the timestamps of forgotten nonces lie at or below the floor, which is raised
 * and committed before a row goes, and a call at or below the floor is refused by the statement that writes its nonce.
 */
export class SharedNonces implements NonceStore {
  #database: Database;
  #rows = new NonceRows();
  /** Until when this process need not ask the database, on the clock that is never set. */
  #seen = new Map<string, number>();
  #cleaned = performance.now();
  /** Nonces of calls that came while no transaction had begun to write them, and the transaction that will. */
  #waiting: { nonces: Nonce[]; written: Promise<Set<string>> } | undefined;

  constructor(database: Database) {
    this.#database = database;
  }

  async use(appId: number, nonce: string, timestamp: number): Promise<void> {
    const used = { appId, nonce, expiresAt: timestamp * 1000 + keepMilliseconds };
    const key = nonceKey(used);
    const moment = performance.now();
    if ((this.#seen.get(key) ?? 0) > moment) throw replayed();
    this.#seen.set(key, moment + keepMilliseconds);
    const added = await this.#write(used).catch((error) => {
      this.#seen.delete(key);
      throw error;
    });
    if (!added.has(key)) throw replayed();
  }

  /** Calls that come together share a transaction: one for each would cost more than the calls. @returns the keys of those that are new */
  #write(nonce: Nonce): Promise<Set<string>> {
    const waiting = this.#waiting;
    if (waiting) {
      waiting.nonces.push(nonce);
      return waiting.written;
    }
    const nonces = [nonce];
    // A power cut within the same moment is nothing a caller can bring about, so the call need not wait for the disk.
    const written = this.#database.transact(
      async (query) => {
        this.#waiting = undefined;
        const moment = performance.now();
        if (moment - this.#cleaned > cleanEvery) {
          this.#forget(moment);
          await cleanNonces(query, earliestNow());
        }
        return this.#rows.insert(query, nonces);
      },
      { waitForDisk: false },
    );
    const waitingNow = { nonces, written };
    this.#waiting = waitingNow;
    // Also where no transaction could begin: nobody may wait with those that have failed.
    const end = () => {
      if (this.#waiting === waitingNow) this.#waiting = undefined;
    };
    written.then(end, end);
    return written;
  }

  #forget(moment: number): void {
    this.#cleaned = moment;
    for (const [key, until] of this.#seen) if (until < moment) this.#seen.delete(key);
  }
}

/**
 * Forgets what lies below the floor, then raises the floor to what has ended: so no row goes before the floor that refuses its call has been
 * committed, a minute before.
 * @param now milliseconds since 1970
 */
export async function cleanNonces(query: Query, now: number): Promise<void> {
  const known = await readFloor(query);
  await query.deleteFrom('app_nonce').where('app_id', '!=', floorRow.app_id).where('expires_at', '<=', known).execute();
  const { newest } = await query
    .selectFrom('app_nonce')
    .select(({ fn }) => fn.max('expires_at').as('newest'))
    .where('app_id', '!=', floorRow.app_id)
    .where('expires_at', '<', now)
    .executeTakeFirstOrThrow();
  if (newest === null || Number(newest) <= known) return;
  await keepFloor(query, Number(newest));
}
