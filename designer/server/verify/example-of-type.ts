import type { Json } from '../../../engine/core/descriptor/types.ts';
import type { ParameterType } from '../../../engine/core/protocol/parameter.ts';

const texts = ['', '两数相加', 'a "quoted" text', '👨‍👩‍👧 emoji', "it's"];
const integers = [0, 1, -1, 42, 9_007_199_254_740_991];
const floats = [0, 0.5, -2.5, 1.005, 1e-7];
const dates = ['2024-02-29', '2026-01-01 00:00:00', '1999-12-31 23:59:59', '2025-06-15', '2000-03-01'];

/** A value of a type, another at each turn. */
export function exampleOfType(type: ParameterType, turn: number): Json {
  const one = <Value>(values: readonly Value[]): Value => values[turn % values.length]!;
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
      return one<Json>([[], [1, 2, 3], ['a', '中'], [{ id: 1 }], [null]]);
    case 'object':
      return one<Json>([{ id: 1, name: '名称' }, { id: 2, items: [1, 2] }, { id: 3, nested: { value: null } }, { id: 4, flag: true }, { id: 5 }]);
  }
}
