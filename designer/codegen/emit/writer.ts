/** Which lines of a file a node became; both ends included, one-based. */
export interface LineRange {
  node: string;
  from: number;
  to: number;
}

/** Lines of source text. It alone knows the indentation and which node wrote which line. */
export class Writer {
  #lines: string[] = [];
  #depth = 0;
  #indent: string;
  readonly map: LineRange[] = [];

  constructor(indent: string) {
    this.#indent = indent;
  }

  /** One line; without text an empty one. Text with line breaks would escape the indentation and is refused. */
  line(text = ''): this {
    if (/[\n\r\u2028\u2029]/.test(text)) throw new Error('a line of code has no line break');
    this.#lines.push(text === '' ? '' : this.#indent.repeat(this.#depth) + text);
    return this;
  }

  lines(texts: readonly string[]): this {
    for (const text of texts) this.line(text);
    return this;
  }

  /** Lines of code that is not ours, as they are: an indentation could change a text that goes over several lines. */
  raw(lines: readonly string[]): this {
    if (lines.some((line) => /[\n\r]/.test(line))) throw new Error('a line of code has no line break');
    this.#lines.push(...lines);
    return this;
  }

  /** `open`, the body one step further in, `close`. */
  block(open: string, body: () => void, close: string): this {
    return this.line(open).indented(body).line(close);
  }

  indented(body: () => void): this {
    this.#depth++;
    body();
    this.#depth--;
    return this;
  }

  /** Notes that the lines written inside belong to a node. */
  mark(node: string, body: () => void): this {
    const from = this.#lines.length + 1;
    body();
    if (this.#lines.length >= from) this.map.push({ node, from, to: this.#lines.length });
    return this;
  }

  toString(): string {
    return `${this.#lines.join('\n')}\n`;
  }
}
