import { fits, type ValueType } from '../../types/value-type.ts';
import { type Operator, operationOf, operations } from './operations.ts';

/** The operation that makes a value of the one type one of the other, when the value does not fit as it is. */
export function conversionBetween(from: ValueType, to: ValueType): Operator | null {
  if (from.type === 'any' || to.type === 'any' || from.type === to.type || fits(from, to)) return null;
  const source = from.type;
  // An amount of money is no point in time and no truth value.
  const hasMeaning = from.unit === undefined || to.type === 'string';
  const conversions = (Object.keys(operations) as Operator[]).filter((operator) => hasMeaning && operationOf(operator)?.converts?.includes(source));
  const exact = conversions.find((operator) => operationOf(operator)?.result([from]).type === to.type);
  return exact ?? (to.type === 'array' || to.type === 'object' ? (conversions.find((operator) => operator === 'parseJson') ?? null) : null);
}
