import { describe, expect, test } from 'vitest';
import type { Parameter } from '../../../../engine/core/protocol/parameter.ts';
import { type ParameterTools, parseParameters } from '../../../../engine/core/validation/parameters/parse-parameters.ts';

const tools: ParameterTools = {
  matches: (pattern, text) => new RegExp(pattern, 'u').test(text),
  formatError: (format, value) => (format === 'email' && !value.includes('@') ? { zh_cn: '邮箱', en: 'an e-mail address' } : undefined),
};
const parse = (rule: Omit<Parameter, 'name'>, text: string) => parseParameters([{ name: 'p', ...rule }], { p: text }, tools);
const readAs = (rule: Omit<Parameter, 'name'>, text: string) => parse(rule, text).values.p;
const codesOf = (rule: Omit<Parameter, 'name'>, text: string) => parse(rule, text).errors.map(({ field, code }) => `${field}:${code}`);

describe('the value of a parameter', () => {
  test.each([
    ['integer', '0', 0],
    ['integer', '-12', -12],
    ['integer', '9007199254740991', 9007199254740991],
    ['float', '1.50', 1.5],
    ['float', '-0.5e-3', -0.0005],
    ['boolean', 'true', true],
    ['boolean', '0', false],
    ['string', ' 中文 ', ' 中文 '],
    ['array', '[1,"a",null]', [1, 'a', null]],
    ['object', '{"a":{"b":[]}}', { a: { b: [] } }],
    ['date', '2024-02-29', '2024-02-29'],
    ['date', '2026-11-21 23:59:59', '2026-11-21 23:59:59'],
  ] as const)('%s from %s', (type, text, wanted) => {
    expect(readAs({ type }, text)).toEqual(wanted);
  });

  test.each([
    ['integer', ['12abc', '1.0', '0x10', '1e3', ' 1', '+1', '01', '９', '9007199254740992', 'true']],
    ['float', ['1,5', '.5', '5.', 'NaN', 'Infinity', '1e999', '0x1']],
    ['boolean', ['yes', 'on', 'TRUE', '2', 'null']],
    ['array', ['{}', '1,2', '[1', '"a"']],
    ['object', ['[]', '{', 'a=1']],
    ['date', ['2026-02-30', '2023-02-29', '2026-13-01', '2026-1-1', '2026-11-21 24:00:00', '1732147200', 'today']],
  ] as const)('is refused as %s when it is something else', (type, texts) => {
    for (const text of texts) expect(codesOf({ type }, text), text).toEqual(['p:type']);
  });

  test('an empty text is absent: it takes the default and does not satisfy required', () => {
    expect(readAs({ type: 'integer', default: 7 }, '')).toBe(7);
    expect(codesOf({ type: 'string', required: true }, '')).toEqual(['p:required']);
    expect(parse({ type: 'string' }, '')).toMatchObject({ errors: [] });
    expect(Object.hasOwn(parse({ type: 'string' }, '').values, 'p')).toBe(false);
  });

  test('limits count characters, elements, values and moments', () => {
    expect(codesOf({ type: 'string', min: 2, max: 3 }, '中')).toEqual(['p:min']);
    expect(codesOf({ type: 'string', max: 2 }, '👍👍')).toEqual([]);
    expect(codesOf({ type: 'array', min: 2 }, '[1]')).toEqual(['p:min']);
    expect(codesOf({ type: 'float', max: 0 }, '0.1')).toEqual(['p:max']);
    expect(codesOf({ type: 'date', min: '2026-01-01' }, '2025-12-31')).toEqual(['p:min']);
  });

  test('an enum compares exactly, a pattern and a format must hold', () => {
    expect(codesOf({ type: 'string', enum: ['a'] }, 'A')).toEqual(['p:enum']);
    expect(codesOf({ type: 'integer', enum: [1, 2] }, '1')).toEqual([]);
    expect(codesOf({ type: 'string', pattern: '^[a-z]+$' }, 'a1')).toEqual(['p:pattern']);
    expect(codesOf({ type: 'string', format: 'email' }, 'x')).toEqual(['p:format']);
  });

  test('nested values are checked with their place, and their unknown members refused', () => {
    const address: Omit<Parameter, 'name'> = {
      type: 'object',
      properties: [
        { name: 'city', type: 'string', required: true },
        { name: 'tags', type: 'array', items: { type: 'integer', min: 1 } },
      ],
    };
    expect(codesOf(address, '{"tags":[1,"2",0],"zip":1}')).toEqual(['p.zip:unknown', 'p.city:required', 'p.tags.1:type', 'p.tags.2:min']);
    expect(readAs(address, '{"city":"上海","tags":[1]}')).toEqual({ city: '上海', tags: [1] });
  });

  test('JSON deeper than 64 levels is refused, not walked to the end', () => {
    const deep = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;
    expect(codesOf({ type: 'array' }, deep(60))).toEqual([]);
    expect(parse({ type: 'array' }, deep(5_000)).errors[0]?.code).toBe('depth');
    // Of another type than it has to be, at the top or inside.
    expect(codesOf({ type: 'object' }, deep(100_000))).toEqual(['p:depth']);
    expect(codesOf({ type: 'array', items: { type: 'string' } }, deep(100_000))).toEqual(['p:depth']);
  });
});

test.each(['{"a":1,"a":2}', '[{"__proto__":1}]', '[1e400]', '{"a":"\\ud800"}', `[${'9'.repeat(401)}]`])(
  'of the text %.40s something would be lost or have two meanings, so it is refused as in a JSON body',
  (text) => {
    for (const type of ['array', 'object'] as const) expect(codesOf({ type }, text)).toEqual(['p:json']);
    expect(parse({ type: 'array' }, text).errors[0]?.text.en).toMatch(/^Parameter p: \S.*JSON/);
  },
);

describe('the parameters of a call', () => {
  test('all errors are told at once, in both languages, and unknown fields are refused by name', () => {
    const rules: Parameter[] = [
      { name: 'a', type: 'integer', required: true },
      { name: 'b', type: 'integer' },
    ];
    const { errors } = parseParameters(rules, { b: 'x', where: '1=1' }, tools);
    expect(errors.map(({ field, code }) => [field, code])).toEqual([
      ['where', 'unknown'],
      ['a', 'required'],
      ['b', 'type'],
    ]);
    for (const { text } of errors) expect([text.zh_cn, text.en].every((sentence) => sentence.length > 0 && !sentence.includes('{'))).toBe(true);
    expect(errors[0]?.text.en).toContain('a, b');
  });

  test('names of the language itself are names like any other', () => {
    const { values, errors } = parseParameters([{ name: 'constructor', type: 'string' }], { constructor: 'x', toString: 'y' }, tools);
    expect(values.constructor).toBe('x');
    expect(errors.map(({ field }) => field)).toEqual(['toString']);
  });
});
