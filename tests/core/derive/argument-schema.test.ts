import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { argumentsSchema } from '../../../engine/core/derive/argument-schema.ts';
import type { Json } from '../../../engine/core/json/json.ts';
import type { Parameter } from '../../../engine/core/protocol/parameter.ts';
import { parseParameters } from '../../../engine/core/validation/parameters/parse-parameters.ts';
import { parameterTools } from '../../../engine/server/gateway/parameters/parameter-tools.ts';

const rules: Parameter[] = [
  { name: 'count', type: 'integer', required: true, min: 1, max: 9 },
  { name: 'rate', type: 'float', min: 0.5 },
  { name: 'mode', type: 'string', enum: ['fast', 'slow'], default: 'fast' },
  { name: 'code', type: 'string', min: 2, max: 3, pattern: '^[a-z👍]+$' },
  { name: 'isNew', type: 'boolean' },
  { name: 'tags', type: 'array', min: 1, max: 2, items: { type: 'array', items: { type: 'integer' } } },
  {
    name: 'address',
    type: 'object',
    properties: [
      { name: 'city', type: 'string', required: true },
      { name: 'lines', type: 'array', items: { type: 'object', properties: [{ name: 'no', type: 'integer', required: true }] } },
    ],
  },
  { name: 'anything', type: 'object' },
];

describe('the schema of arguments', () => {
  const matches = new Ajv2020({ strict: false }).compile(argumentsSchema(rules, 'en'));
  const fieldsOf = (input: Record<string, Json>) =>
    Object.fromEntries(Object.entries(input).map(([name, value]) => [name, typeof value === 'object' ? JSON.stringify(value) : String(value)]));

  it.each<Record<string, Json>>([
    { count: 1 },
    {},
    { count: 0 },
    { count: 10 },
    { count: 1.5 },
    { count: 1, rate: 0.25 },
    { count: 1, rate: 1e21 },
    { count: 1, mode: 'slow' },
    { count: 1, mode: 'other' },
    { count: 1, code: '👍👍👍' },
    { count: 1, code: '👍👍👍👍' },
    { count: 1, code: 'A1' },
    { count: 1, isNew: false },
    { count: 1, isNew: 'maybe' },
    { count: 1, tags: [[1], []] },
    { count: 1, tags: [['1']] },
    { count: 1, tags: [] },
    { count: 1, tags: [[1], [2], [3]] },
    { count: 1, tags: { 0: [1] } },
    { count: 1, address: { city: '北京', lines: [{ no: 1 }] } },
    { count: 1, address: { lines: [] } },
    { count: 1, address: { city: 'x', lines: [{ no: 1, more: 2 }] } },
    { count: 1, anything: { a: { b: [] } } },
    { count: 1, anything: [] },
    { count: 1, other: 1 },
  ])('takes exactly what the gateway takes: %j', (input) => {
    expect(matches(input)).toBe(parseParameters(rules, fieldsOf(input), parameterTools).errors.length === 0);
  });

  it('says in words what JSON Schema has no word for', () => {
    const odd: Parameter[] = [
      { name: 'day', type: 'date', description: 'When', min: '2024-01-01' },
      { name: 'phone', type: 'string', format: 'phone' },
      { name: 'mail', type: 'string', format: 'email' },
      { name: 'word', type: 'string', pattern: '(?i)^ab$', title: 'Word', example: 'AB' },
      { name: 'amount', type: 'integer', text: { zh_cn: '数量', en: 'Amount' } },
    ];
    const { properties } = argumentsSchema(odd, 'en');
    expect(properties).toEqual({
      day: {
        type: 'string',
        description:
          'When; an existing date (YYYY-MM-DD, YYYY-MM-DD HH:mm:ss, or with an offset YYYY-MM-DDTHH:mm:ssZ, YYYY-MM-DDTHH:mm:ss+08:00); not before 2024-01-01',
      },
      phone: { type: 'string', description: 'must be an 11-digit mobile number, a landline with area code or an international number with +' },
      mail: { type: 'string', format: 'email', description: 'must be an e-mail address such as name@example.com' },
      word: { type: 'string', title: 'Word', description: 'pattern (RE2): (?i)^ab$', examples: ['AB'] },
      amount: { type: 'integer', description: 'Amount' },
    });
    expect(argumentsSchema(odd, 'zh_cn').properties?.amount?.description).toBe('数量');
  });
});
