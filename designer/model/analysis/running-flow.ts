import type { Parameter } from '../../../engine/core/protocol/parameter.ts';
import { activeFlow } from '../formula/active-flow.ts';
import { amountUse } from '../semantics/operations/amount-use.ts';
import type { InterfaceDefinition } from '../types/definition.ts';
import type { Flow, FlowEdge, FlowNode } from '../types/flow.ts';
import { flowTypes } from './flow-types.ts';

type Definition = Pick<InterfaceDefinition, 'flow' | 'parameters' | 'returns' | 'table'>;

/** What the nodes are called that stand between an output and what takes it in another unit; they count as parts of a formula. */
const mark = ':yuan';

/**
 * Returns the active flow as it runs and is printed: edges between an amount of money (fen) and a number of yuan get the converting operation.
 * Returns the very object of `activeFlow` if no type is money.
 */
export function runningFlow(definition: Definition): Flow {
  const flow = activeFlow(definition.flow);
  if (!namesMoney(definition, flow)) return flow;
  const types = flowTypes(definition);
  const nodes = [...flow.nodes];
  const byId = new Map(flow.nodes.map((node) => [node.id, node]));
  const inputTypes = (node: FlowNode) =>
    types.inputs(node.id).map(({ name }) => {
      const edge = flow.edges.find(({ to }) => to.node === node.id && to.port === name);
      return edge ? types.output(edge.from.node, edge.from.port) : types.typed(node.id, name);
    });
  const converted = new Map<string, FlowEdge['from']>();
  const through = (operator: 'toYuan' | 'toMoney', from: FlowEdge['from'], id: string): { from: FlowEdge['from']; edges: FlowEdge[] } => {
    const known = converted.get(id);
    if (known) return { from: known, edges: [] };
    const result = { node: id, port: 'result' };
    converted.set(id, result);
    nodes.push({ id, type: 'operation', settings: { operator }, position: { x: 0, y: 0 } });
    return { from: result, edges: [{ from, to: { node: id, port: 'value' } }] };
  };
  const edges = flow.edges.flatMap((edge): FlowEdge[] => {
    const [source, target] = [byId.get(edge.from.node), byId.get(edge.to.node)];
    if (!source || !target) return [edge];
    const before: FlowEdge[] = [];
    let { from } = edge;
    if (source.type === 'operation' && amountUse(String(source.settings.operator), inputTypes(source)).answersFen) {
      const converted = through('toYuan', from, `${from.node}${mark}`);
      before.push(...converted.edges);
      from = converted.from;
    }
    const sourceType = types.output(edge.from.node, edge.from.port);
    const operator = conversionInto(target, edge.to.port, sourceType);
    if (operator === null) return [...before, { ...edge, from }];
    const converted = through(operator, from, `${edge.to.node}:${edge.to.port}${mark}`);
    return [...before, ...converted.edges, { ...edge, from: converted.from }];
  });
  return { ...flow, nodes, edges };

  function conversionInto(target: FlowNode, port: string, source: ReturnType<typeof types.output>): 'toYuan' | 'toMoney' | null {
    const index = types.inputs(target.id).findIndex(({ name }) => name === port);
    const wanted = types.inputs(target.id)[index]?.type;
    if (!wanted) return null;
    const isMoney = source.unit === 'fen';
    if (target.type === 'operation' && wanted.unit === undefined) {
      return isMoney && amountUse(String(target.settings.operator), inputTypes(target)).inYuan.includes(index) ? 'toYuan' : null;
    }
    if (isMoney) return wanted.unit === 'decimal' ? 'toYuan' : null;
    return wanted.unit === 'fen' && source.unit === 'decimal' ? 'toMoney' : null;
  }
}

function namesMoney({ parameters, returns, table }: Definition, { nodes }: Flow): boolean {
  const isNamed = (words: unknown) => JSON.stringify(words ?? null).includes('"money"');
  const hasParameter = (list: readonly Omit<Parameter, 'name'>[]): boolean =>
    list.some(({ format, items, properties = [] }) => format === 'money' || (items && hasParameter([items])) || hasParameter(properties));
  return (
    hasParameter(parameters) ||
    isNamed(returns.map(({ format }) => format)) ||
    isNamed(table?.columns.map(({ format }) => format)) ||
    nodes.some(({ type, settings }) =>
      type === 'operation' ? ['toMoney', 'fromFen'].includes(String(settings.operator)) : ['table', 'function'].includes(type) && isNamed(settings),
    )
  );
}
