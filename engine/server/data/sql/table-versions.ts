/** Counts the committed writes of each table. `everything` stands for a write whose table is unknown. */
export class TableVersions {
  #counts = new Map<string, number>();
  #everything = 0;

  of(table: string): number {
    return this.#everything + (this.#counts.get(table) ?? 0);
  }

  touch(tables: Iterable<string>): void {
    for (const table of tables) {
      if (table === everything) this.#everything += 1;
      else this.#counts.set(table, (this.#counts.get(table) ?? 0) + 1);
    }
  }
}

export const everything = '*';
