import { fillText, plainText, type Text } from '../../../../engine/core/text/text.ts';
import { texts } from '../../../../generated/words/designer-model/connection.ts';
import { nodeTitle, wayText } from '../../analysis/node-title.ts';
import { conversionBetween } from '../../semantics/operations/conversion-between.ts';
import { type Operator, operations } from '../../semantics/operations/operations.ts';
import type { InterfaceDefinition } from '../../types/definition.ts';
import type { FlowEdge, PortRef } from '../../types/flow.ts';
import { typeLabel } from '../../types/type-label.ts';
import { fits } from '../../types/value-type.ts';
import { type FlowIndex, flowIndex, type Scope } from '../flow/flow-index.ts';
import { addNode, freeNodeId } from '../flow/node-edits.ts';
import { connect } from './edge-edits.ts';

/** Whether an edge is possible; if not, why, and the operation that converts the type. */
export type Connection = { ok: true } | { ok: false; reason: Text; conversion?: { operator: Operator; label: Text } };

const allowed: Connection = { ok: true };

/**
 * Tests whether an edge may run from an output to an input. A refusal has its reason and, if only the types differ, the operation that converts
 * between them. An edge that the input already has is no reason: the new one replaces it.
 */
export function connectionTo(definition: InterfaceDefinition, from: PortRef, to: PortRef): Connection {
  const index = flowIndex(definition);
  return check(index, from, to, reachOf(index, from.node, 'up'));
}

/**
 * Tests every port that an edge dragged from `start` could end in: inputs for an output, outputs for an input. Keys of the map are `node.port`.
 */
export function connectionsFrom(definition: InterfaceDefinition, start: PortRef, side: 'input' | 'output'): Map<string, Connection> {
  const index = flowIndex(definition);
  const answers = new Map<string, Connection>();
  const reach = reachOf(index, start.node, side === 'output' ? 'up' : 'down');
  for (const { id } of definition.flow.nodes) {
    const ports = index.ports(id);
    for (const { name } of side === 'output' ? ports.inputs : ports.outputs) {
      const end = { node: id, port: name };
      answers.set(`${id}.${name}`, side === 'output' ? check(index, start, end, reach) : check(index, end, start, reach));
    }
  }
  return answers;
}

/** Inserts the operation that converts the source's type into the target's. Returns the definition unchanged if there is none. */
export function insertConversion(definition: InterfaceDefinition, edge: FlowEdge): InterfaceDefinition {
  const index = flowIndex(definition);
  const target = index.input(edge.to);
  const operator = target && index.output(edge.from) ? conversionBetween(index.types.output(edge.from.node, edge.from.port), target.type) : null;
  return operator === null ? definition : insertOperation(definition, edge, operator);
}

/** Inserts an operation with one input between two ports. */
export function insertOperation(definition: InterfaceDefinition, edge: FlowEdge, operator: Operator): InterfaceDefinition {
  const index = flowIndex(definition);
  const source = index.node(edge.from.node);
  const end = index.node(edge.to.node);
  const input = operations[operator].inputs[0]?.name;
  if (!source || !end || input === undefined) return definition;
  const id = freeNodeId(definition, operator);
  const position = { x: (source.position.x + end.position.x) / 2, y: (source.position.y + end.position.y) / 2 };
  // What is rounded for the sake of its type becomes money.
  const values = operator === 'round' ? { values: { digits: 2 } } : {};
  const added = addNode(definition, { id, type: 'operation', settings: { operator }, ...values, position });
  return connect(connect(added, { from: edge.from, to: { node: id, port: input } }), { from: { node: id, port: 'result' }, to: edge.to });
}

function check(index: FlowIndex, from: PortRef, to: PortRef, reach: Reach): Connection {
  const output = index.output(from);
  const input = index.input(to);
  if (!output) return refused(texts.port, { node: titleOf(index, from.node), port: from.port });
  if (!input || input.isBare) return refused(texts.port, { node: titleOf(index, to.node), port: to.port });
  const isOwnLoop = output.inner !== undefined && from.node === to.node && output.inner === to.port;
  const leak = isOwnLoop ? null : scopeLeft(index, from, to);
  if (leak) return refused(texts.scope, { loop: titleOf(index, leak.node), port: leak.port });
  // What a loop hands to its body comes back to it by design; leaving the body is the error, found above.
  if (output.inner === undefined) {
    const path = cycleThrough(from, to, reach);
    if (path) return refused(texts.cycle, { path: wayText(path.flatMap((id) => index.node(id) ?? [])) });
  }
  const found = index.types.output(from.node, from.port);
  if (fits(found, input.type)) return allowed;
  const operator = conversionBetween(found, input.type);
  const answer = refused(texts.mismatch, { found: typeLabel(found), wanted: typeLabel(input.type), port: to.port });
  return operator === null ? answer : { ...answer, conversion: { operator, label: operations[operator].label } };
}

function refused(text: Text, values: Record<string, string | Text>): { ok: false; reason: Text } {
  return { ok: false, reason: fillText(text, values) };
}

/** Nodes of the cycle the edge would close, the first again at the end. */
function cycleThrough(from: PortRef, to: PortRef, reach: Reach): string[] | null {
  const far = reach.direction === 'up' ? to.node : from.node;
  if (!reach.next.has(far)) return null;
  const path: string[] = [];
  for (let at: string | undefined = far; at; at = reach.next.get(at)) path.push(at);
  return [from.node, ...(reach.direction === 'up' ? path : path.reverse())];
}

/** What lies upstream of the source of an edge, or downstream of its target. */
interface Reach {
  direction: 'up' | 'down';
  /** The next node on the way back to where the walk began, which itself leads to `''`. */
  next: ReadonlyMap<string, string>;
}

/** Every node that feeds a node, or is fed by it. What a loop hands to its own body runs in a circle by design and is not followed. */
function reachOf(index: FlowIndex, start: string, direction: Reach['direction']): Reach {
  const found = new Map([[start, '']]);
  for (const id of found.keys()) {
    const edges = direction === 'up' ? index.edgesInto(id) : index.edgesFrom(id);
    for (const { from, to } of edges) {
      const next = direction === 'up' ? from.node : to.node;
      if (!found.has(next) && index.output(from)?.inner === undefined) found.set(next, id);
    }
  }
  return { direction, next: found };
}

/** The first loop whose value would get out of its body along the new edge. */
function scopeLeft(index: FlowIndex, from: PortRef, to: PortRef): Scope | null {
  return index.scopesOf(from).find((scope) => leaves(index, scope, to)) ?? null;
}

function leaves(index: FlowIndex, scope: Scope, to: PortRef): boolean {
  if (to.node === scope.node) return to.port !== scope.port;
  const reached = new Set([to.node]);
  for (const id of reached) {
    const node = index.node(id);
    if (node?.type === 'return') return true;
    for (const edge of index.edgesFrom(id)) {
      if (edge.to.node !== scope.node) reached.add(edge.to.node);
      else if (edge.to.port !== scope.port) return true;
    }
  }
  return false;
}

function titleOf(index: FlowIndex, id: string): Text {
  const node = index.node(id);
  return node ? nodeTitle(node) : plainText(id);
}
