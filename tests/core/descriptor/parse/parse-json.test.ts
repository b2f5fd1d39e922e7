import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DescriptorJsonError, offsetsOf, parseJson } from '../../../../engine/core/descriptor/parse/parse-json.ts';
import { pointerOf } from '../../../../engine/core/descriptor/parse/pointer.ts';

const key = fc.string({ unit: 'grapheme' }).filter((text) => !['__proto__', 'constructor', 'prototype'].includes(text));
const { value } = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    fc.string({ unit: 'binary' }),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.boolean(),
    fc.constant(null),
    tie('list'),
    tie('object'),
  ),
  list: fc.array(tie('value'), { maxLength: 5 }),
  object: fc.dictionary(key, tie('value'), { maxKeys: 5, noNullPrototype: true }),
}));

test('any JSON is read as JSON.parse reads it', () => {
  fc.assert(
    fc.property(value, fc.constantFrom(0, 1, 2), (json, indent) => {
      const text = JSON.stringify(json, null, indent);
      expect(parseJson(text)).toEqual(JSON.parse(text));
    }),
    { numRuns: 500 },
  );
});

test('every offset leads to the text of its value', () => {
  fc.assert(
    fc.property(value, (json) => {
      const text = JSON.stringify(json, null, 2);
      const offsets = offsetsOf(text);
      const visit = (inner: unknown, pointer: string): void => {
        const offset = offsets.values.get(pointer) ?? Number.NaN;
        const begins = Array.isArray(inner) ? '[' : typeof inner === 'object' && inner !== null ? '{' : JSON.stringify(inner);
        expect(text.slice(offset, offset + begins.length)).toBe(begins);
        if (typeof inner !== 'object' || inner === null) return;
        for (const [name, member] of Object.entries(inner)) visit(member, pointer + pointerOf(name));
      };
      visit(JSON.parse(text), '');
    }),
    { numRuns: 300 },
  );
});

test('what JSON.parse refuses is refused, and never with anything but a fault', () => {
  fc.assert(
    fc.property(value, fc.nat(), fc.constantFrom('', ',', '}', ']', '"', "'", '//', '01', '\u0001', 'NaN', '+1', '\\'), (json, place, insert) => {
      const text = JSON.stringify(json);
      const at = place % (text.length + 1);
      const damaged = insert === '' ? text.slice(0, at) : text.slice(0, at) + insert + text.slice(at);
      const isJson = canParse(damaged);
      try {
        parseJson(damaged);
        expect(isJson).toBe(true);
      } catch (error) {
        expect(error).toBeInstanceOf(DescriptorJsonError);
        if (error instanceof DescriptorJsonError && isJson) expect(error.code).toBe('duplicate-key');
      }
    }),
    { numRuns: 1_000 },
  );
});

test.each([
  '01',
  '1.',
  '.5',
  '+1',
  '1e',
  '--1',
  '0x10',
  'NaN',
  'Infinity',
  'tru',
  'True',
  "'a'",
  '"a\nb"',
  '"\\x"',
  '"\\u12"',
  '[1 2]',
  '{"a" 1}',
  '{a: 1}',
  '{,}',
  '[,]',
])('%j is no JSON', (text) => {
  expect(() => parseJson(text)).toThrow(DescriptorJsonError);
});

function canParse(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
