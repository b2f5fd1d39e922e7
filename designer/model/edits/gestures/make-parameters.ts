import { nodeTypeOf } from '../../nodes/node-types.ts';
import type { InterfaceDefinition } from '../../types/definition.ts';
import type { FlowEdge, FlowNode } from '../../types/flow.ts';
import { edgeInto } from '../../types/flow.ts';
import { freeNodeId, withFlow } from '../flow/node-edits.ts';
import { freeParameterName } from '../interface/parameter-edits.ts';
import { parameterOfPort } from '../interface/port-parameter.ts';

const columnGap = 280;
const rowGap = 96;

/**
 * Makes every free input of a node, one without edge, formula and typed value, a parameter of the interface with a node that reads it and an edge.
 * Ignores lazy inputs: what feeds a loop or a choice is logic.
 */
export function makeParameters(definition: InterfaceDefinition, nodeId: string): InterfaceDefinition {
  const node = definition.flow.nodes.find(({ id }) => id === nodeId);
  const inputs = node ? (nodeTypeOf(node.type)?.ports(node.settings, { definition }).inputs ?? []) : [];
  const free = inputs.filter(
    (port) => !port.lazy && !edgeInto(definition.flow, nodeId, port.name) && !Object.hasOwn({ ...node?.values, ...node?.formulas }, port.name),
  );
  if (!node || free.length === 0) return definition;
  const parameters = [...definition.parameters];
  const nodes = [...definition.flow.nodes];
  const edges: FlowEdge[] = [];
  for (const [index, port] of free.entries()) {
    const name = freeParameterName(parameters, port.name);
    parameters.push({ ...parameterOfPort(port), name });
    const position = { x: node.position.x - columnGap, y: node.position.y + index * rowGap };
    const reader: FlowNode = {
      id: freeNodeId({ flow: { ...definition.flow, nodes } }, name),
      type: 'parameter',
      settings: { name },
      position: freePlace(nodes, position),
    };
    nodes.push(reader);
    edges.push({ from: { node: reader.id, port: 'value' }, to: { node: nodeId, port: port.name } });
  }
  return { ...withFlow(definition, { nodes, edges: [...definition.flow.edges, ...edges] }), parameters };
}

/** Returns the position itself, or the nearest one below it without a node. */
export function freePlace(nodes: readonly FlowNode[], { x, y }: FlowNode['position']): FlowNode['position'] {
  const isOccupied = (top: number) => nodes.some(({ position }) => Math.abs(position.x - x) < columnGap - 40 && Math.abs(position.y - top) < rowGap - 8);
  let top = y;
  while (isOccupied(top)) top += rowGap;
  return { x, y: top };
}
