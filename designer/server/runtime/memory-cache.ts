import type { Json } from '../../../engine/core/json/json.ts';
import { parseLossless } from '../../../engine/core/json/lossless-json.ts';
import { cacheEntry, cacheKey } from '../../model/semantics/runtime/cache-rules.ts';
import type { Cache } from '../../model/semantics/runtime/runtime.ts';

interface Entry {
  json: string;
  /** Milliseconds. */
  end: number;
}

/** Characters of all values together. */
const room = 32 * 1_048_576;

/**
 * The cache of interfaces in this process's memory; the values used longest ago go first when it is full. Each instance has its own: behind
 * several of them a value may be missing or older than what another instance has just set, so it may hold only what can be computed again.
 */
export class MemoryCache implements Cache {
  #entries = new Map<string, Entry>();
  #size = 0;

  async get(key: unknown): Promise<Json> {
    const name = cacheKey(key);
    const entry = this.#entries.get(name);
    if (!entry) return null;
    this.#drop(name);
    if (entry.end <= Date.now()) return null;
    this.#keep(name, entry);
    return parseLossless(entry.json) as Json;
  }

  async set(key: unknown, value: unknown, seconds: unknown): Promise<void> {
    const name = cacheKey(key);
    const { json, milliseconds } = cacheEntry(value, seconds);
    this.#drop(name);
    this.#keep(name, { json, end: Date.now() + milliseconds });
    for (const oldest of this.#entries.keys()) {
      if (this.#size <= room) break;
      this.#drop(oldest);
    }
  }

  async delete(key: unknown): Promise<void> {
    this.#drop(cacheKey(key));
  }

  #keep(name: string, entry: Entry): void {
    this.#entries.set(name, entry);
    this.#size += name.length + entry.json.length;
  }

  #drop(name: string): void {
    const entry = this.#entries.get(name);
    if (!entry) return;
    this.#entries.delete(name);
    this.#size -= name.length + entry.json.length;
  }
}
