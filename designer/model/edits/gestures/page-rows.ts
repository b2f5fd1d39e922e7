import type { InterfaceDefinition } from '../../types/definition.ts';
import type { FlowNode } from '../../types/flow.ts';
import { edgeInto } from '../../types/flow.ts';
import { connect } from '../edges/edge-edits.ts';
import { addNode, freeNodeId } from '../flow/node-edits.ts';
import { addReturn, freeReturnName } from '../interface/return-edits.ts';
import { freePlace } from './make-parameters.ts';

const columnGap = 280;
const rowGap = 96;

/** Default number of rows per page. */
const usualRows = 20;
const mostRows = 100;

/**
 * Adds what a list of rows is paged by: parameters `page` and `per_page` with their limits, and fields for the rows and their total number. Ties of
 * the order are broken by the id already. Connected inputs and answered outputs stay. Returns the same definition if nothing is left to do.
 */
export function pageRows(definition: InterfaceDefinition, id: string): InterfaceDefinition {
  const node = definition.flow.nodes.find((one) => one.id === id);
  if (node?.type !== 'table' || node.settings.operation !== 'list') return definition;
  const paged = (['page', 'per_page'] as const).reduce((current, port) => withParameter(current, node, port), definition);
  return (['items', 'total'] as const).reduce((current, port) => withField(current, node, port), paged);
}

function withParameter(definition: InterfaceDefinition, node: FlowNode, name: 'page' | 'per_page'): InterfaceDefinition {
  const { id, values = {}, formulas = {}, position } = node;
  const isFed = edgeInto(definition.flow, id, name) !== undefined || Object.hasOwn(values, name) || Object.hasOwn(formulas, name);
  if (isFed) return definition;
  const isThere = definition.parameters.some((parameter) => parameter.name === name);
  const limits = name === 'page' ? { default: 1, min: 1 } : { default: usualRows, min: 1, max: mostRows };
  const parameters = isThere ? definition.parameters : [...definition.parameters, { name, type: 'integer' as const, ...limits }];
  const reader = definition.flow.nodes.find(({ type, settings }) => type === 'parameter' && settings.name === name);
  const readerId = reader?.id ?? freeNodeId(definition, name);
  const place = freePlace(definition.flow.nodes, { x: position.x - columnGap, y: position.y + (name === 'page' ? 0 : rowGap) });
  const withReader = reader ? definition : addNode(definition, { id: readerId, type: 'parameter', settings: { name }, position: place });
  return connect({ ...withReader, parameters }, { from: { node: readerId, port: 'value' }, to: { node: id, port: name } });
}

function withField(definition: InterfaceDefinition, { id }: FlowNode, port: 'items' | 'total'): InterfaceDefinition {
  const ends = definition.flow.nodes.filter(({ type, disabled }) => type === 'return' && !disabled);
  const [end] = ends;
  const isAnswered = definition.flow.edges.some(({ from }) => from.node === id && from.port === port);
  if (!end || ends.length > 1 || end.settings.whole === true || isAnswered) return definition;
  const waiting = definition.returns.some(({ name }) => name === port) && !edgeInto(definition.flow, end.id, port);
  const name = waiting ? port : freeReturnName(definition.returns, port);
  const answered = waiting ? definition : addReturn(definition, { name, type: port === 'items' ? 'array' : 'integer' });
  return connect(answered, { from: { node: id, port }, to: { node: end.id, port: name } });
}
