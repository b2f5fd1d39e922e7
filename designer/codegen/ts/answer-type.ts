import { tsTypes } from '../../../engine/core/printing/ts-types.ts';
import { type ReturnShape, shapeOfReturns } from '../../../engine/core/protocol/return-shape.ts';
import type { InterfaceDefinition } from '../../model/definition.ts';
import { edgeInto } from '../../model/flow.ts';
import { flowTypes } from '../../model/flow-types.ts';
import { operationOf } from '../../model/semantics/operations.ts';
import { typeKey } from './ts-type.ts';

/**
 * Members of the answer's type, one text each: dotted names nest, `[]` makes lists. A field whose value may be null says so.
 * @example returns `items[].id` and `total` → ['items: { id: number }[]', 'total: number']
 */
export function answerMembers(definition: InterfaceDefinition): string[] {
  const root = shapeOfReturns(definition.returns);
  // An answer that is a list has no members; the type of what it holds stands under an empty name.
  const fields = root.items ? new Map([['', root]]) : root.members;
  const end = definition.flow.nodes.find((node) => node.type === 'return' && !node.disabled);
  const types = flowTypes(definition);
  return [...fields].map(([name, shape]) => {
    const edge = end && edgeInto(definition.flow, end.id, name);
    const mayBeNull = edge !== undefined && types.output(edge.from.node, edge.from.port).nullable === true;
    return `${typeKey(name)}: ${textOf(shape)}${mayBeNull ? ' | null' : ''}`;
  });
}

/** Name of the type of the answer's `data`. */
export function answerTypeName({ method }: Pick<InterfaceDefinition, 'method'>): string {
  return `${method}Answer`;
}

/** Whether the compiler knows by itself that what runs into the answer is of its type. JSON from outside and values of loops it does not. */
export function isAnswerKnown(definition: InterfaceDefinition, returnNode: string): boolean {
  const { flow, parameters } = definition;
  return flow.edges
    .filter((edge) => edge.to.node === returnNode)
    .every(({ from }) => {
      const node = flow.nodes.find(({ id }) => id === from.node);
      if (node?.type === 'constant') return typeof node.settings.value !== 'object';
      if (node?.type === 'parameter') return parameters.some(({ name, type }) => name === node.settings.name && type !== 'array' && type !== 'object');
      // Writing to a table answers a number; reading answers JSON.
      if (node?.type === 'table') return ['insert', 'update', 'delete', 'count'].includes(String(node.settings.operation));
      if (node?.type !== 'operation') return false;
      const result = operationOf(node.settings.operator)?.result([]);
      return result !== undefined && !result.nullable && result.type !== 'any' && result.type !== 'array' && result.type !== 'object';
    });
}

function textOf({ type, members, items }: ReturnShape): string {
  if (items) {
    const item = textOf(items);
    return item.includes(' | ') ? `(${item})[]` : `${item}[]`;
  }
  if (members.size > 0) return `{ ${[...members].map(([name, shape]) => `${typeKey(name)}: ${textOf(shape)}`).join('; ')} }`;
  return type === undefined ? 'unknown' : tsTypes[type];
}
