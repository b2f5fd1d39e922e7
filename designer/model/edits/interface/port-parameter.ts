import type { Parameter } from '../../../../engine/core/protocol/parameter.ts';
import type { Port } from '../../node-type/node-type.ts';
import type { ReturnField } from '../../types/definition.ts';
import { formatOf, type ValueType } from '../../types/value-type.ts';

/** Returns a parameter for an input port, with the port's type and default. The type `any` becomes `string`. */
export function parameterOfPort({ name, type, required, default: fallback }: Port): Parameter {
  const rule = ruleOf(type);
  if (fallback === undefined && required !== false) return { name, ...rule, required: true };
  return { name, ...rule, ...(fallback === undefined || fallback === null ? {} : { default: fallback }) };
}

/** Returns the type and format of a value as a field of an answer; null for the type `any`. */
export function fieldTypeOf(type: ValueType): Pick<ReturnField, 'type' | 'format'> | null {
  if (type.type === 'any') return null;
  const format = formatOf(type);
  return { type: type.type, ...(format && { format }) };
}

function ruleOf(value: ValueType): Omit<Parameter, 'name'> {
  const { type, items, members } = value;
  if (type === 'any') return { type: 'string' };
  const format = formatOf(value);
  return {
    type,
    ...(format && { format }),
    ...(items && items.type !== 'any' ? { items: ruleOf(items) } : {}),
    ...(members ? { properties: Object.entries(members).map(([name, member]) => ({ name, ...ruleOf(member) })) } : {}),
  };
}
