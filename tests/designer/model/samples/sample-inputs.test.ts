import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { invalidInputs } from '../../../../designer/model/samples/invalid-inputs.ts';
import { exampleParameters, sampleInputs } from '../../../../designer/model/samples/sample-inputs.ts';
import type { Parameter } from '../../../../engine/core/protocol/parameter.ts';
import { formatError } from '../../../../engine/core/validation/formats.ts';
import { parseParameters } from '../../../../engine/core/validation/parameters/parse-parameters.ts';

const tools = { formatError, matches: (pattern: string, text: string) => new RegExp(pattern, 'u').test(text) };
const errors = (parameters: readonly Parameter[], input: Record<string, unknown>) =>
  parseParameters(
    parameters,
    Object.fromEntries(Object.entries(input).map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)])),
    tools,
  ).errors;

const parameters: Parameter[] = [
  { name: 'count', type: 'integer', required: true, min: 1, max: 10 },
  { name: 'price', type: 'float', default: 1.5 },
  { name: 'title', type: 'string', required: true, min: 2, max: 20 },
  { name: 'code', type: 'string', pattern: '^[A-Z]{2}\\d$', example: 'AB1' },
  { name: 'mail', type: 'string', format: 'email' },
  { name: 'day', type: 'date', min: '2000-01-01' },
  { name: 'kind', type: 'string', enum: ['small', 'large'], required: true },
  { name: 'on', type: 'boolean' },
  { name: 'tags', type: 'array', items: { type: 'string', max: 5 }, max: 3 },
  {
    name: 'owner',
    type: 'object',
    properties: [
      { name: 'id', type: 'integer', required: true },
      { name: 'names', type: 'array', items: { type: 'object', properties: [{ name: 'first', type: 'string' }] } },
    ],
  },
];

describe('sample inputs', () => {
  it('are two hundred valid calls, the same for the same seed', () => {
    const inputs = sampleInputs(parameters);
    expect(inputs).toHaveLength(200);
    for (const input of inputs) expect(errors(parameters, input)).toEqual([]);
    expect(sampleInputs(parameters)).toEqual(inputs);
    expect(sampleInputs(parameters, 200, 2)).not.toEqual(inputs);
    expect(new Set(inputs.map((input) => JSON.stringify(input))).size).toBeGreaterThan(190);
  });

  it('begin with the least and hold every corner', () => {
    const inputs = sampleInputs(parameters);
    expect(Object.keys(inputs[0]!)).toEqual(['count', 'title', 'kind']);
    const values = (name: string) => inputs.map((input) => input[name]);
    expect(values('count')).toEqual(expect.arrayContaining([1, 10]));
    expect(values('price')).toEqual(expect.arrayContaining([-0.5, 2.5, 1.005, 2 ** 53 - 1, -(2 ** 53 - 1), undefined]));
    expect(values('title')).toEqual(expect.arrayContaining(['xx', '中文', '👨‍👩‍👧', '😀'.repeat(20)]));
    expect(values('day')).toEqual(expect.arrayContaining(['2000-01-01', '2024-02-29']));
    expect(values('kind')).toEqual(expect.arrayContaining(['small', 'large']));
    expect(values('tags')).toEqual(expect.arrayContaining([[]]));
  });

  it('are one call where there is nothing to choose', () => {
    expect(sampleInputs([])).toEqual([{}]);
  });

  it('are valid for any rules', () => {
    const name = fc.constantFrom('a', 'b', '名', 'user-id');
    const leaf: fc.Arbitrary<Omit<Parameter, 'name'>> = fc.oneof(
      fc.record({ type: fc.constantFrom('string' as const, 'array' as const), required: fc.boolean(), min: fc.nat(4), max: fc.integer({ min: 4, max: 9 }) }),
      fc.record(
        { type: fc.constantFrom('integer' as const, 'float' as const), min: fc.integer({ min: -50, max: 5 }), max: fc.integer({ min: 5, max: 50 }) },
        { requiredKeys: ['type'] },
      ),
      fc.record({ type: fc.constantFrom('boolean' as const, 'date' as const, 'object' as const, 'file' as const), required: fc.boolean() }),
    );
    const nested: fc.Arbitrary<Omit<Parameter, 'name'>> = fc.oneof(
      leaf,
      leaf.map((items) => ({ type: 'array' as const, items })),
      fc.uniqueArray(fc.tuple(name, leaf), { selector: ([called]) => called }).map((members) => ({
        type: 'object' as const,
        properties: members.map(([called, rule]) => ({ name: called, ...rule })),
      })),
    );
    const lists = fc.uniqueArray(fc.tuple(name, nested), { selector: ([called]) => called, minLength: 1 });
    fc.assert(
      fc.property(lists, fc.integer(), (list, seed) => {
        const rules = list.map(([called, rule]) => ({ name: called, ...rule }));
        for (const input of [...sampleInputs(rules, 60, seed), exampleParameters(rules)]) expect(errors(rules, input)).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });
});

describe('invalid inputs', () => {
  it('are all refused, each parameter at least once', () => {
    const inputs = invalidInputs(parameters);
    const refused = new Set(inputs.flatMap((input) => errors(parameters, input).map(({ field }) => field.split('.')[0])));
    for (const input of inputs) expect(errors(parameters, input)).not.toEqual([]);
    expect([...refused]).toEqual(expect.arrayContaining(['count', 'price', 'title', 'day', 'kind', 'on', 'tags', 'owner', 'unknown']));
  });
});

describe('an example call', () => {
  it('takes examples, defaults and first choices, and leaves out what may be left out', () => {
    expect(exampleParameters(parameters)).toEqual({ count: 1, price: 1.5, title: 'text', code: 'AB1', kind: 'small' });
  });
});
