import { expect, it } from 'vitest';
import type { Parameter } from '../../../../../engine/core/protocol/parameter.ts';
import { initialValues, sentFields, shownValues } from '../../../../../plugins/docs/web/try/try-values.ts';

const parameters: Parameter[] = [
  { name: 'name', type: 'string', example: 'tea' },
  { name: 'count', type: 'integer', default: 2 },
  { name: 'tags', type: 'array', example: ['a'] },
  { name: 'picture', type: 'file', example: 'a.png' },
  { name: 'note', type: 'string' },
];

it('begins with examples, else defaults, as they travel', () => {
  expect(initialValues(parameters)).toEqual({ name: 'tea', count: '2', tags: '[\n  "a"\n]' });
});

it('begins a structure that is required with its members', () => {
  const item = {
    type: 'object' as const,
    properties: [
      { name: 'sku', type: 'string' as const, example: 'T-1' },
      { name: 'count', type: 'integer' as const, min: 1 },
    ],
  };
  const order: Parameter[] = [
    { name: 'items', type: 'array', required: true, items: item },
    { name: 'more', type: 'object', properties: [{ name: 'a', type: 'string' }] },
  ];
  const { items, ...others } = initialValues(order);
  expect(JSON.parse(String(items))).toEqual([{ sku: 'T-1', count: 1 }]);
  expect(others).toEqual({});
});

it('does not send what is empty', () => {
  expect(sentFields({ name: 'tea', note: '' })).toEqual({ name: 'tea' });
});

it('shows values of their types, and what is none as it was typed', () => {
  expect(shownValues(parameters, { name: '12', count: '7', tags: '["b"]', note: '' })).toEqual({ name: '12', count: 7, tags: ['b'] });
  expect(shownValues(parameters, { count: 'many', tags: '[1,' })).toEqual({ count: 'many', tags: '[1,' });
});

it('does not shorten digits', () => {
  expect(shownValues(parameters, { count: '9007199254740993' })).toEqual({ count: '9007199254740993' });
});

it('shows a file by its name', () => {
  expect(shownValues(parameters, { picture: new File(['x'], 'photo.png') })).toEqual({ picture: 'photo.png' });
});
