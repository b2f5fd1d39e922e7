/** How long a missing value is believed, because not everything that brings one back (a restored record) announces it. */
const missingMilliseconds = 5_000;

/**
 * Values by key that stay right because every change of them is announced. A value that was being read while its change
 * was announced is handed out once and not kept: it may be the old one. Holds at most `limit` keys, oldest out first;
 * missing values (`null`) have a share of their own, so that invented keys cannot push the real ones out.
 */
export class ChangeCache<Value> {
  #present = new Map<string, Value>();
  #missing = new Map<string, number>();
  #loading = new Map<string, Promise<Value | null>>();
  #limit: number;

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** At once where it is known, so that whoever has it need not wait. */
  get(key: string, load: (key: string) => Promise<Value | null>): Value | null | Promise<Value | null> {
    const known = this.#present.get(key);
    if (known !== undefined) return known;
    if ((this.#missing.get(key) ?? 0) > performance.now()) return null;
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
    if (value === null) {
      this.#missing.delete(key);
      this.#missing.set(key, performance.now() + missingMilliseconds);
      if (this.#missing.size > this.#limit / 10) this.#missing.delete(this.#missing.keys().next().value!);
      return;
    }
    this.#present.set(key, value);
    if (this.#present.size > this.#limit) this.#present.delete(this.#present.keys().next().value!);
  }
}
