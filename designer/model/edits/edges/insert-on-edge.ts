import type { InterfaceDefinition } from '../../types/definition.ts';
import type { FlowNode } from '../../types/flow.ts';
import { edgeInto } from '../../types/flow.ts';
import { flowIndex } from '../flow/flow-index.ts';
import { addNode } from '../flow/node-edits.ts';
import { connectionTo } from './connection.ts';
import { connect, disconnect, edgeKey } from './edge-edits.ts';

/**
 * Inserts a node, new or already drawn, into an edge: the source feeds its first free input that fits, and its first output that fits feeds the
 * target. If either side has no such port, or a connection would be refused, the edge stays and the node is added unconnected.
 */
export function insertOnEdge(definition: InterfaceDefinition, key: string, node: FlowNode): InterfaceDefinition {
  const known = definition.flow.nodes.some(({ id }) => id === node.id);
  const added = known ? definition : addNode(definition, node);
  const edge = added.flow.edges.find((candidate) => edgeKey(candidate) === key);
  if (!edge || edge.from.node === node.id || edge.to.node === node.id) return added;
  const open = disconnect(added, [key]);
  const ports = flowIndex(open).ports(node.id);
  const isFree = (port: string) => !edgeInto(open.flow, node.id, port);
  const input = ports.inputs.find(({ name }) => isFree(name) && connectionTo(open, edge.from, { node: node.id, port: name }).ok);
  if (!input) return added;
  const entered = connect(open, { from: edge.from, to: { node: node.id, port: input.name } });
  const output = ports.outputs.find(({ name }) => connectionTo(entered, { node: node.id, port: name }, edge.to).ok);
  return output ? connect(entered, { from: { node: node.id, port: output.name }, to: edge.to }) : added;
}
