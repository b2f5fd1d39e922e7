import { shapeOfReturns } from '../../../../engine/core/protocol/return-shape.ts';
import { isPerhaps } from '../../../model/analysis/bodies.ts';
import { flowTypes } from '../../../model/analysis/flow-types.ts';
import { activeFlow } from '../../../model/formula/active-flow.ts';
import { fieldPorts } from '../../../model/node-type/field-ports.ts';
import { operationOf } from '../../../model/semantics/operations/operations.ts';
import type { InterfaceDefinition } from '../../../model/types/definition.ts';
import { edgeInto } from '../../../model/types/flow.ts';
import { shapeOfAnswer, type TypeShape } from './ts-type.ts';

/** The shape of an answer's `data`: dotted names nest, `[]` makes lists. A field that something nullable runs into says so. */
export function answerShape(definition: InterfaceDefinition): TypeShape {
  const { returns, returnsModel } = definition;
  const flow = activeFlow(definition.flow);
  const shape = shapeOfAnswer(shapeOfReturns(returns));
  const end = flow.nodes.find(({ type }) => type === 'return');
  const types = flowTypes(definition);
  const members = shape.members.map((member) => {
    const edge = end && edgeInto(flow, end.id, member.name);
    const mayBeNull = edge !== undefined && types.output(edge.from.node, edge.from.port).nullable === true;
    return mayBeNull || (edge && isPerhaps(flow, edge.from.node)) ? { ...member, shape: { ...member.shape, nullable: true } } : member;
  });
  return { ...shape, members, ...(returnsModel !== undefined && !shape.items && { model: returnsModel }) };
}

/** Name of the type of the answer's `data`. */
export function answerTypeName({ method }: Pick<InterfaceDefinition, 'method'>): string {
  return `${method}Answer`;
}

/** Whether the compiler knows by itself that what runs into the answer is of its type. JSON from outside and values of loops it does not. */
export function isAnswerKnown(definition: InterfaceDefinition, returnNode: string): boolean {
  const { parameters, returns } = definition;
  const flow = activeFlow(definition.flow);
  // What leaves a frame goes through a local of unknown type.
  if (flow.nodes.some(({ within }) => within)) return false;
  if (returns.some(({ name, enum: allowed, format }) => allowed !== undefined || format === 'int64' || /[.[]/.test(name))) return false;
  return fieldPorts(returns).every(({ name: field }) => {
    const from = edgeInto(flow, returnNode, field)?.from;
    const wanted = returns.find(({ name }) => name === field)?.type;
    const node = from && flow.nodes.find(({ id }) => id === from.node);
    if (node?.type === 'constant') return typeof node.settings.value === (wanted === 'integer' || wanted === 'float' ? 'number' : wanted);
    if (node?.type === 'parameter') {
      const rule = parameters.find(({ name }) => name === node.settings.name);
      return rule !== undefined && rule.format !== 'int64' && !rule.nullable && rule.type === wanted && wanted !== 'array' && wanted !== 'object';
    }
    // Writing to a table answers a number; reading answers JSON.
    if (node?.type === 'table') return ['insert', 'update', 'delete', 'count'].includes(String(node.settings.operation));
    if (node?.type !== 'operation') return false;
    const result = operationOf(node.settings.operator)?.result([]);
    return result !== undefined && !result.nullable && result.type === wanted && wanted !== 'array' && wanted !== 'object';
  });
}
