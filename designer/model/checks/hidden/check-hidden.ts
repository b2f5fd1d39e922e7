import { texts } from '../../../../generated/words/designer-model/check-hidden.ts';
import { joinedTable, nodeJoins } from '../../../nodes/table/model/table-joins.ts';
import { answeredColumns, columnsOf, groupColumns, isNarrowed, nodeFigures, reading } from '../../../nodes/table/model/table-settings.ts';
import { nodeTitle } from '../../analysis/node-title.ts';
import { activeFlow } from '../../formula/active-flow.ts';
import { type InterfaceDefinition, tableName } from '../../types/definition.ts';
import { type Diagnostic, diagnostic } from '../../types/diagnostic.ts';
import type { FlowNode } from '../../types/flow.ts';
import { type HiddenColumns, hiddenIn, hiddenValues } from './hidden-values.ts';
import { isSink } from './sinks.ts';

/** Comparisons that reveal of a value only whether it equals the caller's. */
const whole = new Set(['equal', 'in', 'empty']);

/**
 * Reports where a column that is written and never answered would be answered: by a read of all columns, by another table or a group, or by a value
 * on its way to callers, caches, messages, other interfaces, and columns that are not hidden. A read that names the column may compare it.
 */
export function checkHidden(definition: InterfaceDefinition, known: HiddenColumns): Diagnostic[] {
  const { flow } = definition;
  const { nodes, edges } = activeFlow(flow);
  const at = ({ id }: FlowNode) => `/flow/nodes/${flow.nodes.findIndex((node) => node.id === id)}`;
  const values = hiddenValues(definition, known);
  return nodes.flatMap((node): Diagnostic[] => {
    const reads = node.type === 'table' ? readDiagnostics(definition, known, node, at(node)) : [];
    if (!isSink(node.type)) return reads;
    const leaks = edges.flatMap(({ from, to }) => {
      const value = to.node === node.id ? values.get(`${from.node} ${from.port}`) : undefined;
      if (!value || (node.type === 'table' && !isOpenColumn(definition, known, node, to.port))) return [];
      const words = { column: value.column, node: nodeTitle(node), port: to.port };
      return [{ ...diagnostic('hidden-out', at(node), texts.out, words, node.id), port: to.port }];
    });
    return [...reads, ...leaks];
  });
}

/** Whether a table writes the value of a port to a column that others can read. */
function isOpenColumn(definition: InterfaceDefinition, known: HiddenColumns, { settings }: FlowNode, port: string): boolean {
  if (isNarrowed(settings)) return false;
  const hidden = hiddenIn(definition, known, String(settings.table));
  return port === 'rows'
    ? columnsOf(settings).some(({ name }) => !hidden.includes(name))
    : columnsOf(settings).some(({ name }) => name === port && !hidden.includes(name));
}

function readDiagnostics(definition: InterfaceDefinition, known: HiddenColumns, { id, settings }: FlowNode, pointer: string): Diagnostic[] {
  const table = String(settings.table);
  const isOwn = definition.table !== undefined && tableName(definition.table) === table;
  const hidden = hiddenIn(definition, known, table);
  const hiddenColumn = (name: string, member: string) =>
    diagnostic('hidden-column', `${pointer}/settings/${member}`, texts.column, { column: `${table}.${name}` }, id);
  const isRead = reading.some((operation) => operation === settings.operation);
  const everything =
    hidden.length > 0 && isRead && !isOwn && answeredColumns(settings) === undefined
      ? [diagnostic('hidden-column', `${pointer}/settings/answers`, texts.everything, { table, columns: hidden.join(', ') }, id)]
      : [];
  const groups = [...groupColumns(settings), ...nodeFigures(settings).flatMap(({ figure, column }) => (column && figure !== 'count' ? [column] : []))];
  const compared = isNarrowed(settings) ? columnsOf(settings).filter(({ match }) => !whole.has(match)) : [];
  const joined = nodeJoins(settings).flatMap((join, index) => {
    const others = hiddenIn(definition, known, joinedTable(settings, join));
    return join.columns
      .filter(({ name }) => others.includes(name))
      .map(({ name }) => diagnostic('hidden-column', `${pointer}/settings/joins/${index}/columns`, texts.column, { column: `${join.table}.${name}` }, id));
  });
  return [
    ...everything,
    ...groups.filter(({ name }) => hidden.includes(name)).map(({ name }) => hiddenColumn(name, 'figures')),
    ...compared.filter(({ name }) => hidden.includes(name)).map(({ name }) => hiddenColumn(name, 'columns')),
    ...joined,
  ];
}
