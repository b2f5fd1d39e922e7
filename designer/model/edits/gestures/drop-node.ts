import { flowTypes } from '../../analysis/flow-types.ts';
import type { Port } from '../../node-type/node-type.ts';
import { nodeTypeOf } from '../../nodes/node-types.ts';
import type { InterfaceDefinition } from '../../types/definition.ts';
import type { FlowNode, PortRef } from '../../types/flow.ts';
import { edgeInto } from '../../types/flow.ts';
import { fits, type ValueType } from '../../types/value-type.ts';
import { connectionTo } from '../edges/connection.ts';
import { connect } from '../edges/edge-edits.ts';
import { fillByName } from '../flow/fill-by-name.ts';
import { addNode, freeNodeId, moveNodes } from '../flow/node-edits.ts';
import { freeParameterName } from '../interface/parameter-edits.ts';
import { fieldTypeOf } from '../interface/port-parameter.ts';
import { resultWord } from '../interface/result-words.ts';
import { addReturn, freeReturnName } from '../interface/return-edits.ts';

/** Distance between the left edges of two nodes, with room for the edge. */
const columnGap = 304;

/**
 * Adds a node of the palette. If a Return node has no edge yet and the new node has one output, connects the two; an answer without fields gets one
 * named by the operation. A Parameter node without a parameter adds one.
 */
export function dropNode(
  definition: InterfaceDefinition,
  entry: Pick<FlowNode, 'type' | 'settings'>,
  position: FlowNode['position'],
): { definition: InterfaceDefinition; id: string } {
  if (entry.type === 'parameter') return dropParameter(definition, entry.settings, position);
  const id = freeNodeId(definition, wordOf(entry));
  const added = fillByName(addNode(definition, { id, type: entry.type, settings: entry.settings, position }), id);
  const joined = joinReturn(added, id);
  return { definition: joined === added ? joined : clearReturn(joined, position), id };
}

/** Returns the name formulas and code use: what the node does rather than what it is. */
function wordOf({ type, settings: { operator, operation, kind } }: Pick<FlowNode, 'type' | 'settings'>): string {
  return [operator, operation, kind].find((word) => typeof word === 'string') ?? type;
}

function dropParameter(
  definition: InterfaceDefinition,
  settings: FlowNode['settings'],
  position: FlowNode['position'],
): { definition: InterfaceDefinition; id: string } {
  const { parameters } = definition;
  const isKnown = parameters.some(({ name }) => name === settings.name);
  const name = isKnown ? String(settings.name) : freeParameterName(parameters, typeof settings.name === 'string' && settings.name ? settings.name : 'value');
  const id = freeNodeId(definition, name);
  const added = addNode(definition, { id, type: 'parameter', settings: { ...settings, name }, position });
  return { definition: isKnown ? added : { ...added, parameters: [...parameters, { name, type: 'string', required: true }] }, id };
}

/** Moves the answer to the right of its source, not below it. */
function clearReturn(definition: InterfaceDefinition, { x, y }: FlowNode['position']): InterfaceDefinition {
  const end = definition.flow.nodes.find(({ type }) => type === 'return');
  if (!end || end.pinned || end.position.x >= x + columnGap) return definition;
  return moveNodes(definition, new Map([[end.id, { x: x + columnGap, y }]]));
}

/** Values a person enters are not yet an answer; the result of a computation or query may be one. */
function joinReturn(definition: InterfaceDefinition, id: string): InterfaceDefinition {
  const { flow } = definition;
  const node = flow.nodes.find((candidate) => candidate.id === id);
  const type = node && nodeTypeOf(node.type);
  const ends = flow.nodes.filter((candidate) => candidate.type === 'return');
  const [end] = ends;
  if (!type || type.family === 'input' || !end || ends.length > 1 || flow.edges.some(({ to }) => to.node === end.id)) return definition;
  const outputs = type.ports(node.settings, { definition }).outputs.filter((port) => !port.inner);
  const inputs = nodeTypeOf('return')?.ports(end.settings, { definition }).inputs ?? [];
  if (inputs.length === 0) {
    const [output] = outputs;
    return output && outputs.length === 1 ? joinNewField(definition, node, output, end.id) : definition;
  }
  const pairs = inputs
    .filter((input) => !edgeInto(flow, end.id, input.name))
    .flatMap((input) => outputs.filter((output) => fits(outputType(definition, node, output), input.type)).map((output) => ({ input, output })));
  const [pair] = pairs;
  if (!pair || pairs.length !== 1) return definition;
  return connect(definition, { from: { node: id, port: pair.output.name }, to: { node: end.id, port: pair.input.name } });
}

/** Makes the first output of a node a new field of the answer. Returns the same definition if that is not possible. */
export function answerWith(definition: InterfaceDefinition, id: string): InterfaceDefinition {
  const node = definition.flow.nodes.find((candidate) => candidate.id === id);
  const output =
    node &&
    nodeTypeOf(node.type)
      ?.ports(node.settings, { definition })
      .outputs.find((port) => !port.inner);
  const ends = definition.flow.nodes.filter(({ type }) => type === 'return');
  const [end] = ends;
  if (!node || !output || !end || ends.length > 1 || end.settings.whole === true) return definition;
  const joined = joinNewField(definition, node, output, end.id);
  const edge = joined.flow.edges.at(-1);
  if (!edge) return definition;
  const before = { ...joined, flow: { ...joined.flow, edges: joined.flow.edges.slice(0, -1) } };
  return connectionTo(before, edge.from, edge.to).ok ? joined : definition;
}

function joinNewField(definition: InterfaceDefinition, node: FlowNode, output: Port, end: string): InterfaceDefinition {
  const name = freeReturnName(definition.returns, resultWord(node, output.name));
  const type = fieldTypeOf(outputType(definition, node, output)) ?? { type: 'object' as const };
  const from: PortRef = { node: node.id, port: output.name };
  return connect(addReturn(definition, { name, ...type }), { from, to: { node: end, port: name } });
}

/** Returns the type of an output; while the inputs are empty, the one it has for the types they ask for. */
function outputType(definition: InterfaceDefinition, node: FlowNode, output: Port): ValueType {
  const found = flowTypes(definition).output(node.id, output.name);
  if (found.type !== 'any') return found;
  const type = nodeTypeOf(node.type);
  const wanted = Object.fromEntries((type?.ports(node.settings, { definition }).inputs ?? []).map((port) => [port.name, port.type]));
  return type?.outputTypes?.(node.settings, wanted, { definition })[output.name] ?? found;
}
