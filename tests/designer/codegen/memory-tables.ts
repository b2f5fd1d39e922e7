import type {
  TableCondition,
  TableConditions,
  TableFigure,
  TableGroupKey,
  TableMatch,
  TablePeriod,
  TableRequest,
  Tables,
} from '../../../designer/model/semantics/runtime/runtime.ts';
import { decimalSum } from '../../../designer/model/semantics/values/decimals.ts';
import { groupSort, keyParts } from '../../../designer/nodes/table/model/table-groups.ts';
import { tableSort } from '../../../designer/nodes/table/model/table-sort.ts';
import { upsertRow } from '../../../designer/nodes/table/model/upsert-row.ts';
import type { Json } from '../../../engine/core/json/json.ts';

/** Rows in memory, for holding two languages to the same answers without a database. */
export function memoryTables(columns: readonly string[]): Tables {
  const rows = new Map<number, Record<string, Json>>();
  let last = 0;
  const input = (values: Record<string, unknown>) =>
    Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null && value !== undefined)) as Record<string, Json>;
  const row = (id: number, values: Record<string, Json>, shown = columns): Json => ({
    id,
    ...Object.fromEntries(shown.map((name) => [name, values[name] ?? null])),
  });
  const matching = (equal: Record<string, unknown>, { where = [], any = [] }: TableConditions = {}) => {
    const wanted: TableCondition[] = [...Object.entries(input(equal)).map(([name, value]): TableCondition => [name, 'equal', value]), ...where.filter(counts)];
    const some = any.filter(counts);
    const meets = ([id, values]: Row, [name, match, value]: TableCondition) => holds(match, name === 'id' ? id : (values[name] ?? null), value);
    return [...rows].filter((row) => wanted.every((one) => meets(row, one)) && (some.length === 0 || some.some((one) => meets(row, one))));
  };
  const sorted = ({ equal, sort, ...others }: TableRequest) => {
    const { field, descending } = tableSort(sort, columns);
    return matching(equal, others).sort((one, other) => order(one, other, field) * (descending ? -1 : 1));
  };
  const tables: Tables = {
    async list(_table, { page, perPage, ...request }) {
      const found = sorted(request);
      const start = (Number(page) - 1) * Number(perPage);
      return { items: found.slice(start, start + Number(perPage)).map(([id, values]) => row(id, values, request.columns)), total: found.length };
    },
    async find(_table, request) {
      const [found] = sorted(request);
      return found ? row(...found, request.columns) : null;
    },
    async count(_table, equal, others) {
      return matching(equal, others).length;
    },
    async get(_table, id, shown) {
      const values = rows.get(Number(id));
      return values ? row(Number(id), values, shown) : null;
    },
    async insert(_table, values) {
      rows.set(++last, input(values));
      return last;
    },
    async update(_table, id, values) {
      const before = rows.get(Number(id));
      if (before) rows.set(Number(id), { ...before, ...(JSON.parse(JSON.stringify(values)) as Record<string, Json>) });
      return before ? 1 : 0;
    },
    upsert(table, keys, values) {
      const rows = {
        find: (request: TableRequest) => tables.find(table, request),
        insert: (row: Record<string, unknown>) => tables.insert(table, row),
        update: (id: unknown, row: Record<string, unknown>) => tables.update(table, id, row),
      };
      return upsertRow(rows, keys, values);
    },
    async group(_table, { equal, by, figures, sort, perPage, ...others }) {
      const names = by.map((key) => keyParts(key).column);
      const groups = Map.groupBy(matching(equal, others), ([, values]) => JSON.stringify(by.map((key) => keyOf(key, values))));
      if (by.length === 0 && groups.size === 0) groups.set('[]', []);
      const found = [...groups].map(([key, members]) => ({
        ...Object.fromEntries(names.map((name, at) => [name, (JSON.parse(key) as Json[])[at] ?? null])),
        ...Object.fromEntries(figures.map((figure) => [figure[0], figureOf(figure, members)])),
      }));
      const { key, figure, descending } = groupSort(
        sort,
        names,
        figures.map(([name]) => name),
      );
      const ranks = [...(figure === undefined ? [] : [figures[figure]![0]]), ...(key === undefined ? [] : [names[key]!])];
      const compared = (one: Record<string, Json>, other: Record<string, Json>, name: string) => compare(one[name] ?? null, other[name] ?? null);
      found.sort((one, other) => {
        for (const name of ranks) if (compared(one, other, name) !== 0) return compared(one, other, name) * (descending ? -1 : 1);
        return names.map((name) => compared(one, other, name)).find((result) => result !== 0) ?? 0;
      });
      return found.slice(0, by.length === 0 ? 1 : Number(perPage));
    },
    async delete(_table, id) {
      return rows.delete(Number(id)) ? 1 : 0;
    },
  };
  return tables;
}

function figureOf([, kind, column, places]: TableFigure, rows: readonly Row[]): Json {
  const held = rows.map(([id, values]) => (column === 'id' ? id : column === null ? 1 : (values[column] ?? null))).filter((value) => value !== null);
  if (kind === 'count') return held.length;
  if (kind === 'min' || kind === 'max') return held.sort(compare).at(kind === 'min' ? 0 : -1) ?? null;
  const sum = held.reduce<number>((total, value) => decimalSum(total, Number(value)), 0);
  if (kind === 'sum') return sum;
  return held.length === 0 ? null : places === undefined ? sum / held.length : Math.round(sum / held.length);
}

function keyOf(key: TableGroupKey, values: Record<string, Json>): Json {
  const { column, period } = keyParts(key);
  const value = values[column] ?? null;
  return period === null || typeof value !== 'string' ? value : startOf(value, period);
}

function startOf(moment: string, period: TablePeriod): string {
  const day = moment.slice(0, 10);
  switch (period) {
    case 'hour':
      return moment.length < 13 || moment.slice(11, 13) === '00' ? day : `${moment.slice(0, 13)}:00:00`;
    case 'day':
      return day;
    case 'week': {
      const date = new Date(`${day}T00:00:00Z`);
      date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7));
      return date.toISOString().slice(0, 10);
    }
    case 'month':
      return `${day.slice(0, 7)}-01`;
    case 'year':
      return `${day.slice(0, 4)}-01-01`;
  }
}

/** Nothing comes first. */
function compare(one: Json, other: Json): number {
  if (one === other) return 0;
  return one === null || (other !== null && one < other) ? -1 : 1;
}

type Row = [id: number, values: Record<string, Json>];

function counts([, , value]: TableCondition): boolean {
  return value !== null && value !== undefined;
}

function holds(match: TableMatch, held: Json, value: unknown): boolean {
  if (match === 'empty') return (held === null || held === '') === value;
  if (match === 'not') return held !== value;
  if (held === null) return false;
  switch (match) {
    case 'equal':
      return held === value;
    case 'in':
      return Array.isArray(value) && value.includes(held);
    case 'contains':
      return String(held).toLowerCase().includes(String(value).toLowerCase());
    case 'from':
      return held >= (value as Json)!;
    case 'after':
      return held > (value as Json)!;
    case 'to':
      return held <= (value as Json)!;
    case 'before':
      return held < (value as Json)!;
  }
}

/** By the column, then by the id. */
function order(one: Row, other: Row, field: string): number {
  const [left, right] = [one, other].map(([id, values]) => (field === 'id' ? id : (values[field] ?? ''))) as [Json, Json];
  return left === right ? one[0] - other[0] : left! < right! ? -1 : 1;
}
