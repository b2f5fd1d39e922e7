import { anyValue, sameType, type ValueType } from '../types/value-type.ts';

/** The type of a value that is of the one type or of the other. */
export function commonType(one: ValueType, other: ValueType): ValueType {
  if (sameType(one, other)) return one;
  const nullable = one.nullable || other.nullable ? { nullable: true } : {};
  if (one.type === other.type) return { type: one.type, ...nullable };
  const numbers = new Set(['integer', 'float']);
  return numbers.has(one.type) && numbers.has(other.type) ? { type: 'float', ...nullable } : anyValue;
}
