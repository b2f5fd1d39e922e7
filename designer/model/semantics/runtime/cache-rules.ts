import { printLossless } from '../../../../engine/core/json/lossless-json.ts';
import { texts } from '../../../../generated/words/designer-model/cache-rules.ts';
import { Failure } from '../values/failure.ts';
import { fitting } from './budget.ts';

/** Maximum size of a value as JSON in bytes. */
const maxBytes = 65_536;

/**
 * Returns a key as it is stored.
 * @throws Failure unless it is a text of 1 to 200 characters
 */
export function cacheKey(key: unknown): string {
  if (typeof key !== 'string' || key === '' || Array.from(key).length > 200) throw new Failure(400, cacheTexts.key);
  return key;
}

/**
 * Returns a value as it is stored, with its lifetime.
 * @throws Failure for a value that is too large or a time out of range
 */
export function cacheEntry(value: unknown, seconds: unknown): { json: string; milliseconds: number } {
  if (typeof seconds !== 'number' || !Number.isInteger(seconds) || seconds < 1 || seconds > 86_400) throw new Failure(400, cacheTexts.seconds);
  const json = printLossless(fitting(value ?? null));
  if (new TextEncoder().encode(json).length > maxBytes) throw new Failure(400, cacheTexts.size);
  return { json, milliseconds: seconds * 1000 };
}

export const cacheTexts = texts;
