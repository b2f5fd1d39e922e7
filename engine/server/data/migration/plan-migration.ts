import { orderColumn } from '../../../core/derive/table/pinyin-columns.ts';
import { type Column, pinyinColumnsOf, type Table } from '../../../core/derive/table/table.ts';
import type { ColumnType } from '../../../core/format/column-type.ts';
import type { ExistingColumn, ExistingTable, MigrationStep } from '../../kernel/ports/database.ts';
import { indexName, isOurIndex } from '../sql/index-name.ts';
import { wantedIndexes } from '../sql/wanted-indexes.ts';

/** A step that may run only if no row prevents it. */
export type RowCheck =
  | { kind: 'unique'; table: string; columns: string[]; hasTrash: boolean }
  | { kind: 'not-null'; table: string; column: string }
  /** Another type: only where the column holds nothing. */
  | { kind: 'retype'; table: string; column: string; from: string; to: string };

interface PlannedStep {
  steps: MigrationStep[];
  /** Without it nothing can be at stake. */
  check?: RowCheck;
}

/** What one table needs. Columns that no descriptor names any more stay as they are: `unused`. */
export interface Plan {
  table: string;
  steps: PlannedStep[];
  unused: string[];
}

/** Compares the wanted table with the existing one. Pure: reads and writes nothing. */
export function planMigration(wanted: Table, existing: ExistingTable | null, columnType: (type: ColumnType) => string): Plan {
  if (!existing) return { table: wanted.name, steps: [{ steps: [{ kind: 'create-table', table: wanted }, ...indexSteps(wanted)] }], unused: [] };
  const columns = wanted.columns.flatMap((column) => {
    const found = existing.columns.find(({ name }) => name === column.name);
    return columnSteps(wanted, column, found, existing, columnType);
  });
  const names = new Set([...wanted.columns, ...pinyinColumnsOf(wanted)].map(({ name }) => name));
  const isToBeDivided = wanted.months !== undefined && existing.isDivided === false;
  return {
    table: wanted.name,
    steps: [...columns, ...pinyinSteps(wanted, existing), ...(isToBeDivided ? [division(wanted)] : indexChanges(wanted, existing))],
    unused: existing.columns.filter(({ name }) => !names.has(name)).map(({ name }) => name),
  };
}

/** Rows are in the order of their texts until their keys are written (`data/pinyin/pinyin-fill.ts`). */
function pinyinSteps(wanted: Table, existing: ExistingTable): PlannedStep[] {
  const table = wanted.name;
  return pinyinColumnsOf(wanted)
    .filter((column) => !existing.columns.some(({ name }) => name === column.name))
    .map((column) => {
      const from = wanted.pinyin?.find((text) => orderColumn(text) === column.name);
      const addition: MigrationStep = { kind: 'add-column', table, column };
      return { steps: from === undefined ? [addition] : [addition, { kind: 'copy-column', table, from, to: column.name }] };
    });
}

function columnSteps(
  wanted: Table,
  column: Column,
  found: ExistingColumn | undefined,
  existing: ExistingTable,
  columnType: (type: ColumnType) => string,
): PlannedStep[] {
  const table = wanted.name;
  if (!found) return [{ steps: [{ kind: 'add-column', table, column }] }];
  const to = columnType(column.type);
  if (found.sqlType !== to)
    return [{ steps: replacement(wanted, column, existing), check: { kind: 'retype', table, column: column.name, from: found.sqlType, to } }];
  if (found.nullable === column.nullable || column.type === 'id') return [];
  const step: MigrationStep = { kind: 'set-nullable', table, column: column.name, nullable: column.nullable };
  return [column.nullable ? { steps: [step] } : { steps: [step], check: { kind: 'not-null', table, column: column.name } }];
}

/** Drops the indexes with the column first and creates them again afterwards, new ones last. */
function replacement(wanted: Table, column: Column, existing: ExistingTable): MigrationStep[] {
  const table = wanted.name;
  const concerned = existing.indexes.filter(({ columns }) => columns.includes(column.name));
  const names = new Set(concerned.map(({ name }) => name));
  const again = wantedIndexes(wanted).filter((index) => names.has(indexName(table, index)));
  return [
    ...concerned.map(({ name }): MigrationStep => ({ kind: 'drop-index', table, name })),
    { kind: 'replace-column', table, column },
    ...again.map((index): MigrationStep => ({ kind: 'create-index', table, index, hasTrash: wanted.hasTrash })),
  ];
}

function indexChanges(wanted: Table, existing: ExistingTable): PlannedStep[] {
  const table = wanted.name;
  const known = new Set(existing.indexes.map(({ name }) => name));
  const added = wantedIndexes(wanted)
    .filter((index) => !known.has(indexName(table, index)))
    .map((index): PlannedStep => {
      const step: MigrationStep = { kind: 'create-index', table, index, hasTrash: wanted.hasTrash };
      return index.unique ? { steps: [step], check: { kind: 'unique', table, columns: index.columns, hasTrash: wanted.hasTrash } } : { steps: [step] };
    });
  const stays = new Set(wantedIndexes(wanted).map((index) => indexName(table, index)));
  const dropped = existing.indexes
    .filter(({ name }) => isOurIndex(name) && !stays.has(name))
    .map(({ name }): PlannedStep => ({ steps: [{ kind: 'drop-index', table, name }] }));
  return [...added, ...dropped];
}

function division(wanted: Table): PlannedStep {
  return { steps: [{ kind: 'divide-table', table: wanted }, ...indexSteps(wanted)] };
}

function indexSteps(table: Table): MigrationStep[] {
  return wantedIndexes(table).map((index) => ({ kind: 'create-index', table: table.name, index, hasTrash: table.hasTrash }));
}
