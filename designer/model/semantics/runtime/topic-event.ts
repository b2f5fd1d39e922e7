import { texts } from '../../../../generated/words/designer-model/topic-event.ts';
import { Failure } from '../values/failure.ts';
import { isObject } from '../values/values.ts';
import { fitting } from './budget.ts';
import type { TopicMessage } from './runtime.ts';

/** Maximum length in characters. */
const longestKey = 100;

/** A message as it is published. A type and not an interface: it is JSON. */
export type PlainEvent = { topic: string; payload: Record<string, unknown>; key?: string; account?: number };

/**
 * Validates a message.
 * @throws Failure for a payload that is no object, a key that is no text or too long, an account that is no id
 */
export function topicEvent({ topic, payload, key, account, nulls = [] }: TopicMessage): PlainEvent {
  if (!isObject(payload)) throw new Failure(400, texts.payload);
  const present = Object.entries(fitting(payload) as Record<string, unknown>).filter(([name, value]) => (value ?? null) !== null || nulls.includes(name));
  const event: PlainEvent = { topic, payload: Object.fromEntries(present.map(([name, value]) => [name, value ?? null])) };
  if ((key ?? '') !== '') {
    if (typeof key !== 'string' || Array.from(key).length > longestKey) throw new Failure(400, texts.key);
    event.key = key;
  }
  if ((account ?? null) !== null) {
    if (typeof account !== 'number' || !Number.isSafeInteger(account) || account < 1) throw new Failure(400, texts.account);
    event.account = account;
  }
  return event;
}

/** Why a message cannot be published; generated PHP has the same texts. */
export const topicTexts = texts;
