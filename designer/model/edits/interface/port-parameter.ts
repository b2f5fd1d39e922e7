import type { Parameter } from '../../../../engine/core/protocol/parameter.ts';
import type { Port } from '../../node-type/node-type.ts';
import type { ReturnField } from '../../types/definition.ts';
import { formatOf, type ValueType } from '../../types/value-type.ts';

/** The parameter that suits an input port: its type, and its default where it has one. What may be anything is taken as text. */
export function parameterOfPort({ name, type, required, default: fallback }: Port): Parameter {
  const rule = ruleOf(type);
  if (fallback === undefined && required !== false) return { name, ...rule, required: true };
  return { name, ...rule, ...(fallback === undefined || fallback === null ? {} : { default: fallback }) };
}

/** The type a value has as a field of an answer, with its format where it has one; null for what may be anything, which is no text for that. */
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
