import { LRUCache } from 'lru-cache';
import type { Json } from '../../../../engine/core/json/json.ts';
import { parseLossless } from '../../../../engine/core/json/lossless-json.ts';
import { cacheEntry, cacheKey } from '../../../model/semantics/runtime/cache-rules.ts';
import type { Cache } from '../../../model/semantics/runtime/runtime.ts';

/** Maximum number of characters of all values together. */
const room = 32 * 1_048_576;

/**
 * The cache of interfaces in this process's memory; evicts the least recently used values when it is full. Each instance has its own: a value may
 * be missing or older than what another instance has just set, so it may contain only what can be computed again.
 */
export class MemoryCache implements Cache {
  #texts = new LRUCache<string, string>({ maxSize: room, sizeCalculation: (json, name) => name.length + json.length });

  async get(key: unknown): Promise<Json> {
    const json = this.#texts.get(cacheKey(key));
    return json === undefined ? null : (parseLossless(json) as Json);
  }

  async set(key: unknown, value: unknown, seconds: unknown): Promise<void> {
    const { json, milliseconds } = cacheEntry(value, seconds);
    this.#texts.set(cacheKey(key), json, { ttl: milliseconds });
  }

  async delete(key: unknown): Promise<void> {
    this.#texts.delete(cacheKey(key));
  }
}
