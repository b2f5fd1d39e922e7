import type { Json } from '../../../../engine/core/json/json.ts';
import { isSameJson } from '../../../../engine/core/json/same-json.ts';
import type { InterfaceDefinition, TableColumn } from '../../types/definition.ts';
import { tableName } from '../../types/definition.ts';
import { changeNode } from '../flow/node-edits.ts';
import { renamePorts } from '../flow/renamed-ports.ts';

/**
 * Replaces the columns of the interface's table. If exactly one column has a new name at the same place and with the same type, it counts as renamed:
 * nodes that use it follow, with their edges and values.
 */
export function changeColumns(definition: InterfaceDefinition, columns: TableColumn[]): InterfaceDefinition {
  const { table } = definition;
  if (!table || isSameJson(table.columns, columns)) return definition;
  const changed: InterfaceDefinition = { ...definition, table: { ...table, columns } };
  const renamed = renamedColumn(table.columns, columns);
  if (!renamed) return changed;
  const [from, to] = renamed;
  const users = changed.flow.nodes.filter(({ type, settings }) => type === 'table' && settings.table === tableName(table));
  return users.reduce((current, { id, settings }) => {
    const follow = (columns: Json[]) => columns.map((column) => (isObject(column) && column.name === from ? { ...column, name: to } : column));
    const named = Object.fromEntries(
      ['columns', 'answers'].flatMap((setting) => {
        const columns = settings[setting];
        return Array.isArray(columns) ? [[setting, follow(columns)]] : [];
      }),
    );
    const followed = changeNode(current, id, (node) => ({ ...node, settings: { ...node.settings, ...named } }));
    return renamePorts(followed, id, new Map([[from, to]]));
  }, changed);
}

function isObject(value: Json): value is { [name: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function renamedColumn(before: readonly TableColumn[], after: readonly TableColumn[]): [string, string] | null {
  if (before.length !== after.length) return null;
  const pairs = before.map((column, index) => [column, after[index]!] as const).filter(([one, other]) => one.name !== other.name);
  const [pair] = pairs;
  if (!pair || pairs.length > 1 || pair[0].type !== pair[1].type) return null;
  const [from, to] = [pair[0].name, pair[1].name];
  return after.some(({ name }) => name === from) || before.some(({ name }) => name === to) ? null : [from, to];
}
