import { fits, type ValueType } from '../../types/value-type.ts';
import { type Operator, operationOf, operations } from './operations.ts';

/** Returns the operation that converts a value of one type to the other, if it does not fit as it is; null if there is none. */
export function conversionBetween(from: ValueType, to: ValueType): Operator | null {
  if (from.type === 'any' || to.type === 'any' || fits(from, to)) return null;
  if (isNumber(from) && isNumber(to)) return numberConversion(from, to);
  if (from.type === to.type) return null;
  const source = from.type;
  // An amount of money is no point in time and no truth value.
  const hasMeaning = from.unit === undefined || to.type === 'string';
  const conversions = (Object.keys(operations) as Operator[]).filter((operator) => hasMeaning && operationOf(operator)?.converts?.includes(source));
  const exact = conversions.find((operator) => operationOf(operator)?.result([from]).type === to.type);
  return exact ?? (to.type === 'array' || to.type === 'object' ? (conversions.find((operator) => operator === 'parseJson') ?? null) : null);
}

function isNumber({ type }: ValueType): boolean {
  return type === 'integer' || type === 'float';
}

/** Yuan become money, rounded to two places; money becomes fen where integers are required. */
function numberConversion(from: ValueType, to: ValueType): Operator | null {
  if (to.unit === 'fen') return from.type === 'integer' ? 'toMoney' : 'round';
  if (from.unit === 'fen') return to.type === 'integer' ? 'toFen' : 'toYuan';
  return to.unit === 'decimal' ? 'toDecimal' : to.type === 'integer' ? 'toInteger' : null;
}
