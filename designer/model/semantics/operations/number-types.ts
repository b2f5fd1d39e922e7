import type { ValueType } from '../../types/value-type.ts';
import { types } from './operation-rule.ts';

const isMoney = ({ unit }: ValueType) => unit === 'fen';

/** Returns the type of a sum: integers stay integers, decimals exact, and money stays money. */
export function widest(inputs: readonly ValueType[]): ValueType {
  if (inputs.length === 0) return types.float;
  if (inputs.some(({ type }) => type === 'any')) return types.any;
  if (inputs.some(isMoney) && inputs.every((input) => isMoney(input) || input.literal === 0)) return types.money;
  if (inputs.every(({ type }) => type === 'integer')) return types.integer;
  return inputs.every(isExact) ? types.decimal : types.float;
}

/** Returns the type of a product: money times an integer is money, times a decimal a decimal in yuan. */
export function product(inputs: readonly ValueType[]): ValueType {
  const type = widest(inputs);
  if (type.type !== 'integer') return type;
  const amounts = inputs.filter(isMoney).length;
  return amounts === 1 ? types.money : types.integer;
}

/** Returns the type of a quotient: a decimal for numbers in decimal notation, for money in yuan. */
export function ratio(inputs: readonly ValueType[]): ValueType {
  if (inputs.length === 0) return types.float;
  if (inputs.some(({ type }) => type === 'any')) return types.any;
  return inputs.every(isExact) ? types.decimal : types.float;
}

/** Returns the type of a rounded number: a decimal, with the number of places of the second input if it is known. */
export function rounded([value, digits]: readonly ValueType[]): ValueType {
  if (!value) return types.float;
  if (value.type === 'any') return types.any;
  const places = typeof digits?.literal === 'number' ? digits.literal : undefined;
  return { type: 'float', unit: 'decimal', ...(places !== undefined && { places }) };
}

function isExact({ type, unit }: ValueType): boolean {
  return type === 'integer' || unit === 'decimal';
}
