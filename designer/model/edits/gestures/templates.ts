import type { InterfaceDefinition } from '../../types/definition.ts';
import { connect } from '../edges/edge-edits.ts';
import { addReturn, freeReturnName } from '../interface/return-edits.ts';
import { dropNode } from './drop-node.ts';
import { makeParameters } from './make-parameters.ts';

/** Adds two numbers and answers their sum. */
export function computedTemplate(definition: InterfaceDefinition): InterfaceDefinition {
  const added = dropNode(definition, { type: 'operation', settings: { operator: 'add' } }, nextToReturn(definition));
  return makeParameters(added.definition, added.id);
}

/** Calls another server and answers its answer. */
export function proxyTemplate(definition: InterfaceDefinition): InterfaceDefinition {
  const settings = { method: 'GET', url: 'https://example.com/' };
  const { definition: added, id } = dropNode(definition, { type: 'http', settings }, nextToReturn(definition));
  const end = added.flow.nodes.find(({ type }) => type === 'return');
  if (!end || added.flow.edges.some(({ to }) => to.node === end.id)) return added;
  const name = freeReturnName(added.returns, 'data');
  return connect(addReturn(added, { name, type: 'object' }), { from: { node: id, port: 'data' }, to: { node: end.id, port: name } });
}

function nextToReturn({ flow }: InterfaceDefinition): { x: number; y: number } {
  const end = flow.nodes.find(({ type }) => type === 'return')?.position ?? { x: 560, y: 160 };
  return { x: end.x - 320, y: end.y };
}
