import type { ParameterType } from '../../../engine/core/protocol/parameter.ts';
import type { InterfaceDefinition, ReturnField } from '../../model/definition.ts';
import { edgeInto } from '../../model/flow.ts';
import { flowTypes } from '../../model/flow-types.ts';
import { operationOf } from '../../model/semantics/operations.ts';
import { plainTypes, typeKey } from './ts-type.ts';

interface Shape {
  type?: ParameterType;
  members: Map<string, Shape>;
  /** What the elements of a list are. */
  items?: Shape;
}

/**
 * Members of the answer's type, one text each: dotted names nest, `[]` makes lists. A field whose value may be null says so.
 * @example returns `items[].id` and `total` → ['items: { id: number }[]', 'total: number']
 */
export function answerMembers(definition: InterfaceDefinition): string[] {
  const root: Shape = { members: new Map() };
  for (const field of definition.returns) place(root, field);
  const end = definition.flow.nodes.find((node) => node.type === 'return' && !node.disabled);
  const types = flowTypes(definition);
  return [...root.members].map(([name, shape]) => {
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

function place(root: Shape, { name, type }: ReturnField): void {
  let shape = root;
  for (const part of name.split('.')) {
    const [, word = '', lists = ''] = /^(.*?)((?:\[\])*)$/.exec(part) ?? [];
    const member = shape.members.get(word) ?? { members: new Map() };
    shape.members.set(word, member);
    shape = member;
    for (let depth = 0; depth < lists.length / 2; depth++) {
      shape.items ??= { members: new Map() };
      shape = shape.items;
    }
  }
  shape.type = type;
}

function textOf({ type, members, items }: Shape): string {
  if (items) {
    const item = textOf(items);
    return item.includes(' | ') ? `(${item})[]` : `${item}[]`;
  }
  if (members.size > 0) return `{ ${[...members].map(([name, shape]) => `${typeKey(name)}: ${textOf(shape)}`).join('; ')} }`;
  return type === undefined ? 'unknown' : plainTypes[type];
}
