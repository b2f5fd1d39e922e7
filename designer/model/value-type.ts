import type { Json } from '../../engine/core/descriptor/types.ts';
import type { Parameter, ParameterType } from '../../engine/core/protocol/parameter.ts';

/** The type of a value on an edge. `any` is known only at run time; the operations check it there. */
export interface ValueType {
  type: ParameterType | 'any';
  /** May also be null. */
  nullable?: boolean;
  /** Of a list's elements; left out: any. */
  items?: ValueType;
  /** Of an object's members; left out: any object. */
  members?: Record<string, ValueType>;
}

export const anyValue: ValueType = { type: 'any' };

export function typeOfParameter(parameter: Omit<Parameter, 'name'>): ValueType {
  const type: ValueType = { type: parameter.type };
  if (parameter.items) type.items = typeOfParameter(parameter.items);
  if (parameter.properties) type.members = Object.fromEntries(parameter.properties.map((member) => [member.name, typeOfParameter(member)]));
  if (!parameter.required && parameter.default === undefined) type.nullable = true;
  return type;
}

export function typeOfValue(value: Json): ValueType {
  if (value === null) return { type: 'any', nullable: true };
  if (Array.isArray(value)) return { type: 'array', items: value[0] === undefined ? anyValue : typeOfValue(value[0]) };
  switch (typeof value) {
    case 'string':
      return { type: 'string' };
    case 'number':
      return { type: Number.isSafeInteger(value) ? 'integer' : 'float' };
    case 'boolean':
      return { type: 'boolean' };
    case 'object':
      return { type: 'object', members: Object.fromEntries(Object.entries(value).map(([name, member]) => [name, typeOfValue(member)])) };
  }
}

/** Whether a value of the one type may run into a port of the other. A missing optional value is met at run time, not here. */
export function fits(from: ValueType, to: ValueType): boolean {
  if (from.type === 'any' || to.type === 'any' || from.type === to.type) {
    return from.items === undefined || to.items === undefined || fits(from.items, to.items);
  }
  return (from.type === 'integer' && to.type === 'float') || (from.type === 'date' && to.type === 'string');
}
