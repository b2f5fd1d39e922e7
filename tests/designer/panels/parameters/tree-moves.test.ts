import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { emptyDefinition } from '../../../../designer/model/build/build-definition.ts';
import { moveParameter } from '../../../../designer/model/edits/interface/parameter-edits.ts';
import { moveReturn } from '../../../../designer/model/edits/interface/return-edits.ts';
import { dropPath, parameterRows } from '../../../../designer/panels/parameters/rows/parameter-rows.ts';
import { dropReturn, returnRows } from '../../../../designer/panels/parameters/rows/return-rows.ts';
import type { Parameter } from '../../../../engine/core/protocol/parameter.ts';

const parameters: Parameter[] = [
  { name: 'a', type: 'integer' },
  {
    name: 'goods',
    type: 'object',
    properties: [
      { name: 'name', type: 'string' },
      { name: 'lines', type: 'array', items: { type: 'object', properties: [{ name: 'sku', type: 'string' }] } },
    ],
  },
  { name: 'z', type: 'boolean' },
];
const outline = (list: readonly Parameter[]) => parameterRows(list).map(({ path, parameter }) => `${'  '.repeat(path.length - 1)}${parameter.name}`);
const drop = (from: number[], over: number[], levels: number) => {
  const to = dropPath(parameterRows(parameters), from, over, levels);
  return to === null ? null : outline(moveParameter({ ...emptyDefinition('A.B.C'), parameters }, from, to).parameters);
};

describe('a dragged parameter', () => {
  test('has the members of lists and objects below it', () => {
    expect(parameterRows(parameters).map(({ pointer }) => pointer)).toEqual([
      '/parameters/0',
      '/parameters/1',
      '/parameters/1/properties/0',
      '/parameters/1/properties/1',
      '/parameters/1/properties/1/items/properties/0',
      '/parameters/2',
    ]);
  });
  test('changes places with its sibling', () => expect(drop([0], [2], 0)).toEqual(['goods', '  name', '  lines', '    sku', 'z', 'a']));
  test('goes into the object above when it is dragged to the right', () =>
    expect(drop([2], [2], 1)).toEqual(['a', 'goods', '  name', '  lines', '    sku', '  z']));
  test('goes as deep as the rows around allow and no deeper', () => expect(drop([2], [2], 9)).toEqual(['a', 'goods', '  name', '  lines', '    sku', '    z']));
  test('leaves its object when it is dragged to the left', () => expect(drop([1, 1], [2], -1)).toEqual(['a', 'goods', '  name', 'z', 'lines', '  sku']));
  test('cannot land inside itself', () => expect(drop([1], [1, 0], 1)).toBeNull());
  test('keeps every parameter wherever it is dropped', () => {
    const rows = parameterRows(parameters);
    const row = fc.constantFrom(...rows.map(({ path }) => [...path]));
    fc.assert(
      fc.property(row, row, fc.integer({ min: -3, max: 3 }), (from, over, levels) => {
        const moved = drop(from, over, levels);
        if (moved !== null)
          expect(moved.map((line) => line.trim()).sort()).toEqual(
            outline(parameters)
              .map((line) => line.trim())
              .sort(),
          );
      }),
    );
  });
});

const returns = [
  { name: 'items', type: 'array' as const },
  { name: 'items[].id', type: 'integer' as const },
  { name: 'total', type: 'integer' as const },
  { name: 'owner.name', type: 'string' as const },
];
const dropField = (from: number, over: number, levels: number) => {
  const target = dropReturn(returns, from, over, levels);
  return target === null ? null : moveReturn({ ...emptyDefinition('A.B.C'), returns }, from, target.to, target.parent).returns.map(({ name }) => name);
};

describe('a dragged return field', () => {
  test('stands below the field its name continues; without one it keeps its whole name', () => {
    expect(returnRows(returns).map(({ depth, field, prefix }) => [depth, field.name.slice(prefix.length)])).toEqual([
      [0, 'items'],
      [1, 'id'],
      [0, 'total'],
      [0, 'owner.name'],
    ]);
  });
  test('becomes a member of the list above', () => expect(dropField(2, 2, 1)).toEqual(['items', 'items[].id', 'items[].total', 'owner.name']));
  test('takes what lies below it along', () => expect(dropField(0, 2, 0)).toEqual(['total', 'items', 'items[].id', 'owner.name']));
  test('leaves its list when it is dragged to the left', () => expect(dropField(1, 2, -1)).toEqual(['items', 'total', 'id', 'owner.name']));
});
