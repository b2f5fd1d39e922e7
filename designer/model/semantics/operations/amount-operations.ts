import { texts as words } from '../../../../generated/words/designer-model/amount-operations.ts';
import type { ValueType } from '../../types/value-type.ts';
import { decimalProduct, decimalQuotient, digitsOf } from '../values/decimals.ts';
import { fail } from '../values/failure.ts';
import { safeInteger } from '../values/numbers.ts';
import { asInteger, asNumber } from '../values/values.ts';
import { type OperationRule, one, types } from './operation-rule.ts';

/** Null stays null, because these operations are also inserted where a value runs into a port as it is. */
const converting = (label: OperationRule['label'], from: ValueType, to: ValueType, convert: (value: unknown) => number) => ({
  section: 'convert' as const,
  label,
  inputs: one({ ...from, nullable: true }),
  result: ([value]: readonly ValueType[]): ValueType => (value && !value.nullable ? to : { ...to, nullable: true }),
  run: (value: unknown): number | null => (value === null || value === undefined ? null : convert(value)),
});

/** Conversions between decimals, amounts of money, which are whole fen, and plain numbers. */
export const amountOperations = {
  toDecimal: {
    ...converting(words.toDecimal, types.any, types.decimal, (value) => {
      const number = typeof value === 'string' ? (/^-?\d+(?:\.\d+)?$/.test(value) ? Number(value) : fail('convert')) : asNumber(value);
      return digitsOf(number) ? number + 0 : fail('precision');
    }),
    converts: ['string', 'integer', 'float'],
  },
  toMoney: {
    ...converting(words.toMoney, types.number, types.money, (value) => {
      const digits = digitsOf(asNumber(value)) ?? fail('precision');
      return digits.places > 2 ? fail('fen') : safeInteger(decimalProduct(asNumber(value), 100));
    }),
    converts: ['integer', 'float'],
  },
  toYuan: { ...converting(words.toYuan, types.money, types.decimal, (value) => decimalQuotient(asNumber(value), 100)), converts: ['integer'] },
  toFen: converting(words.toFen, types.money, types.integer, asInteger),
  fromFen: converting(words.fromFen, types.integer, types.money, asInteger),
} as const satisfies Record<string, OperationRule>;
