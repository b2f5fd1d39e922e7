import type { Text } from '../../../engine/core/text/text.ts';
import type { ValueType } from '../value-type.ts';
import { fail } from './failure.ts';
import { asNumber, finite, numberFrom, roundDecimal } from './numbers.ts';
import { asText, compareTexts, mapCharacters, textOf } from './texts.ts';

/** One operation: its words, its ports, the type of its answer, and what it does. */
export interface OperationRule {
  label: Text;
  inputs: { name: string; type: ValueType; default?: number }[];
  result(inputs: ValueType[]): ValueType;
  run(...inputs: unknown[]): unknown;
}

const number: ValueType = { type: 'float' };
const text: ValueType = { type: 'string' };
const boolean: ValueType = { type: 'boolean' };
const any: ValueType = { type: 'any' };

const two = (type: ValueType) => [
  { name: 'a', type },
  { name: 'b', type },
];
const one = (type: ValueType) => [{ name: 'value', type }];
/** Whole numbers stay whole. */
const widest = (inputs: ValueType[]): ValueType => {
  if (inputs.some((input) => input.type === 'any')) return any;
  return { type: inputs.every((input) => input.type === 'integer') ? 'integer' : 'float' };
};
const always = (type: ValueType) => () => type;

function numbers(label: Text, compute: (a: number, b: number) => number): OperationRule {
  return {
    label,
    inputs: two(number),
    result: widest,
    run: (a, b) => numberFrom(asNumber(a), asNumber(b), compute(asNumber(a), asNumber(b))),
  };
}

function ordering(label: Text, holds: (difference: number) => boolean): OperationRule {
  return { label, inputs: two(any), result: always(boolean), run: (a, b) => holds(orderOf(a, b)) };
}

/**
 * What every operation means, in one place: the evaluator and published TypeScript call these functions, the PHP support class
 * (designer/codegen/php/support) says the same, and one test runs both on the same inputs.
 *
 * Whole numbers are exact within ±(2^53−1) and refused beyond; floats must stay finite; `-0` is `0`. Lengths and order of texts go by code
 * point. Nothing is converted silently: a text is no number and `"10"` is not `10`. An operation without an answer ends the call with `ret` 400.
 */
export const operations = {
  add: numbers({ zh_cn: '加', en: 'Add' }, (a, b) => a + b),
  subtract: numbers({ zh_cn: '减', en: 'Subtract' }, (a, b) => a - b),
  multiply: numbers({ zh_cn: '乘', en: 'Multiply' }, (a, b) => a * b),
  divide: {
    label: { zh_cn: '除', en: 'Divide' },
    inputs: two(number),
    result: always(number),
    run: (a, b) => finite(quotient(asNumber(a), asNumber(b))),
  },
  divideWhole: {
    label: { zh_cn: '整除', en: 'Divide, whole part' },
    inputs: two(number),
    result: always({ type: 'integer' }),
    run: (a, b) => {
      const whole = Math.trunc(quotient(asNumber(a), asNumber(b))) + 0;
      return Number.isSafeInteger(whole) ? whole : fail('range');
    },
  },
  round: {
    label: { zh_cn: '四舍五入', en: 'Round' },
    inputs: [
      { name: 'value', type: number },
      { name: 'digits', type: { type: 'integer' }, default: 0 },
    ],
    result: always(number),
    run: (value, digits) => roundDecimal(asNumber(value), asNumber(digits)),
  },
  concat: { label: { zh_cn: '连接文本', en: 'Join texts' }, inputs: two(any), result: always(text), run: (a, b) => textOf(a) + textOf(b) },
  upper: {
    label: { zh_cn: '转大写', en: 'Upper case' },
    inputs: one(text),
    result: always(text),
    run: (value) => mapCharacters(asText(value), (character) => character.toUpperCase()),
  },
  lower: {
    label: { zh_cn: '转小写', en: 'Lower case' },
    inputs: one(text),
    result: always(text),
    run: (value) => mapCharacters(asText(value), (character) => character.toLowerCase()),
  },
  length: {
    label: { zh_cn: '长度', en: 'Length' },
    inputs: one(any),
    result: always({ type: 'integer' }),
    run: (value) => (typeof value === 'string' ? Array.from(value).length : Array.isArray(value) ? value.length : fail('measurable')),
  },
  equal: { label: { zh_cn: '等于', en: 'Equal' }, inputs: two(any), result: always(boolean), run: (a, b) => isEqual(a, b) },
  notEqual: { label: { zh_cn: '不等于', en: 'Not equal' }, inputs: two(any), result: always(boolean), run: (a, b) => !isEqual(a, b) },
  less: ordering({ zh_cn: '小于', en: 'Less than' }, (difference) => difference < 0),
  lessOrEqual: ordering({ zh_cn: '小于等于', en: 'Less or equal' }, (difference) => difference <= 0),
  greater: ordering({ zh_cn: '大于', en: 'Greater than' }, (difference) => difference > 0),
  greaterOrEqual: ordering({ zh_cn: '大于等于', en: 'Greater or equal' }, (difference) => difference >= 0),
  and: { label: { zh_cn: '且', en: 'And' }, inputs: two(boolean), result: always(boolean), run: (a, b) => [asBoolean(a), asBoolean(b)].every(Boolean) },
  or: { label: { zh_cn: '或', en: 'Or' }, inputs: two(boolean), result: always(boolean), run: (a, b) => [asBoolean(a), asBoolean(b)].some(Boolean) },
  not: { label: { zh_cn: '非', en: 'Not' }, inputs: one(boolean), result: always(boolean), run: (value) => !asBoolean(value) },
} as const satisfies Record<string, OperationRule>;

export type Operator = keyof typeof operations;

export function operationOf(operator: unknown): OperationRule | undefined {
  return typeof operator === 'string' && Object.hasOwn(operations, operator) ? operations[operator as Operator] : undefined;
}

/** A condition of `if` and of `when` ports, too: only true and false will do. */
export function asBoolean(value: unknown): boolean {
  return typeof value === 'boolean' ? value : fail('boolean');
}

function quotient(a: number, b: number): number {
  return b === 0 ? fail('zero') : a / b;
}

/** Scalars of different kinds are never equal; null equals null. */
function isEqual(a: unknown, b: unknown): boolean {
  if ((typeof a === 'object' && a !== null) || (typeof b === 'object' && b !== null)) fail('scalar');
  return (a ?? null) === (b ?? null);
}

function orderOf(a: unknown, b: unknown): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  if (typeof a === 'string' && typeof b === 'string') return compareTexts(a, b);
  return fail('order');
}
