import type { Parameter, ParameterType } from '../../../../engine/core/protocol/parameter.ts';
import type { Port } from '../../node-type/node-type.ts';
import type { ValueType } from '../../types/value-type.ts';

/** The parameter that suits an input port: its type, and its default where it has one. What may be anything is taken as text. */
export function parameterOfPort({ name, type, required, default: fallback }: Port): Parameter {
  const rule = ruleOf(type);
  if (fallback === undefined && required !== false) return { name, ...rule, required: true };
  return { name, ...rule, ...(fallback === undefined || fallback === null ? {} : { default: fallback }) };
}

/** The type a value has as a field of an answer; null for what may be anything, which is no text for that. */
export function fieldTypeOf({ type }: ValueType): ParameterType | null {
  return type === 'any' ? null : type;
}

function ruleOf({ type, items, members, unit }: ValueType): Omit<Parameter, 'name'> {
  if (type === 'any') return { type: 'string' };
  return {
    type,
    ...(unit === 'fen' ? { format: 'money' } : {}),
    ...(items && items.type !== 'any' ? { items: ruleOf(items) } : {}),
    ...(members ? { properties: Object.entries(members).map(([name, member]) => ({ name, ...ruleOf(member) })) } : {}),
  };
}
