import type { Table } from '../../../core/derive/table/table.ts';
import { columnTypeOf } from '../../../core/descriptor/formats.ts';
import { allowedText } from '../../../core/descriptor/parse/allowed-text.ts';
import type { Diagnostic } from '../../../core/descriptor/parse/diagnostic.ts';
import { pointerOf } from '../../../core/descriptor/parse/pointer.ts';
import type { SourceFile } from '../../../core/descriptor/parse/source-file.ts';
import { hasRowSource } from '../../../core/descriptor/row-source.ts';
import type { Screen } from '../../../core/descriptor/types.ts';
import type { ColumnType } from '../../../core/format/column-type.ts';

/** Reports a screen over a table that does not exist, lacks its columns, or has no index for an order of an uncounted list. */
export function sourceDiagnostics(source: SourceFile, screen: Screen, known: readonly Table[]): Diagnostic[] {
  const { source: name } = screen;
  // What is offered of a plugin's rows has been held against what they can be asked for.
  if (name === undefined || screen.records !== screen.name || hasRowSource(screen)) return [];
  const tables = known.filter(({ isBrowsable }) => isBrowsable);
  const table = tables.find((one) => one.name === name);
  if (!table) {
    const names = tables.map((one) => one.name);
    return [source.diagnose('/source', 'source-unknown-table', { found: name, allowed: allowedText(name, names) })];
  }
  const ordered = screen.list?.hasTotal === false ? orderDiagnostics(source, screen, table) : groupDiagnostics(source, screen, table);
  return [...columnDiagnostics(source, screen, table), ...ordered];
}

function columnDiagnostics(source: SourceFile, screen: Screen, table: Table): Diagnostic[] {
  const shown = table.columns.filter(({ isHidden }) => !isHidden);
  const names = shown.map((column) => column.name);
  return screen.fields.flatMap((field) => {
    const pointer = pointerOf('schema', 'properties', field.name);
    const column = shown.find((one) => one.name === field.name);
    const values = { table: table.name, found: field.name };
    if (!column) return [source.diagnose(pointer, 'source-unknown-column', { ...values, allowed: allowedText(field.name, names) }, 'key')];
    const ours = columnTypeOf(field);
    return isAlike(column.type, ours) ? [] : [source.diagnose(pointer, 'source-column-type', { ...values, theirs: column.type, ours }, 'key')];
  });
}

/** Numbers of any width are numbers, and days may be stored as texts. */
function isAlike(theirs: ColumnType, ours: ColumnType): boolean {
  const kind = (type: ColumnType) => (['id', 'integer', 'bigint', 'float'].includes(type) ? 'number' : type === 'date' ? 'text' : type);
  return kind(theirs) === kind(ours);
}

function groupDiagnostics(source: SourceFile, { name, list }: Screen, { indexes }: Table): Diagnostic[] {
  const { groupBy } = list ?? {};
  if (groupBy === undefined || groupBy === 'id' || indexes.some(({ columns: [first] }) => first === groupBy)) return [];
  return [source.diagnose('/list/groupBy', 'query-without-index', { found: groupBy, screen: name })];
}

function orderDiagnostics(source: SourceFile, { list }: Screen, table: Table): Diagnostic[] {
  const ordered = table.indexes.filter(({ columns }) => columns.length === 2 && columns[1] === 'id').flatMap(({ columns }) => columns.slice(0, 1));
  const allowed = ['id', ...ordered];
  const sorts = [
    ...(list?.sort ?? []).map(({ field }, index) => ({ field, at: `/list/sort/${index}` })),
    ...(list?.sortable ?? []).map((field, index) => ({ field, at: `/list/sortable/${index}` })),
  ];
  return sorts
    .filter(({ field }) => !allowed.includes(field))
    .map(({ field, at }) => source.diagnose(at, 'source-sort-without-index', { found: field, table: table.name, allowed: allowedText(field, allowed) }));
}
