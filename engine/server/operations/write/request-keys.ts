import { createHash } from 'node:crypto';
import { texts } from '../../../../generated/words/engine-server/request-keys.ts';
import type { Action } from '../../../core/descriptor/types.ts';
import { sortedText } from '../../../core/json/sorted-text.ts';
import { refuse } from '../../kernel/call/errors.ts';
import type { Call } from '../../kernel/call/service.ts';
import type { Platform } from '../../kernel/platform.ts';
import type { Query } from '../../kernel/ports/database.ts';

const lifetimeMilliseconds = 24 * 3_600_000;
/** In place of the answer of a call that is running, or whose process has died; no answer equals it. */
const underWay = '';

/**
 * Returns the first answer of a submission that was sent before with the same `request_key` by the same account, or undefined.
 * @throws CallError 409 if that one had other content, because the caller would believe that his was stored; also while the answer is unknown
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
  if (row.answer === underWay) throw refuse('conflict', texts.underWay);
  const answer: Answer = JSON.parse(String(row.answer));
  return answer;
}

/**
 * Wraps a call so that it does its work once for each `request_key`; simultaneous ones wait for it. Work of one transaction stores its answer with
 * what it writes (`writeWith`), other work stores it afterwards. An action may call other systems, so its key is taken before it begins.
 */
export function oncePerKey(platform: Platform, handle: (call: Call) => Promise<unknown>, action?: Action): (call: Call) => Promise<unknown> {
  const running = new Map<string, Promise<unknown>>();
  const once = (call: Call) => (action ? actOnce(platform, handle, action, call) : writeOnce(platform, handle, call));
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

async function writeOnce({ database }: Platform, handle: (call: Call) => Promise<unknown>, call: Call): Promise<unknown> {
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
}

/**
 * What is shown once is not stored: a second submission learns that the work was done. Other answers are encrypted, because the results of plugins
 * may be private.
 */
async function actOnce({ database, keyring }: Platform, handle: (call: Call) => Promise<unknown>, { result }: Action, call: Call): Promise<unknown> {
  const isShownOnce = result === 'secret';
  const known = async () => {
    const earlier = await firstAnswer<string | null>(database.read, call);
    if (earlier !== undefined && isShownOnce) throw refuse('conflict', texts.toldOnce);
    return typeof earlier === 'string' ? (JSON.parse(keyring.decrypt(earlier)) as unknown) : earlier;
  };
  const earlier = await known();
  if (earlier !== undefined) return earlier;
  try {
    await database.transact((query) => keepText(query, call, underWay));
  } catch (error) {
    // Another instance was first.
    const first = await known();
    if (first === undefined) throw error;
    return first;
  }
  const answer = await handle(call).catch(async (error: unknown) => {
    await database.transact((query) => forget(query, call));
    throw error;
  });
  await database.transact(async (query) => {
    await forget(query, call);
    await keepText(query, call, JSON.stringify(isShownOnce ? null : keyring.encrypt(JSON.stringify(answer))));
  });
  return answer;
}

/** Stores the answer under the call's key. Violates the table's unique index if another submission was first. */
export function keepAnswer(query: Query, call: Call, answer: unknown): Promise<void> {
  return keepText(query, call, JSON.stringify(answer));
}

async function keepText(query: Query, call: Call, answer: string): Promise<void> {
  const key = keyOf(call);
  if (!key) return;
  await forget(query, call, oldest());
  await query
    .insertInto('request_key')
    .values({ ...key, fingerprint: fingerprintOf(call), answer, created_at: new Date().toISOString() })
    .execute();
}

/** @param until upper limit of the storage time; none by default */
async function forget(query: Query, call: Call, until = new Date().toISOString()): Promise<void> {
  const key = keyOf(call);
  if (!key) return;
  await query
    .deleteFrom('request_key')
    .where('account_id', '=', key.account_id)
    .where('service', '=', key.service)
    .where('request_key', '=', key.request_key)
    .where('created_at', '<=', until)
    .execute();
}

/** Deletes expired keys. Resolves to their number. */
export async function purgeRequestKeys(platform: Platform): Promise<number> {
  const result = await platform.database.transact((query) => query.deleteFrom('request_key').where('created_at', '<=', oldest()).executeTakeFirst());
  return Number(result.numDeletedRows);
}

function keyOf({ params, session, service }: Call) {
  const key = params.request_key;
  return typeof key === 'string' && session ? { account_id: session.accountId, service, request_key: key } : null;
}

/** Returns the SHA-256 of a submission's content in hexadecimal. */
function fingerprintOf({ params: { request_key: _key, ...content } }: Call): string {
  return createHash('sha256').update(sortedText(content)).digest('hex');
}

function oldest(): string {
  return new Date(Date.now() - lifetimeMilliseconds).toISOString();
}
