import type { Text } from '../../../../engine/core/text/text.ts';
import { texts } from '../../../../generated/words/designer-model/logic-operations.ts';
import type { ValueType } from '../../types/value-type.ts';
import { orderOf } from '../values/order.ts';
import { asBoolean, isEqual, isObject } from '../values/values.ts';
import { widest } from './number-types.ts';
import { always, type OperationRule, one, present, two, types } from './operation-rule.ts';

interface Words {
  label: Text;
  symbol: string;
}

const comparison = (words: Words, holds: (a: unknown, b: unknown) => boolean) => ({
  section: 'logic' as const,
  ...words,
  inputs: two(types.any),
  result: always(types.boolean),
  run: (a: unknown, b: unknown): boolean => holds(a, b),
});

/** Evaluates both sides, so that an error in either is never hidden. */
const connective = (words: Words, holds: (a: boolean, b: boolean) => boolean) => ({
  section: 'logic' as const,
  ...words,
  inputs: two(types.boolean),
  result: always(types.boolean),
  run: (a: unknown, b: unknown): boolean => {
    const [one, other] = [asBoolean(a), asBoolean(b)];
    return holds(one, other);
  },
});

/** The type of either input. */
const either = (inputs: readonly ValueType[]): ValueType => {
  const [value, fallback] = inputs;
  if (!value || !fallback) return types.any;
  const isNumber = [value, fallback].every(({ type }) => type === 'integer' || type === 'float');
  if (isNumber) return { ...widest([value, fallback]), ...(fallback.nullable && { nullable: true }) };
  if (value.type !== fallback.type) return types.any;
  return fallback.nullable ? { ...value, nullable: true } : present(value);
};

export const logicOperations = {
  equal: comparison({ label: texts.equal, symbol: '=' }, isEqual),
  notEqual: comparison({ label: texts.notEqual, symbol: '≠' }, (a, b) => !isEqual(a, b)),
  less: comparison({ label: texts.less, symbol: '<' }, (a, b) => orderOf(a, b) < 0),
  lessOrEqual: comparison({ label: texts.lessOrEqual, symbol: '≤' }, (a, b) => orderOf(a, b) <= 0),
  greater: comparison({ label: texts.greater, symbol: '>' }, (a, b) => orderOf(a, b) > 0),
  greaterOrEqual: comparison({ label: texts.greaterOrEqual, symbol: '≥' }, (a, b) => orderOf(a, b) >= 0),
  and: connective({ label: texts.and, symbol: '&&' }, (a, b) => a && b),
  or: connective({ label: texts.or, symbol: '||' }, (a, b) => a || b),
  not: {
    section: 'logic',
    label: texts.not,
    symbol: '!',
    inputs: one(types.boolean),
    result: always(types.boolean),
    run: (value: unknown): boolean => !asBoolean(value),
  },
  isNull: {
    section: 'logic',
    label: texts.isNull,
    inputs: one(types.any),
    result: always(types.boolean),
    run: (value: unknown): boolean => value === null || value === undefined,
  },
  isEmpty: {
    section: 'logic',
    label: texts.isEmpty,
    inputs: one(types.any),
    result: always(types.boolean),
    run: (value: unknown): boolean =>
      value === null || value === undefined || value === '' || (Array.isArray(value) ? value.length === 0 : isObject(value) && Object.keys(value).length === 0),
  },
  defaultIfNull: {
    section: 'logic',
    label: texts.defaultIfNull,
    symbol: '??',
    inputs: [
      { name: 'value', type: types.any },
      { name: 'fallback', type: types.any },
    ],
    result: either,
    run: (value: unknown, fallback: unknown): unknown => value ?? fallback ?? null,
  },
} as const satisfies Record<string, OperationRule>;
