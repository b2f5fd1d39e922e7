import { createHash } from 'node:crypto';
import { texts } from '../../../../generated/words/engine-server/request-keys.ts';
import type { Action } from '../../../core/descriptor/types.ts';
import { sortedText } from '../../../core/json/sorted-text.ts';
import { refuse } from '../../kernel/call/errors.ts';
import type { Call } from '../../kernel/call/service.ts';
import type { Platform } from '../../kernel/platform.ts';
import type { Query } from '../../kernel/ports/database.ts';

const lifetimeMilliseconds = 24 * 3_600_000;
/** Stands for the answer of a call that is under way, or whose process died over it; no answer is written so. */
const underWay = '';

/**
 * The first answer of a submission that was sent before with the same `request_key` by the same account, or undefined.
 * Throws `ret` 409 when that one had other content: the caller would believe that his was kept. So it does while nobody knows the answer.
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
 * The handle as a call that does its work once for each `request_key`; who comes meanwhile waits for it. Work of one transaction keeps its answer
 * along with what it writes (`writeWith`), any other when it is there. What an action does may reach other machines, so its key is taken before it begins.
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
 * What is shown once is kept nowhere: the second submission is told that it was done. Other answers lie sealed, as a plugin may show in its own way what
 * is nobody else's business.
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

/** Keeps the answer under the call's key. Violates the table's unique index when another submission was first. */
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

/** @param until only what was kept up to this moment; left out: whenever it was */
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
  return new Date(Date.now() - lifetimeMilliseconds).toISOString();
}
