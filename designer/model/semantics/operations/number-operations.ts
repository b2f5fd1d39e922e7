import type { Text } from '../../../../engine/core/text/text.ts';
import { texts } from '../../../../generated/words/designer-model/number-operations.ts';
import { decimalProduct, decimalSum } from '../values/decimals.ts';
import { fail } from '../values/failure.ts';
import { finite, numberFrom, powerOf, quotient, remainder, roundDecimal, safeInteger } from '../values/numbers.ts';
import { asNumber } from '../values/values.ts';
import { product, ratio, rounded, widest } from './number-types.ts';
import { always, type OperationRule, one, two, types } from './operation-rule.ts';

interface Words {
  label: Text;
  symbol?: string;
}

const arithmetic = (words: Words, compute: (a: number, b: number) => number) => ({
  section: 'number' as const,
  ...words,
  inputs: two(types.number),
  result: widest,
  run: (a: unknown, b: unknown): number => numberFrom(asNumber(a), asNumber(b), compute(asNumber(a), asNumber(b))),
});

/** An operation on one number. */
const unary = (words: Words, result: OperationRule['result'], compute: (value: number) => number) => ({
  section: 'number' as const,
  ...words,
  inputs: one(types.number),
  result,
  run: (value: unknown): number => compute(asNumber(value)),
});

export const numberOperations = {
  add: arithmetic({ label: texts.add, symbol: '+' }, decimalSum),
  subtract: arithmetic({ label: texts.subtract, symbol: '-' }, (a, b) => decimalSum(a, -b)),
  multiply: {
    ...arithmetic({ label: texts.multiply, symbol: '×' }, decimalProduct),
    result: product,
  },
  divide: {
    section: 'number',
    label: texts.divide,
    symbol: '÷',
    inputs: two(types.number),
    result: ratio,
    run: (a: unknown, b: unknown): number => finite(quotient(asNumber(a), asNumber(b))),
  },
  divideWhole: {
    section: 'number',
    label: texts.divideWhole,
    symbol: '//',
    inputs: two(types.number),
    result: always(types.integer),
    run: (a: unknown, b: unknown): number => safeInteger(Math.trunc(quotient(asNumber(a), asNumber(b)))),
  },
  modulo: {
    section: 'number',
    label: texts.modulo,
    symbol: '%',
    inputs: two(types.number),
    result: widest,
    run: (a: unknown, b: unknown): number => remainder(asNumber(a), asNumber(b)),
  },
  power: {
    section: 'number',
    label: texts.power,
    symbol: '^',
    inputs: [
      { name: 'base', type: types.number },
      { name: 'exponent', type: types.integer },
    ],
    result: always(types.float),
    run: (base: unknown, exponent: unknown): number => powerOf(asNumber(base), asNumber(exponent)),
  },
  squareRoot: unary({ label: texts.squareRoot, symbol: '√' }, always(types.float), (value) => (value < 0 ? fail('root') : Math.sqrt(value))),
  round: {
    section: 'number',
    label: texts.round,
    inputs: [
      { name: 'value', type: types.number },
      { name: 'digits', type: types.integer, default: 0 },
    ],
    result: rounded,
    run: (value: unknown, digits: unknown): number => roundDecimal(asNumber(value), asNumber(digits)),
  },
  floor: unary({ label: texts.floor }, always(types.integer), (value) => safeInteger(Math.floor(value))),
  ceil: unary({ label: texts.ceil }, always(types.integer), (value) => safeInteger(Math.ceil(value))),
  abs: unary({ label: texts.abs }, widest, Math.abs),
  negate: unary({ label: texts.negate }, widest, (value) => 0 - value),
  min: arithmetic({ label: texts.min }, Math.min),
  max: arithmetic({ label: texts.max }, Math.max),
} as const satisfies Record<string, OperationRule>;
