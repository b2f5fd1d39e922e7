import type { RowKey } from './keyset.ts';

/** A row with a known position. */
export interface PageCursor {
  /** Zero-based place of the row in its order. */
  position: number;
  key: RowKey;
}

const most = 20_000;

/** Rows of one order with known positions, so that a page near one of them is reached without counting from an end. */
export class PageCursors {
  /** By position, ascending. */
  #marks: PageCursor[] = [];

  add(position: number, key: RowKey): void {
    const at = this.#firstFrom(position);
    if (this.#marks.length < most && this.#marks[at]?.position !== position) this.#marks.splice(at, 0, { position, key });
  }

  /** The last one before this position. */
  before(position: number): PageCursor | undefined {
    return this.#marks[this.#firstFrom(position) - 1];
  }

  /** The first one at this position or after it. */
  from(position: number): PageCursor | undefined {
    return this.#marks[this.#firstFrom(position)];
  }

  #firstFrom(position: number): number {
    let low = 0;
    let high = this.#marks.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#marks[middle]!.position < position) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
