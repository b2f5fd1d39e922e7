import { amountOperations } from './amount-operations.ts';
import { convertOperations } from './convert-operations.ts';
import { dateOperations } from './date-operations.ts';
import { encodeOperations } from './encode-operations.ts';
import { listOperations } from './list-operations.ts';
import { logicOperations } from './logic-operations.ts';
import { numberOperations } from './number-operations.ts';
import { objectOperations } from './object-operations.ts';
import type { OperationRule } from './operation-rule.ts';
import { textOperations } from './text-operations.ts';
import { tryOperations } from './try-operations.ts';

const table = {
  ...numberOperations,
  ...textOperations,
  ...dateOperations,
  ...listOperations,
  ...objectOperations,
  ...logicOperations,
  ...convertOperations,
  ...tryOperations,
  ...amountOperations,
  ...encodeOperations,
} as const satisfies Record<string, OperationRule>;

/** The name of an operation. */
export type Operator = keyof typeof table;

/**
 * The meaning of all operations, in one place: the evaluator and published TypeScript call these functions, the PHP support classes
 * (designer/codegen/php/support) implement the same, and a test runs both on the examples in help/ and on generated inputs.
 *
 * - Integers are exact within ±(2^53−1) and refused beyond; other numbers are added, multiplied and divided by the decimal digits a person sees
 *   (0.1 + 0.2 is 0.3), up to 15 of them, and must stay finite; `-0` is `0`. An amount of money is whole fen. Rounding goes half away from zero by
 *   the decimal digits a person sees. Integer division truncates towards zero, the remainder has the sign of the dividend.
 * - Lengths, positions and order of texts go by code point; a lone surrogate is read as U+FFFD. Case is mapped character by character.
 * - A date is a text `YYYY-MM-DD` or `YYYY-MM-DD HH:mm:ss`, local time in UTC+8, years 0001 to 9999; invalid ones are refused.
 * - `[]` is a list and `{}` an object, everywhere. Members have no order of their own: where one is visible, it is that of their names.
 * - Nothing is converted implicitly: a text is no number, `"10"` is not `10`, only true and false are conditions.
 * - A missing value is null: the first element of an empty list, a missing member. Null in a computation is refused.
 * - An operation without a result ends the call with `ret` 400.
 */
export const operations: { readonly [Name in Operator]: Omit<OperationRule, 'run'> & Pick<(typeof table)[Name], 'run'> } = table;

/** Whether a value is the name of an operation. */
export function isOperator(operator: unknown): operator is Operator {
  return typeof operator === 'string' && Object.hasOwn(operations, operator);
}

/** Returns the operation of that name; undefined if there is none. */
export function operationOf(operator: unknown): OperationRule | undefined {
  return isOperator(operator) ? operations[operator] : undefined;
}
