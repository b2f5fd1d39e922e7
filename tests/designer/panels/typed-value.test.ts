import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseTypedValue, printTypedValue } from '../../../designer/model/quick-entry/typed-value.ts';

const parse = (type: Parameters<typeof parseTypedValue>[0]['type'], text: string) => {
  const read = parseTypedValue({ type }, text);
  return 'error' in read ? read.error.en : read.value;
};

test('a typed value is what its type makes of it', () => {
  expect(parse('string', '12')).toBe('12');
  expect(parse('integer', ' 12 ')).toBe(12);
  expect(parse('float', '1e3')).toBe(1000);
  expect(parse('any', '12')).toBe(12);
  expect(parse('any', 'null')).toBeNull();
  expect(parse('any', 'tea')).toBe('tea');
  expect(parse('array', '[1, 2]')).toEqual([1, 2]);
  expect(parse('integer', '')).toBeUndefined();
});

test('what is no value of the type is refused with what is allowed', () => {
  expect(parse('integer', '12abc')).toContain('whole number');
  expect(parse('integer', '9007199254740993')).toContain('whole number');
  expect(parse('integer', '0x10')).toContain('whole number');
  expect(parse('float', '1e999')).toContain('number');
  expect(parse('date', '2026-02-30')).toContain('date');
  expect(parse('object', '[1]')).toContain('object');
  expect(parse('array', '[1')).toBe('Not valid JSON');
});

test('a printed value is read as the same value where any may stand', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 3 }), (value) => {
      const json = JSON.parse(JSON.stringify(value));
      const printed = printTypedValue({ type: 'any' }, json);
      expect(parse('any', printed)).toEqual(json);
    }),
  );
});
