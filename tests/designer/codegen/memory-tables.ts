import type { Tables } from '../../../designer/model/runtime.ts';
import type { Json } from '../../../engine/core/descriptor/types.ts';

/** Rows in memory, for holding two languages to the same answers without a database. */
export function memoryTables(columns: readonly string[]): Tables {
  const rows = new Map<number, Record<string, Json>>();
  let last = 0;
  const given = (values: Record<string, unknown>) =>
    Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null && value !== undefined)) as Record<string, Json>;
  const row = (id: number, values: Record<string, Json>): Json => ({ id, ...Object.fromEntries(columns.map((name) => [name, values[name] ?? null])) });
  return {
    async list(_table, { equal, page, perPage }) {
      const wanted = Object.entries(given(equal));
      const found = [...rows].filter(([, values]) => wanted.every(([name, value]) => values[name] === value)).reverse();
      const start = (Number(page) - 1) * Number(perPage);
      return { items: found.slice(start, start + Number(perPage)).map(([id, values]) => row(id, values)), total: found.length };
    },
    async get(_table, id) {
      const values = rows.get(Number(id));
      return values ? row(Number(id), values) : null;
    },
    async insert(_table, values) {
      rows.set(++last, given(values));
      return last;
    },
    async update(_table, id, values) {
      const before = rows.get(Number(id));
      if (before) rows.set(Number(id), { ...before, ...given(values) });
      return before ? 1 : 0;
    },
    async delete(_table, id) {
      return rows.delete(Number(id)) ? 1 : 0;
    },
  };
}
