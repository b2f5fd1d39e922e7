import { createHash } from 'node:crypto';
import { texts } from '../../../../generated/words/engine-server/request-keys.ts';
import { sortedText } from '../../../core/json/sorted-text.ts';
import { refuse } from '../../kernel/call/errors.ts';
import type { Call } from '../../kernel/call/service.ts';
import type { Platform } from '../../kernel/platform.ts';
import type { Query } from '../../kernel/ports/database.ts';

const keptMilliseconds = 24 * 3_600_000;

/**
 * The first answer of a submission that was sent before with the same `request_key` by the same account, or undefined.
 * Throws `ret` 409 when that one had other content: the caller would believe that his was kept.
 */
export async function firstAnswer<Answer>(query: Query, call: Call): Promise<Answer | undefined> {
  const key = keyOf(call);
  if (!key) return undefined;
  const row = await query
    .selectFrom('request_key')
    .select(['answer', 'fingerprint'])
    .where('account_id', '=', key.account_id)
    .where('service', '=', key.service)
    .where('request_key', '=', key.request_key)
    .where('created_at', '>', oldest())
    .executeTakeFirst();
  if (!row) return undefined;
  if (row.fingerprint !== fingerprintOf(call)) throw refuse('conflict', texts.other);
  const answer: Answer = JSON.parse(String(row.answer));
  return answer;
}

/**
 * The handle as a call that does its work once for each `request_key`. Work of one transaction keeps its answer along with what it writes
 * (`writeWith`); of any other the answer is kept when it is there, and who comes meanwhile waits for it.
 */
export function oncePerKey(platform: Platform, handle: (call: Call) => Promise<unknown>): (call: Call) => Promise<unknown> {
  const { database } = platform;
  const running = new Map<string, Promise<unknown>>();
  const once = async (call: Call): Promise<unknown> => {
    const earlier = await firstAnswer(database.read, call);
    if (earlier !== undefined) return earlier;
    const answer = await handle(call);
    if ((await firstAnswer(database.read, call)) !== undefined) return answer;
    try {
      await database.transact((query) => keepAnswer(query, call, answer));
    } catch (error) {
      // Another instance was first.
      if ((await firstAnswer(database.read, call)) === undefined) throw error;
    }
    return answer;
  };
  return async (call) => {
    const key = keyOf(call);
    if (!key) return handle(call);
    const name = `${key.account_id} ${key.request_key}`;
    for (let first = running.get(name); first; first = running.get(name)) await first.catch(() => undefined);
    const work = once(call).finally(() => running.delete(name));
    running.set(name, work);
    return work;
  };
}

/** Keeps the answer under the call's key. Violates the table's unique index when another submission was first. */
export async function keepAnswer(query: Query, call: Call, answer: unknown): Promise<void> {
  const key = keyOf(call);
  if (!key) return;
  await query
    .deleteFrom('request_key')
    .where('account_id', '=', key.account_id)
    .where('service', '=', key.service)
    .where('request_key', '=', key.request_key)
    .where('created_at', '<=', oldest())
    .execute();
  await query
    .insertInto('request_key')
    .values({ ...key, fingerprint: fingerprintOf(call), answer: JSON.stringify(answer), created_at: new Date().toISOString() })
    .execute();
}

/** For the scheduler: forgets the keys of yesterday. Resolves to their number. */
export async function purgeRequestKeys(platform: Platform): Promise<number> {
  const result = await platform.database.transact((query) => query.deleteFrom('request_key').where('created_at', '<=', oldest()).executeTakeFirst());
  return Number(result.numDeletedRows);
}

function keyOf({ params, session, service }: Call) {
  const key = params.request_key;
  return typeof key === 'string' && session ? { account_id: session.accountId, service, request_key: key } : null;
}

/** SHA-256 of what a submission says, hexadecimal. */
function fingerprintOf({ params: { request_key: _key, ...content } }: Call): string {
  return createHash('sha256').update(sortedText(content)).digest('hex');
}

function oldest(): string {
  return new Date(Date.now() - keptMilliseconds).toISOString();
}
