import { describe, expect, it } from 'vitest';
import type { Parameter } from '../../../../engine/core/protocol/parameter.ts';
import { formatError } from '../../../../engine/core/validation/formats.ts';
import { parseJsonParameters } from '../../../../engine/core/validation/parameters/parse-json-parameters.ts';

const tools = { matches: (pattern: string, text: string) => new RegExp(pattern).test(text), formatError };
const read = (rule: Omit<Parameter, 'name'>, members: Record<string, unknown>) => parseJsonParameters([{ name: 'p', ...rule }], members, tools);
const codesOf = (rule: Omit<Parameter, 'name'>, value: unknown) => read(rule, { p: value }).errors.map(({ code }) => code);

describe('parameters of a JSON call', () => {
  it.each([
    ['integer', 1],
    ['integer', -7],
    ['float', 1.5],
    ['float', 1],
    ['boolean', false],
    ['string', '1'],
    ['string', 'true'],
    ['date', '2026-02-28'],
    ['array', [1, 'a']],
    ['object', { a: null }],
  ] as const)('takes a %s as it is: %j', (type, value) => {
    expect(read({ type }, { p: value })).toEqual({ values: { p: value }, errors: [] });
  });

  it.each([
    ['integer', '1'],
    ['integer', 1.5],
    ['integer', true],
    ['integer', 2 ** 53],
    ['float', '1.5'],
    ['boolean', 'true'],
    ['boolean', 1],
    ['string', 1],
    ['string', false],
    ['string', ['a']],
    ['date', '2026-02-30'],
    ['date', 0],
    ['array', '[1]'],
    ['array', { 0: 1 }],
    ['object', '{"a":1}'],
    ['object', [1]],
    ['integer', ''],
    ['date', ''],
    ['array', ''],
  ] as const)('turns nothing into a %s: %j', (type, value) => {
    expect(codesOf({ type }, value)).toEqual(['type']);
  });

  it('checks what stands inside, with the path', () => {
    const rule: Omit<Parameter, 'name'> = { type: 'array', items: { type: 'object', properties: [{ name: 'n', type: 'integer', required: true }] } };
    expect(read(rule, { p: [{ n: 1 }, { n: '2' }, { m: 3 }] }).errors.map(({ field, code }) => [field, code])).toEqual([
      ['p.1.n', 'type'],
      ['p.2.m', 'unknown'],
      ['p.2.n', 'required'],
    ]);
  });

  it('refuses null unless the parameter may be null, whether or not there is a default', () => {
    expect(codesOf({ type: 'string' }, null)).toEqual(['null']);
    expect(codesOf({ type: 'integer', default: 3 }, null)).toEqual(['null']);
    expect(codesOf({ type: 'string', required: true }, null)).toEqual(['null']);
    expect(read({ type: 'string', required: true, nullable: true }, { p: null })).toEqual({ values: { p: null }, errors: [] });
  });

  it('tells an empty text from a missing one', () => {
    expect(read({ type: 'string', default: 'x' }, { p: '' })).toEqual({ values: { p: '' }, errors: [] });
    expect(read({ type: 'string', default: 'x' }, {})).toEqual({ values: { p: 'x' }, errors: [] });
    expect(codesOf({ type: 'string', required: true }, '')).toEqual(['required']);
    expect(read({ type: 'string', required: true, min: 0 }, { p: '' })).toEqual({ values: { p: '' }, errors: [] });
    expect(codesOf({ type: 'string', min: 2 }, '')).toEqual(['min']);
    expect(codesOf({ type: 'string', format: 'email' }, '')).toEqual(['format']);
    expect(codesOf({ type: 'string', enum: ['a', 'b'] }, '')).toEqual(['enum']);
  });

  it('names every fault at once, members nobody declared first', () => {
    const rules: Parameter[] = [
      { name: 'a', type: 'integer', required: true },
      { name: 'b', type: 'boolean' },
    ];
    expect(parseJsonParameters(rules, { b: 'no', where: '1=1', toString: 1 }, tools).errors.map(({ field, code }) => [field, code])).toEqual([
      ['where', 'unknown'],
      ['toString', 'unknown'],
      ['a', 'required'],
      ['b', 'type'],
    ]);
  });

  it('finds no parameter in what every object inherits', () => {
    expect(parseJsonParameters([{ name: 'constructor', type: 'string' }], {}, tools)).toEqual({ values: {}, errors: [] });
  });

  it('says of an integer with too many digits what it is', () => {
    const [error] = read({ type: 'integer' }, { p: 123456789012345678901234567890n }).errors;
    expect(error?.text.en).toContain('123456789012345678901234567890');
  });
});
