import type { Json } from '../../../../engine/core/json/json.ts';
import type { ParameterType } from '../../../../engine/core/protocol/parameter.ts';

const texts = ['名称', 'a "quoted" text', '', '👨‍👩‍👧 emoji', "it's"];
const integers = [1, 0, -1, 42, 9_007_199_254_740_991];
const floats = [9.5, 0, -2.5, 1.005, 1e-7];
const dates = ['2026-01-01 00:00:00', '2024-02-29', '1999-12-31 23:59:59', '2025-06-15', '2000-03-01'];
const lists: readonly Json[] = [[1, 2, 3], [], ['a', '中'], [{ id: 1 }], [null]];
const objects: readonly Json[] = [
  { id: 1, name: '名称' },
  {},
  { id: 2, items: [], nested: {} },
  { id: 3, nested: { value: null } },
  { '0': 'zero', flag: true },
];

/** Returns a value of a type, different in each turn; the first is realistic enough for docs. */
export function stubValue(type: ParameterType, turn: number): Json {
  const one = (values: readonly Json[]): Json => values[turn % values.length] ?? null;
  switch (type) {
    case 'string':
    case 'file':
      return one(texts);
    case 'integer':
      return one(integers);
    case 'float':
      return one(floats);
    case 'boolean':
      return turn % 2 === 0;
    case 'date':
      return one(dates);
    case 'array':
      return one(lists);
    case 'object':
      return one(objects);
  }
}
