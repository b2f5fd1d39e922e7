import { printLossless } from '../../../../engine/core/json/lossless-json.ts';
import { Failure } from '../values/failure.ts';
import { fitting } from './budget.ts';

/** Bytes of a value as JSON. */
const maxBytes = 65_536;

/** A key as it is stored. Throws Failure unless it is a text of 1 to 200 characters. */
export function cacheKey(key: unknown): string {
  if (typeof key !== 'string' || key === '' || Array.from(key).length > 200) throw new Failure(400, cacheTexts.key);
  return key;
}

/** A value as it is stored, and for how long. Throws Failure for a value that is too large or a time out of range. */
export function cacheEntry(value: unknown, seconds: unknown): { json: string; milliseconds: number } {
  if (typeof seconds !== 'number' || !Number.isInteger(seconds) || seconds < 1 || seconds > 86_400) throw new Failure(400, cacheTexts.seconds);
  const json = printLossless(fitting(value ?? null));
  if (new TextEncoder().encode(json).length > maxBytes) throw new Failure(400, cacheTexts.size);
  return { json, milliseconds: seconds * 1000 };
}

export const cacheTexts = {
  key: { zh_cn: '缓存键须为 1 到 200 个字符的文本', en: 'The key of a cached value must be a text of 1 to 200 characters' },
  seconds: { zh_cn: '缓存时间须为 1 到 86400 秒的整数', en: 'A value is cached for 1 to 86400 whole seconds' },
  size: { zh_cn: '缓存的值超过 64 KB', en: 'A cached value is larger than 64 KB' },
};
