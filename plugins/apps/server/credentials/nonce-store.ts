import { sql } from 'kysely';
import { type Database, type Query, refuse } from '../../../../engine/server/index.ts';
import { texts } from '../../../../generated/words/plugin-apps/nonce-store.ts';
import { earliestNow } from './clocks.ts';
import { signatureWindow } from './signature.ts';

/** A nonce is good for two windows around its timestamp; one more for clocks of servers that differ. */
const keepMilliseconds = 3 * signatureWindow * 1000;
const cleanEvery = 60_000;
/** The row of `app_nonce` that holds the floor. No app has the id 0. */
const floorRow = { app_id: 0, nonce: 'floor' } as const;

/**
 * Every nonce counts once on all instances: this process remembers its own, the database those of all and of the time before a restart.
 *
 * What is forgotten is never let in again, whatever the clocks say: the timestamps of forgotten nonces lie at or below the floor, which is raised
 * and committed before a row goes, and a call at or below the floor is refused by the statement that writes its nonce.
 */
export class NonceStore {
  #database: Database;
  /** Until when this process need not ask the database, on the clock that is never set. */
  #seen = new Map<string, number>();
  #cleaned = performance.now();

  constructor(database: Database) {
    this.#database = database;
  }

  /**
   * Throws 414 when the app has used the nonce before. Call it only for a signature that is right.
   * @param timestamp of the call, in seconds since 1970
   */
  async use(appId: number, nonce: string, timestamp: number): Promise<void> {
    const key = `${appId} ${nonce}`;
    const moment = performance.now();
    if ((this.#seen.get(key) ?? 0) > moment) throw refuse('signatureWrong', texts.replayed);
    this.#seen.set(key, moment + keepMilliseconds);
    const isCleaning = moment - this.#cleaned > cleanEvery;
    if (isCleaning) this.#forget(moment);
    try {
      // A power cut within the same moment is nothing a caller can bring about, so the call need not wait for the disk.
      const isNew = await this.#database.transact(
        async (query) => {
          if (isCleaning) await cleanNonces(query, earliestNow());
          return insertNonce(query, { appId, nonce, expiresAt: timestamp * 1000 + keepMilliseconds });
        },
        { waitForDisk: false },
      );
      if (!isNew) throw refuse('signatureWrong', texts.replayed);
    } catch (error) {
      if (this.#database.uniqueViolation(error)) throw refuse('signatureWrong', texts.replayed);
      this.#seen.delete(key);
      throw error;
    }
  }

  #forget(moment: number): void {
    this.#cleaned = moment;
    for (const [key, until] of this.#seen) if (until < moment) this.#seen.delete(key);
  }
}

/** False at or below the floor: whether such a nonce was used is not known any more. */
async function insertNonce(query: Query, { appId, nonce, expiresAt }: { appId: number; nonce: string; expiresAt: number }): Promise<boolean> {
  const isAboveFloor = query
    .selectNoFrom([
      sql<number>`cast(${appId} as integer)`.as('app_id'),
      sql<string>`cast(${nonce} as text)`.as('nonce'),
      sql<number>`cast(${expiresAt} as bigint)`.as('expires_at'),
    ])
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('app_nonce as floor')
            .select('floor.id')
            .where('floor.app_id', '=', floorRow.app_id)
            .where('floor.nonce', '=', floorRow.nonce)
            .where('floor.expires_at', '>=', expiresAt),
        ),
      ),
    );
  const { numInsertedOrUpdatedRows } = await query
    .insertInto('app_nonce')
    .columns(['app_id', 'nonce', 'expires_at'])
    .expression(isAboveFloor)
    .executeTakeFirstOrThrow();
  return Number(numInsertedOrUpdatedRows ?? 0) > 0;
}

/**
 * Forgets what lies below the floor, then raises the floor to what has ended: so no row goes before the floor that refuses its call has been
 * committed, a minute before.
 * @param now milliseconds since 1970
 */
export async function cleanNonces(query: Query, now: number): Promise<void> {
  const floor = await query
    .selectFrom('app_nonce')
    .select('expires_at')
    .where('app_id', '=', floorRow.app_id)
    .where('nonce', '=', floorRow.nonce)
    .executeTakeFirst();
  const known = Number(floor?.expires_at ?? 0);
  await query.deleteFrom('app_nonce').where('app_id', '!=', floorRow.app_id).where('expires_at', '<=', known).execute();
  const { newest } = await query
    .selectFrom('app_nonce')
    .select(({ fn }) => fn.max('expires_at').as('newest'))
    .where('app_id', '!=', floorRow.app_id)
    .where('expires_at', '<', now)
    .executeTakeFirstOrThrow();
  if (newest === null || Number(newest) <= known) return;
  const expires_at = Number(newest);
  await query
    .insertInto('app_nonce')
    .values({ ...floorRow, expires_at })
    .onConflict((conflict) => conflict.columns(['app_id', 'nonce']).doUpdateSet({ expires_at }))
    .execute();
}
