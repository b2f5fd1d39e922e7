import type { Tables } from '../../../designer/model/semantics/runtime/runtime.ts';
import { tableSort } from '../../../designer/nodes/table/model/table-sort.ts';
import type { Json } from '../../../engine/core/json/json.ts';

/** Rows in memory, for holding two languages to the same answers without a database. */
export function memoryTables(columns: readonly string[]): Tables {
  const rows = new Map<number, Record<string, Json>>();
  let last = 0;
  const given = (values: Record<string, unknown>) =>
    Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null && value !== undefined)) as Record<string, Json>;
  const row = (id: number, values: Record<string, Json>): Json => ({ id, ...Object.fromEntries(columns.map((name) => [name, values[name] ?? null])) });
  const matching = (equal: Record<string, unknown>) => {
    const wanted = Object.entries(given(equal));
    return [...rows].filter(([, values]) => wanted.every(([name, value]) => values[name] === value));
  };
  return {
    async list(_table, { equal, page, perPage, sort }) {
      const { field, descending } = tableSort(sort, columns);
      const found = matching(equal).sort((one, other) => order(one, other, field) * (descending ? -1 : 1));
      const start = (Number(page) - 1) * Number(perPage);
      return { items: found.slice(start, start + Number(perPage)).map(([id, values]) => row(id, values)), total: found.length };
    },
    async count(_table, equal) {
      return matching(equal).length;
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
      if (before) rows.set(Number(id), { ...before, ...(JSON.parse(JSON.stringify(values)) as Record<string, Json>) });
      return before ? 1 : 0;
    },
    async delete(_table, id) {
      return rows.delete(Number(id)) ? 1 : 0;
    },
  };
}

type Row = [id: number, values: Record<string, Json>];

/** By the column, then by the id. */
function order(one: Row, other: Row, field: string): number {
  const [left, right] = [one, other].map(([id, values]) => (field === 'id' ? id : (values[field] ?? ''))) as [Json, Json];
  return left === right ? one[0] - other[0] : left! < right! ? -1 : 1;
}
