import { describe, expect, it } from 'vitest';
import { parametersFromJson, returnsFromJson } from '../../../../designer/model/quick-entry/json-to-parameters.ts';
import type { Json } from '../../../../engine/core/json/json.ts';

const items: Json = [
  { id: 1, tag: 'x' },
  { id: 2.5, more: ['a'] },
];
const example: { [name: string]: Json } = {
  id: 7,
  price: 1.5,
  when: '2024-02-29',
  note: null,
  owner: { name: '张三', vip: true },
  items,
  none: [],
};

describe('an example', () => {
  it('becomes parameters of its types', () => {
    expect(parametersFromJson(example)).toEqual([
      { name: 'id', type: 'integer', required: true, example: 7 },
      { name: 'price', type: 'float', format: 'decimal', required: true, example: 1.5 },
      { name: 'when', type: 'date', required: true, example: '2024-02-29' },
      { name: 'note', type: 'string' },
      {
        name: 'owner',
        type: 'object',
        required: true,
        example: { name: '张三', vip: true },
        properties: [
          { name: 'name', type: 'string', required: true },
          { name: 'vip', type: 'boolean', required: true },
        ],
      },
      {
        name: 'items',
        type: 'array',
        required: true,
        example: items,
        items: {
          type: 'object',
          properties: [
            { name: 'id', type: 'float', format: 'decimal', required: true },
            { name: 'tag', type: 'string' },
            { name: 'more', type: 'array', items: { type: 'string' } },
          ],
        },
      },
      { name: 'none', type: 'array', required: true, example: [] },
    ]);
    for (const json of [null, 1, 'x', []]) expect(parametersFromJson(json)).toEqual([]);
  });

  it('becomes return fields, lists spelled out', () => {
    expect(returnsFromJson(example).map(({ name, type }) => `${name} ${type}`)).toEqual([
      'id integer',
      'price float',
      'when date',
      'note string',
      'owner object',
      'owner.name string',
      'owner.vip boolean',
      'items array',
      'items[].id float',
      'items[].tag string',
      'items[].more array',
      'none array',
    ]);
    expect(returnsFromJson({ grid: [[{ x: 1 }]] }).map(({ name }) => name)).toEqual(['grid', 'grid[][].x']);
  });
});
