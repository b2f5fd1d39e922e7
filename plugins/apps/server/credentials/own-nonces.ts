import type { CompiledQuery } from 'kysely';
import type { Database, Query } from '../../../../engine/server/index.ts';
import { earliestNow } from './clocks.ts';
import { floorRow, keepFloor, type Nonce, nonceKey, readFloor } from './nonce-rows.ts';
import { cleanEvery, keepMilliseconds, type NonceStore, replayed } from './nonce-store.ts';

/** Milliseconds of the ends of validity that one set in memory holds. */
const setMilliseconds = 60_000;
/** Rows read at once at a start. */
const readRows = 1_000;

/** The write that calls of this moment wait for. */
interface Batch {
  lines: string[];
  expiresAt: number;
  written: Promise<void>;
}

/**
 * Nonces of an embedded database, which one process serves: its memory holds all of them, and the database only has to bring them back after a stop
 * or a crash. So the nonces of calls that come together are one row at the end of a table, which costs a hundredth of an entry each in a unique index
 * in random order. The row is committed before a call goes on: what was answered is refused after a crash of the process as well. Only a power cut
 * may lose it, which no caller can bring about.
 *
 * What is forgotten is never let in again, whatever the clocks say: a nonce leaves memory and database only once it lies at or below the floor, which
 * the same commit writes, and a call at or below the floor is refused.
 */
export class OwnNonces implements NonceStore {
  #database: Database;
  /** By the end of their validity, so that a whole set is forgotten at once. */
  #sets = new Map<number, Set<string>>();
  #floor = 0;
  #loading: Promise<void> | undefined;
  #isLoaded = false;
  #cleaned = performance.now();
  #waiting: Batch | undefined;
  #insert: CompiledQuery | undefined;

  constructor(database: Database) {
    this.#database = database;
  }

  async use(appId: number, nonce: string, timestamp: number): Promise<void> {
    if (!this.#isLoaded) await this.#load();
    const used = { appId, nonce, expiresAt: timestamp * 1000 + keepMilliseconds };
    const key = nonceKey(used);
    if (used.expiresAt <= this.#floor || this.#has(key)) throw replayed();
    const set = this.#setOf(used.expiresAt);
    // Before the write begins: of two equal ones of the same moment, one finds the other.
    set.add(key);
    try {
      await this.#write(used);
    } catch (error) {
      set.delete(key);
      throw error;
    }
  }

  #has(key: string): boolean {
    for (const set of this.#sets.values()) if (set.has(key)) return true;
    return false;
  }

  #setOf(expiresAt: number): Set<string> {
    const place = Math.floor(expiresAt / setMilliseconds);
    let set = this.#sets.get(place);
    if (!set) {
      set = new Set();
      this.#sets.set(place, set);
    }
    return set;
  }

  #write({ appId, nonce, expiresAt }: Nonce): Promise<void> {
    const line = `${appId} ${nonce} ${expiresAt}`;
    const waiting = this.#waiting;
    if (waiting) {
      waiting.lines.push(line);
      waiting.expiresAt = Math.max(waiting.expiresAt, expiresAt);
      return waiting.written;
    }
    const batch: Batch = { lines: [line], expiresAt, written: Promise.resolve() };
    this.#waiting = batch;
    // Also where no transaction could begin: nobody may wait with those that have failed.
    const close = () => {
      if (this.#waiting === batch) this.#waiting = undefined;
    };
    batch.written = this.#database
      .transact(
        async (query) => {
          close();
          await this.#clean(query);
          await this.#insertRow(query, batch);
        },
        { waitForDisk: false },
      )
      .finally(close);
    return batch.written;
  }

  async #insertRow(query: Query, { lines, expiresAt }: Batch): Promise<void> {
    const values = { expires_at: expiresAt, nonces: lines.join('\n') };
    this.#insert ??= query.insertInto('app_nonce_batch').values(values).compile();
    await query.executeQuery({ ...this.#insert, parameters: [values.expires_at, values.nonces] });
  }

  async #clean(query: Query): Promise<void> {
    const moment = performance.now();
    if (moment - this.#cleaned < cleanEvery) return;
    this.#cleaned = moment;
    // Where the commit fails, the higher floor in memory refuses more than it need, and nothing that could be new.
    this.#floor = await cleanBatches(query, earliestNow());
    for (const place of this.#sets.keys()) if ((place + 1) * setMilliseconds <= this.#floor) this.#sets.delete(place);
  }

  #load(): Promise<void> {
    this.#loading ??= this.#read().finally(() => {
      this.#loading = undefined;
    });
    return this.#loading;
  }

  async #read(): Promise<void> {
    const { read } = this.#database;
    this.#floor = await readFloor(read);
    // Of a database from before nonces were written together.
    const single = await read.selectFrom('app_nonce').select(['app_id', 'nonce', 'expires_at']).where('app_id', '!=', floorRow.app_id).execute();
    for (const { app_id, nonce, expires_at } of single) this.#remember(`${app_id} ${nonce}`, Number(expires_at));
    for (let last = 0; ; ) {
      const rows = await read.selectFrom('app_nonce_batch').select(['id', 'nonces']).where('id', '>', last).orderBy('id').limit(readRows).execute();
      for (const { nonces } of rows) {
        for (const line of nonces.split('\n')) {
          const end = line.lastIndexOf(' ');
          this.#remember(line.slice(0, end), Number(line.slice(end + 1)));
        }
      }
      if (rows.length < readRows) break;
      last = Number(rows.at(-1)?.id);
    }
    this.#isLoaded = true;
  }

  #remember(key: string, expiresAt: number): void {
    if (expiresAt > this.#floor) this.#setOf(expiresAt).add(key);
  }
}

/**
 * Raises the floor to what has ended and forgets what lies at or below it, in one transaction.
 * @param now milliseconds since 1970
 * @returns the floor
 */
export async function cleanBatches(query: Query, now: number): Promise<number> {
  const known = await readFloor(query);
  // Rows are in the order of their calls, and so nearly in that of their ends: no index need tell those that have ended.
  const first = await query.selectFrom('app_nonce_batch').select('id').where('expires_at', '>=', now).orderBy('id').limit(1).executeTakeFirst();
  const end = Number(first?.id ?? Number.MAX_SAFE_INTEGER);
  const { newest } = await query
    .selectFrom('app_nonce_batch')
    .select(({ fn }) => fn.max('expires_at').as('newest'))
    .where('id', '<', end)
    .executeTakeFirstOrThrow();
  const floor = Math.max(known, Number(newest ?? 0));
  if (floor > known) await keepFloor(query, floor);
  await query.deleteFrom('app_nonce_batch').where('id', '<', end).execute();
  await query.deleteFrom('app_nonce').where('app_id', '!=', floorRow.app_id).where('expires_at', '<=', floor).execute();
  return floor;
}
