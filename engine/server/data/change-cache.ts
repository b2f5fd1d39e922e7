import { LRUCache } from 'lru-cache';

/** How long a missing value is cached, because not everything that brings one back (a restored record) announces it. */
const missingMilliseconds = 5_000;

/**
 * Options of an LRU cache of at most `count` entries that allocates as it fills. One with `max` allocates everything at once: five megabytes and a
 * tenth of a second for the caches of a start.
 */
export function grownTo(count: number): { maxSize: number; sizeCalculation(): number } {
  return { maxSize: count, sizeCalculation: () => 1 };
}

/**
 * Caches values by key; every change of them is announced and removes them. A value whose change is announced while it is being read is returned once
 * and not cached: it may be the old one. Stores at most `limit` keys and evicts the least recently used; missing values (`null`) have a limit of
 * their own, so that invented keys cannot evict real ones.
 */
export class ChangeCache<Value extends object> {
  #present: LRUCache<string, Value>;
  #missing: LRUCache<string, true>;
  #loading = new Map<string, Promise<Value | null>>();

  constructor(limit: number) {
    this.#present = new LRUCache(grownTo(limit));
    this.#missing = new LRUCache({ ...grownTo(Math.ceil(limit / 10)), ttl: missingMilliseconds });
  }

  /** At once where it is known, so that whoever has it need not wait. */
  get(key: string, load: (key: string) => Promise<Value | null>): Value | null | Promise<Value | null> {
    const known = this.#present.get(key);
    if (known !== undefined) return known;
    if (this.#missing.has(key)) return null;
    return this.#loading.get(key) ?? this.#load(key, load);
  }

  async #load(key: string, load: (key: string) => Promise<Value | null>): Promise<Value | null> {
    const loading = load(key);
    this.#loading.set(key, loading);
    try {
      const value = await loading;
      if (this.#loading.get(key) === loading) this.#keep(key, value);
      return value;
    } finally {
      if (this.#loading.get(key) === loading) this.#loading.delete(key);
    }
  }

  drop(key: string): void {
    this.#present.delete(key);
    this.#missing.delete(key);
    this.#loading.delete(key);
  }

  dropWhere(matches: (value: Value) => boolean): void {
    for (const [key, value] of this.#present) if (matches(value)) this.#present.delete(key);
    this.#loading.clear();
  }

  clear(): void {
    this.#present.clear();
    this.#missing.clear();
    this.#loading.clear();
  }

  #keep(key: string, value: Value | null): void {
    if (value === null) this.#missing.set(key, true);
    else this.#present.set(key, value);
  }
}
