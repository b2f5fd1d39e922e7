import type { Json } from '../../../../engine/core/json/json.ts';
import { jsonCopy } from '../../../../engine/core/json/lossless-json.ts';
import { cacheKey } from '../../../model/semantics/runtime/cache-rules.ts';
import type { Cache } from '../../../model/semantics/runtime/runtime.ts';
import { MemoryCache } from '../../runtime/caches/memory-cache.ts';
import { stubValue } from './stub-value.ts';

const types = ['object', 'array', 'integer', 'string', 'float', 'boolean'] as const;

/** The cache of the platform, empty in most turns; in the others every key has a value. */
export class RecordingCache implements Cache {
  #cache = new MemoryCache();
  #known = new Set<string>();
  #held: { value: Json } | null;
  /** Values that were there and were asked for, by key. */
  readonly found: { [key: string]: Json } = {};
  /** What was written and taken out, in turn. */
  readonly written: Json[] = [];

  constructor(turn: number) {
    this.#held = turn % 3 === 2 ? { value: stubValue(types[Math.floor(turn / 3) % types.length] ?? 'object', turn) } : null;
  }

  async get(key: unknown): Promise<Json> {
    const name = cacheKey(key);
    if (this.#held && !this.#known.has(name)) {
      this.#known.add(name);
      this.found[name] = this.#held.value;
      await this.#cache.set(name, this.#held.value, 60);
    }
    return this.#cache.get(name);
  }

  async set(key: unknown, value: unknown, seconds: unknown): Promise<void> {
    await this.#cache.set(key, value, seconds);
    this.#known.add(cacheKey(key));
    this.written.push({ set: cacheKey(key), value: jsonCopy(value ?? null) as Json, seconds: Number(seconds) });
  }

  async delete(key: unknown): Promise<void> {
    await this.#cache.delete(key);
    this.#known.add(cacheKey(key));
    this.written.push({ delete: cacheKey(key) });
  }
}
