import { columnTypeOf } from '../../descriptor/formats.ts';
import { isLongField } from '../../descriptor/normalize/indexable-field.ts';
import type { Field, Keep, Screen } from '../../descriptor/types.ts';
import type { ColumnType } from '../../format/column-type.ts';
import type { Json } from '../../json/json.ts';
import { listIndexes } from './list-order.ts';
import { orderColumn, pinyinColumn, pinyinFields, withOrderColumns } from './pinyin-columns.ts';
import type { Index } from './table-index.ts';

/** One column of a table. */
export interface Column {
  name: string;
  type: ColumnType;
  nullable: boolean;
  /** Value new rows get, and old rows get when the column is added. */
  default?: Json;
  /** Of a browsable table: no descriptor shows it. */
  isHidden?: true;
  /** Its values may fill pages of their own, such as the body of an article. */
  isLong?: true;
  /** Ordered by its bytes, whatever the collation of the database. */
  isByteOrdered?: true;
}

/** A table as the engine requires it; the migrator compares it with the database. */
export interface Table {
  name: string;
  columns: Column[];
  indexes: Index[];
  /** True when rows are removed by `deleted_at` and kept for the trash. Unique indexes then ignore removed rows. */
  hasTrash: boolean;
  /** Text columns that are ordered and found by pinyin: each has two further columns, which nobody but the repositories knows of. */
  pinyin?: readonly string[];
  /** Descriptors may show its rows (`source`): nothing in it is a secret, but for hidden columns. */
  isBrowsable?: boolean;
  /** Older rows are deleted for good as new ones are written. */
  keep?: Keep;
  /** What the database itself holds to, whoever writes. Made with the table, so one that exists already keeps the guards it has. */
  guards?: TableGuards;
  /** Its rows are sums of others. */
  sums?: TableSums;
  /** Its rows are removed by age, month by month, where the database can remove a month at once. Such a table has no unique index. */
  months?: TableMonths;
}

/** How a table is partitioned where the database supports it: by month in the platform's time zone and, within a month, by how long rows are retained. */
export interface TableMonths {
  /** The column with the moment. */
  time: string;
  /** The column whose value says how long a row is retained. */
  retention: string;
  /** Values whose rows lie apart from all others: letters and underscores. */
  values: readonly string[];
  /** The one among them whose place also takes rows with no value or another one. */
  others: string;
}

/** How the rows of a table of sums may be summed further. */
interface TableSums {
  /** The column that says how many each row stands for. */
  weight: string;
  /** Rows alike in this column lie so near one another that a percentile may take them for one. */
  spread: string;
  /** Tables with the same sums over the columns they lack, the smallest first: whoever asks about none of those columns is answered from there. */
  coarser: Table[];
}

/** All of it is SQL that both databases read. */
export interface TableGuards {
  /** By name, the condition every row meets: `cents <> 0`. A violated one is known by its name (`Database.checkViolation`). */
  checks?: Record<string, string>;
  /** Rows are never changed and never removed. */
  isAppendOnly?: true;
  /** A condition on the new row (`new.<column>`) and on other tables, without which it is refused. */
  admits?: string;
  /** Statements run with each new row (`new.<column>`), in its transaction. */
  onInsert?: string[];
}

/** Returns the table of a screen; null for a page without data. */
export function tableOf(screen: Screen): Table | null {
  if (!screen.table) return null;
  const columns = screen.fields.filter((field) => !field.isSystem).map(columnOf);
  const pinyin = pinyinFields(screen);
  return {
    name: screen.table.name,
    columns: [...standardColumns(columns), removalColumn],
    indexes: [
      ...screen.table.unique.map((names) => ({ columns: names, unique: true })),
      ...withOrderColumns(listIndexes(screen), pinyin, screen.table.indexes),
    ],
    hasTrash: true,
    ...(pinyin.length > 0 && { pinyin }),
    ...(screen.table.keep && { keep: screen.table.keep }),
  };
}

/** Returns the columns of a table that nobody but the repositories knows of. */
export function pinyinColumnsOf({ pinyin = [] }: Pick<Table, 'pinyin'>): Column[] {
  return pinyin.flatMap((column): Column[] => [
    { name: orderColumn(column), type: 'text', nullable: true, isByteOrdered: true },
    { name: pinyinColumn(column), type: 'text', nullable: true },
  ]);
}

/** Returns a table's own columns together with those that every table of records has. */
export function standardColumns<const Own extends Column[]>(own: Own): [typeof idColumn, ...Own, ...typeof recordColumns] {
  return [idColumn, ...own, ...recordColumns];
}

export const idColumn = { name: 'id', type: 'id', nullable: false } as const;

const recordColumns = [
  { name: 'created_at', type: 'datetime', nullable: false },
  { name: 'updated_at', type: 'datetime', nullable: false },
  { name: 'created_by', type: 'integer', nullable: true },
  { name: 'rev', type: 'integer', nullable: false, default: 1 },
  { name: 'deleted_at', type: 'datetime', nullable: true },
] as const;

/** Which removal a row is in the trash by. Rows from before there was such a column have none, and are known by their moment alone. */
const removalColumn = { name: 'deleted_with', type: 'text', nullable: true } as const;

/** A column is nullable unless it is a state: a required field is a rule for people, and drafts, imports and added columns need the gap. */
function columnOf(field: Field): Column {
  const column: Column = { name: field.name, type: columnTypeOf(field), nullable: !field.isState, default: field.schema.default };
  return isLongField(field) ? { ...column, isLong: true } : column;
}
