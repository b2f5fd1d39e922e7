import { answeredColumns } from '../../../nodes/table/model/table-settings.ts';
import { flowTypes } from '../../analysis/flow-types.ts';
import { activeFlow } from '../../formula/active-flow.ts';
import type { NodeFamily } from '../../node-type/node-type.ts';
import { nodeTypeOf } from '../../nodes/node-types.ts';
import { type InterfaceDefinition, tableName } from '../../types/definition.ts';
import type { FlowEdge, FlowNode } from '../../types/flow.ts';
import type { ValueType } from '../../types/value-type.ts';

/** Columns that are written and never answered, by the names that nodes use for tables. */
export type HiddenColumns = ReadonlyMap<string, readonly string[]>;

/** Returns the hidden columns of a table; for the definition's own table, those it declares. */
export function hiddenIn({ table }: Pick<InterfaceDefinition, 'table'>, known: HiddenColumns, name: string): readonly string[] {
  if (table && tableName(table) === name) return table.columns.filter(({ hidden }) => hidden).map((column) => column.name);
  return known.get(name) ?? [];
}

/** A value of a hidden column, or one computed from it. */
export interface HiddenValue {
  /** `member.password` */
  column: string;
  /** Names of the members that must not be picked from it. */
  members: ReadonlySet<string>;
}

/** Equality as a whole, and the number of values, reveal nothing of them. */
const silent = new Set(['equal', 'notEqual', 'isNull', 'isEmpty', 'count']);
const computing: ReadonlySet<NodeFamily | undefined> = new Set(['compute', 'logic', 'code']);
const listPorts = new Set(['item', 'accumulator']);

/** Returns the outputs with values of hidden columns, by `node port`: of reads that name such a column, and of what is computed from them. */
export function hiddenValues(definition: InterfaceDefinition, known: HiddenColumns): Map<string, HiddenValue> {
  const { nodes, edges } = activeFlow(definition.flow);
  const types = flowTypes(definition);
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const found = new Map<string, HiddenValue>();
  for (const node of nodes) {
    if (node.type !== 'table') continue;
    const table = String(node.settings.table);
    const hidden = new Set(hiddenIn(definition, known, table));
    const named = (answeredColumns(node.settings) ?? []).filter(({ name }) => hidden.has(name));
    const [first] = named;
    if (first) for (const port of ['row', 'items']) found.set(`${node.id} ${port}`, { column: `${table}.${first.name}`, members: hidden });
  }
  // The map grows while it is walked.
  for (const [place, value] of found) {
    for (const edge of edges) {
      const target = byId.get(edge.to.node);
      if (`${edge.from.node} ${edge.from.port}` !== place || !target) continue;
      for (const port of telling(target, edge, value)) {
        const next = `${target.id} ${port}`;
        if (!found.has(next)) found.set(next, value);
      }
    }
  }
  return found;

  /** The outputs of a node that tell of a value on one of its inputs. */
  function telling(target: FlowNode, { to }: FlowEdge, { members }: HiddenValue): string[] {
    const { type, settings } = target;
    const outputs = types.outputs(target.id).map(({ name }) => name);
    if (type === 'member') return tellsAt(String(settings.path).split('.'), types.output(target.id, 'value'), members) ? outputs : [];
    if (type === 'password' || (type === 'operation' && silent.has(String(settings.operator)))) return [];
    if (!computing.has(nodeTypeOf(type)?.family)) return [];
    if (to.port === 'keep') return [];
    if (to.port === 'items' && type !== 'operation') return outputs.filter((port) => port === 'item' || (type === 'filter' && port === 'result'));
    return outputs.filter((port) => port !== 'index' && (type !== 'map' || !listPorts.has(port)));
  }
}

function tellsAt(path: readonly string[], type: ValueType, members: ReadonlySet<string>): boolean {
  return path.some((name) => members.has(name)) || holds(type, members);
}

function holds(type: ValueType, members: ReadonlySet<string>): boolean {
  if (type.type === 'any') return true;
  if (type.type === 'array') return !type.items || holds(type.items, members);
  if (type.type !== 'object') return false;
  return !type.members || Object.entries(type.members).some(([name, member]) => members.has(name) || holds(member, members));
}
