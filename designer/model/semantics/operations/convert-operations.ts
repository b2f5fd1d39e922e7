import { texts as words } from '../../../../generated/words/designer-model/convert-operations.ts';
import { asDate, dateText, epochDay, momentAfter, secondsPerDay, zoneSeconds } from '../values/dates.ts';
import { fail } from '../values/failure.ts';
import { formatJson, parseJson } from '../values/json-text.ts';
import { finite, safeInteger } from '../values/numbers.ts';
import { textOf } from '../values/texts.ts';
import { asInteger, asText } from '../values/values.ts';
import { always, type OperationRule, one, types } from './operation-rule.ts';

export const convertOperations = {
  toText: {
    section: 'convert',
    label: words.toText,
    inputs: one(types.any),
    result: always(types.text),
    converts: ['integer', 'float', 'boolean'],
    run: (value: unknown): string => textOf(value),
  },
  toInteger: {
    section: 'convert',
    label: words.toInteger,
    inputs: one(types.any),
    result: always(types.integer),
    converts: ['string', 'float', 'boolean'],
    run: (value: unknown): number => {
      if (typeof value === 'boolean') return value ? 1 : 0;
      if (typeof value === 'bigint') return fail('range');
      if (typeof value === 'string') return /^-?\d+$/.test(value) ? safeInteger(Number(value)) : fail('convert');
      return typeof value === 'number' && Number.isInteger(value) ? safeInteger(value) : fail('convert');
    },
  },
  toFloat: {
    section: 'convert',
    label: words.toFloat,
    inputs: one(types.any),
    result: always(types.float),
    converts: ['string', 'boolean'],
    run: (value: unknown): number => {
      if (typeof value === 'boolean') return value ? 1 : 0;
      if (typeof value === 'bigint') return fail('range');
      if (typeof value === 'string') return /^-?\d+(?:\.\d+)?(?:[eE][+-]?\d{1,4})?$/.test(value) ? finite(Number(value)) : fail('convert');
      return typeof value === 'number' ? finite(value) : fail('convert');
    },
  },
  toBoolean: {
    section: 'convert',
    label: words.toBoolean,
    inputs: one(types.any),
    result: always(types.boolean),
    converts: ['string', 'integer'],
    run: (value: unknown): boolean => {
      if (value === true || value === 1 || value === 'true' || value === '1') return true;
      return value === false || value === 0 || value === 'false' || value === '0' ? false : fail('convert');
    },
  },
  toDate: {
    section: 'convert',
    label: words.toDate,
    inputs: one(types.text, 'text'),
    result: always(types.date),
    converts: ['string'],
    run: (text: unknown): string => dateText(asDate(asText(text))),
  },
  toTimestamp: {
    section: 'convert',
    label: words.toTimestamp,
    inputs: one(types.date, 'date'),
    result: always(types.integer),
    converts: ['date'],
    run: (date: unknown): number => {
      const { day, seconds } = asDate(date);
      return (day - epochDay) * secondsPerDay + (seconds ?? 0) - zoneSeconds;
    },
  },
  fromTimestamp: {
    section: 'convert',
    label: words.fromTimestamp,
    inputs: one(types.integer, 'seconds'),
    result: always(types.date),
    converts: ['integer'],
    run: (seconds: unknown): string => dateText(momentAfter(epochDay, asInteger(seconds) + zoneSeconds)),
  },
  parseJson: {
    section: 'convert',
    label: words.parseJson,
    inputs: one(types.text, 'text'),
    result: always(types.nullable),
    converts: ['string'],
    run: (text: unknown): unknown => parseJson(asText(text)),
  },
  formatJson: {
    section: 'convert',
    label: words.formatJson,
    inputs: one(types.any),
    result: always(types.text),
    converts: ['array', 'object'],
    run: (value: unknown): string => formatJson(value),
  },
} as const satisfies Record<string, OperationRule>;
