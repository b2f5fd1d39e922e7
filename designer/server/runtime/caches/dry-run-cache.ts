import type { Json } from '../../../../engine/core/json/json.ts';
import { cacheKey } from '../../../model/semantics/runtime/cache-rules.ts';
import type { Cache } from '../../../model/semantics/runtime/runtime.ts';
import { MemoryCache } from './memory-cache.ts';

/** The cache of a test run: its changes are visible to the run only. */
export class DryRunCache implements Cache {
  #shared: Cache;
  #own = new MemoryCache();
  /** Keys the run has set or deleted. */
  #changed = new Set<string>();

  constructor(shared: Cache) {
    this.#shared = shared;
  }

  get(key: unknown): Promise<Json> {
    return (this.#changed.has(cacheKey(key)) ? this.#own : this.#shared).get(key);
  }

  async set(key: unknown, value: unknown, seconds: unknown): Promise<void> {
    await this.#own.set(key, value, seconds);
    this.#changed.add(cacheKey(key));
  }

  async delete(key: unknown): Promise<void> {
    await this.#own.delete(key);
    this.#changed.add(cacheKey(key));
  }
}
