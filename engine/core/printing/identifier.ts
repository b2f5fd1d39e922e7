/** Unique names within one piece of generated code. */
export class Identifiers {
  #used: Set<string>;

  constructor(reserved: Iterable<string> = []) {
    this.#used = new Set(reserved);
  }

  /** A name like the wish that is an identifier in PHP and TypeScript and not yet taken, whatever its case. */
  take(wish: string): string {
    const base = identifierOf(wish);
    let name = base;
    for (let number = 2; this.#used.has(name.toLowerCase()); number++) name = `${base}${number}`;
    this.#used.add(name.toLowerCase());
    return name;
  }
}

/** `X-Request-ID` → `xRequestID`, `用户` → `value`. */
function identifierOf(text: string): string {
  const words = text.split(/[^A-Za-z0-9_]+/).filter((word) => word !== '');
  const joined = words.map((word, index) => (index === 0 ? word[0]!.toLowerCase() + word.slice(1) : word[0]!.toUpperCase() + word.slice(1))).join('');
  if (joined === '' || /^_+$/.test(joined)) return 'value';
  return /^\d/.test(joined) ? `n${joined}` : joined.slice(0, 60);
}
