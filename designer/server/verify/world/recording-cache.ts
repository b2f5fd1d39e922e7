import type { Json } from '../../../../engine/core/descriptor/types.ts';
import type { Cache } from '../../../model/runtime.ts';
import { MemoryCache } from '../../memory-cache.ts';

/** The cache of the platform, empty at first, and what is in it in the end: by key, with its seconds. */
export class RecordingCache implements Cache {
  #cache = new MemoryCache();
  #kept = new Map<string, Json>();

  get(key: unknown): Promise<Json> {
    return this.#cache.get(key);
  }

  async set(key: unknown, value: unknown, seconds: unknown): Promise<void> {
    await this.#cache.set(key, value, seconds);
    this.#kept.set(String(key), { value: await this.#cache.get(key), seconds: Number(seconds) });
  }

  async delete(key: unknown): Promise<void> {
    await this.#cache.delete(key);
    this.#kept.delete(String(key));
  }

  contents(): { [key: string]: Json } {
    return Object.fromEntries(this.#kept);
  }
}
