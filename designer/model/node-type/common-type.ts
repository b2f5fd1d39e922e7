import { widest } from '../semantics/operations/number-types.ts';
import { anyValue, sameType, type ValueType } from '../types/value-type.ts';

/** Returns the type of a value that has the one type or the other. */
export function commonType(one: ValueType, other: ValueType): ValueType {
  const nullable = one.nullable || other.nullable ? { nullable: true } : {};
  if (isNumber(one) && isNumber(other)) return one.unit === other.unit || !isMixed(one, other) ? { ...widest([one, other]), ...nullable } : anyValue;
  if (sameType(one, other)) return one;
  return one.type === other.type ? { type: one.type, ...nullable } : anyValue;
}

/** Whether only one of them is an amount of money; 0 counts as one, too. */
export function isMixed(one: ValueType, other: ValueType): boolean {
  const isMoney = (type: ValueType) => type.unit === 'fen' || type.literal === 0;
  return isMoney(one) !== isMoney(other) && (one.unit === 'fen' || other.unit === 'fen');
}

function isNumber({ type }: ValueType): boolean {
  return type === 'integer' || type === 'float';
}
