import { parseLossless, printLossless } from '../../../../engine/core/json/lossless-json.ts';
import { codes } from '../../../../engine/core/protocol/codes.ts';
import { type Answer, type Database, refuse, retryAfter } from '../../../../engine/server/index.ts';
import { texts } from '../../../../generated/words/plugin-apps/idempotent-calls.ts';

/** A call with an `Idempotency-Key`. */
export interface KeyedCall {
  appId: number;
  service: string;
  key: string;
  /** `fingerprintOf` what the call asks for. */
  fingerprint: string;
}

/** How long a key stands for its call. */
const keepMilliseconds = 24 * 3_600_000;
const cleanEvery = 60_000;
/** A running call says so this often … */
const renewEvery = 5_000;
/** … and one that has not for so long belonged to an instance that died. */
const leaseMilliseconds = 15_000;
/** Characters of answers that are kept: of one at most, and of one app by one process within a day, so that none can fill the disk. */
export const answerLimits = { answer: 1_048_576, app: 256 * 1_048_576 };
/** Tries to take a key that others give back meanwhile. */
const attempts = 3;

/** Refusals that another try may not meet again: keeping them for a day would turn a bad moment into a bad day. */
const passing: readonly number[] = [codes.rateLimited, codes.quotaUsedUp];

/**
 * Calls with an `Idempotency-Key`, run once whoever sends them how often, on whichever instance: the unique index of `app_idempotency`
 * decides. After the draft draft-ietf-httpapi-idempotency-key-header, with `ret` 409 for all of its refusals. A key belongs to one app and one
 * service for 24 hours:
 * - the same content again gets the first answer once more, refusals of the interface included;
 * - other content: 409; while the first is running: 409 with `Retry-After`; where the process died during the call, so that nobody knows what
 *   it has done: 409, never a second run;
 * - an answer that says to try again (410, 415, and every `ret` from 500 to 599) is not kept and gives the key back: the draft lets a server
 *   keep failures too, but then no retry could ever help;
 * - files, answers over 1 MB and what is more than 256 MB of an app's answers a day are not kept; the key is spent, and another try is told (409) that the call was carried out.
 */
export class IdempotentCalls {
  #database: Database;
  #running = new Set<number>();
  #renewing: NodeJS.Timeout | undefined;
  #cleaned = 0;
  /** By app, the characters kept since the day began. */
  #storedCharacters = new Map<number, number>();
  #storedSince = Date.now();

  constructor(database: Database) {
    this.#database = database;
  }

  /**
   * @param work the call; must not throw, and must not end because its caller went away: he may come back with the same key
   * @throws CallError (409)
   */
  async run(call: KeyedCall, work: () => Promise<Answer>): Promise<Answer> {
    const begun = await this.#begin(call);
    if ('answer' in begun) return begun.answer;
    const answer = await work();
    try {
      await this.#end(begun.id, call.appId, answer);
    } catch (error) {
      // The call is answered, but its key stays taken with an unknown outcome: nothing runs twice.
      console.error('answer of an idempotent call not kept', error);
    }
    return answer;
  }

