import { texts } from '../../../generated/words/designer-model/check-table.ts';
import { columnsOf, isNarrowed, isOfJoin, namedColumns } from '../../nodes/table/model/table-settings.ts';
import { nodeTitle } from '../analysis/node-title.ts';
import { withoutDisabled } from '../formula/active-flow.ts';
import { type InterfaceDefinition, type TableSpec, tableName } from '../types/definition.ts';
import { type Diagnostic, diagnostic } from '../types/diagnostic.ts';
import type { FlowNode } from '../types/flow.ts';
import { namedInSentence } from '../types/type-label.ts';
import { hasParameterType } from './check-parameters.ts';

/** Columns that every table in the platform's own database has besides its own. */
export const tableColumns: readonly string[] = ['id', 'created_at', 'updated_at', 'created_by', 'rev', 'deleted_at'];

/** Checks the table of a data interface, and the nodes that use it. */
export function checkTable(definition: InterfaceDefinition): Diagnostic[] {
  const { kind, table, flow } = definition;
  if (!table) return kind === 'data' ? [diagnostic('no-table', '/table', texts.none)] : [];
  const diagnostics = checkTableSpec(table, '/table');
  for (const [index, node] of flow.nodes.entries()) {
    if (node.type !== 'table' || node.disabled || node.settings.table !== tableName(table)) continue;
    for (const { name } of [...columnsOf(node.settings), ...namedColumns(node.settings)]) {
      if ((name === 'id' && isNarrowed(node.settings)) || isOfJoin(name) || table.columns.some((column) => column.name === name)) continue;
      diagnostics.push(diagnostic('unknown-column', `/flow/nodes/${index}/settings/columns`, texts.unknown, { table: tableName(table), name }, node.id));
    }
    for (const { name } of unfedColumns(definition, table, node)) {
      const values = { node: nodeTitle(node), table: tableName(table), name };
      diagnostics.push(diagnostic('unfed-column', `/flow/nodes/${index}/settings/columns`, texts.unfed, values, node.id));
    }
  }
  return diagnostics;
}

/** Reports required columns of a new row that have no value: such a node refuses each call. */
function unfedColumns({ flow }: InterfaceDefinition, { columns }: TableSpec, { id, settings, values = {}, formulas = {} }: FlowNode): TableSpec['columns'] {
  const { operation } = settings;
  if (!['insert', 'insert_many', 'upsert'].includes(String(operation))) return [];
  const written = columnsOf(settings);
  const fed = new Set(withoutDisabled(flow).edges.flatMap(({ to }) => (to.node === id ? [to.port] : [])));
  const isFed = (port: string) => fed.has(port) || Object.hasOwn(formulas, port) || (values[port] ?? null) !== null;
  return columns.filter(({ name, required, default: fallback }) => {
    if (!required || (fallback ?? null) !== null) return false;
    const column = written.find((one) => one.name === name);
    return !column || (operation !== 'insert_many' && !isFed(column.port));
  });
}

/** Parameters of the list: a column of that name could not be filtered. */
const listParameters: readonly string[] = ['page', 'per_page', 'sort'];

/**
 * Checks names, types, defaults and limits of a table.
 * @param pointer of the table in its definition
 */
export function checkTableSpec(table: TableSpec, pointer: string): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  const { name } = table;
  if (!/^[a-z][a-z0-9_]{0,62}$/.test(name)) diagnostics.push(diagnostic('table-name', `${pointer}/name`, texts.name, { name }));
  if (table.database !== undefined && !/^[a-z][a-z0-9_]{0,31}$/.test(table.database)) {
    diagnostics.push(diagnostic('database-name', `${pointer}/database`, texts.database, { name: table.database }));
  }
  if (hasNumberSuffix(name)) diagnostics.push(diagnostic('table-suffix', `${pointer}/name`, texts.suffix, { name }));
  const seen = new Set<string>();
  for (const [index, column] of table.columns.entries()) {
    const at = `${pointer}/columns/${index}`;
    if (!/^[a-z][a-z0-9_]{0,62}$/.test(column.name)) diagnostics.push(diagnostic('column-name', `${at}/name`, texts.name, { name: column.name }));
    if (column.name === 'id' || (table.database === undefined && tableColumns.includes(column.name)))
      diagnostics.push(diagnostic('column-name', `${at}/name`, texts.system, { name: column.name }));
    if (listParameters.includes(column.name)) diagnostics.push(diagnostic('column-name', `${at}/name`, texts.parameter, { name: column.name }));
    if (seen.has(column.name)) diagnostics.push(diagnostic('duplicate-column', `${at}/name`, texts.twice, { name: column.name }));
    seen.add(column.name);
    if (column.default !== undefined && column.default !== null && !hasParameterType(column.type, column.default)) {
      diagnostics.push(diagnostic('default-type', `${at}/default`, texts.fallback, { name: column.name, type: namedInSentence(column.type) }));
    }
  }
  return diagnostics;
}

/** Whether a name ends in a number behind an underscore (`log_2024`, `log_1e3`), which the framework takes for a shard and cuts off. */
export function hasNumberSuffix(name: string): boolean {
  return /_\d+(e\d+)?$/.test(name);
}