  async #begin(call: KeyedCall): Promise<{ id: number } | { answer: Answer }> {
    for (let attempt = 0; attempt < attempts; attempt++) {
      const id = await this.#take(call);
      if (id !== null) return { id };
      const row = await this.#database.read
        .selectFrom('app_idempotency')
        .selectAll()
        .where('app_id', '=', call.appId)
        .where('service', '=', call.service)
        .where('idempotency_key', '=', call.key)
        .executeTakeFirst();
      // Given back meanwhile, or not yet to be seen.
      if (!row) continue;
      if (Number(row.expires_at) > Date.now()) return { answer: answerOf(row, call) };
      await this.#free(Number(row.id));
    }
    throw retryAfter(refuse('conflict', texts.running), 1);
  }

  /** The row that makes the key ours, or null when it is somebody's already. */
  async #take({ appId, service, key, fingerprint }: KeyedCall): Promise<number | null> {
    const now = Date.now();
    const isCleaning = now - this.#cleaned > cleanEvery;
    if (isCleaning) this.#cleaned = now;
    const row = {
      app_id: appId,
      service,
      idempotency_key: key,
      fingerprint,
      state: 'running',
      lease_until: now + leaseMilliseconds,
      expires_at: now + keepMilliseconds,
    };
    try {
      const { id } = await this.#database.transact(async (query) => {
        if (isCleaning) await query.deleteFrom('app_idempotency').where('expires_at', '<=', now).execute();
        return query.insertInto('app_idempotency').values(row).returning('id').executeTakeFirstOrThrow();
      });
      this.#running.add(Number(id));
      this.#renewing ??= setInterval(() => void this.#renew(), renewEvery).unref();
      return Number(id);
    } catch (error) {
      if (this.#database.uniqueViolation(error)) return null;
      throw error;
    }
  }

  async #end(id: number, appId: number, answer: Answer): Promise<void> {
    try {
      if ('envelope' in answer && isPassing(answer.envelope.ret)) return await this.#free(id);
      const text = 'envelope' in answer ? printLossless({ envelope: answer.envelope, headers: answer.headers ?? {} }) : null;
      const isStored = text !== null && this.#mayStore(appId, text.length);
      const values = isStored ? { state: 'done', answer: text } : { state: 'unkept' };
      await this.#database.transact((query) => query.updateTable('app_idempotency').set(values).where('id', '=', id).execute());
    } finally {
      this.#running.delete(id);
    }
  }

  #mayStore(appId: number, characters: number): boolean {
    const now = Date.now();
    if (now - this.#storedSince > keepMilliseconds) {
      this.#storedCharacters.clear();
      this.#storedSince = now;
    }
    const stored = (this.#storedCharacters.get(appId) ?? 0) + characters;
    if (characters > answerLimits.answer || stored > answerLimits.app) return false;
    this.#storedCharacters.set(appId, stored);
    return true;
  }

  async #free(id: number): Promise<void> {
    await this.#database.transact((query) => query.deleteFrom('app_idempotency').where('id', '=', id).execute());
  }

  async #renew(): Promise<void> {
    const ids = [...this.#running];
    if (ids.length === 0) {
      clearInterval(this.#renewing);
      this.#renewing = undefined;
      return;
    }
    const until = Date.now() + leaseMilliseconds;
    try {
      await this.#database.transact((query) => query.updateTable('app_idempotency').set({ lease_until: until }).where('id', 'in', ids).execute(), {
        waitForDisk: false,
      });
    } catch (error) {
      console.error('running idempotent calls not renewed', error);
    }
  }
}

function isPassing(ret: number): boolean {
  return passing.includes(ret) || (ret >= 500 && ret <= 599);
}

/** What a call is told whose key is taken. Throws 409 unless that is the first answer. */
function answerOf(row: Record<string, unknown>, { fingerprint }: KeyedCall): Answer {
  if (row.fingerprint !== fingerprint) throw refuse('conflict', texts.other);
  switch (row.state) {
    case 'done': {
      const { envelope, headers } = parseLossless(String(row.answer)) as Extract<Answer, { envelope: unknown }>;
      return { envelope, headers: { ...headers, 'idempotency-replayed': 'true' } };
    }
    case 'running':
      throw Number(row.lease_until) > Date.now() ? retryAfter(refuse('conflict', texts.running), 1) : refuse('conflict', texts.unknown);
    default:
      throw refuse('conflict', texts.unkept);
  }
}

/** The key of a call, as its header has it. Throws 400 for one that is none. */
export function requireKey(text: string): string {
  if (!/^[\x21-\x7e]{1,255}$/.test(text)) throw refuse('badInput', texts.key);
  return text;
}
