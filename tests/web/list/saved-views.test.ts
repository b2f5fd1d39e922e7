import { describe, expect, test } from 'vitest';
import { emptyQuery } from '../../../engine/web/renderer/list/list-query.ts';
import { rowStep } from '../../../engine/web/renderer/list/row-step.ts';
import { readViews, viewQuery, withView } from '../../../engine/web/renderer/list/views/saved-views.ts';

describe('saved views', () => {
  test('are read as far as they make sense', () => {
    expect(readViews([{ name: 'a', address: 'q=1' }, { name: '', address: '' }, { name: 1 }, null, 'x'])).toEqual([{ name: 'a', address: 'q=1' }]);
    expect(readViews({ name: 'a' })).toEqual([]);
  });

  test('remember neither page nor open record', () => {
    expect(viewQuery({ ...emptyQuery, search: 'tea', page: 4, open: 7, view: 'a' })).toEqual({ ...emptyQuery, search: 'tea' });
  });

  test('are replaced by their name and otherwise added', () => {
    const one = { name: 'a', address: 'q=1' };
    expect(withView([one], { name: 'a', address: 'q=2' })).toEqual([{ name: 'a', address: 'q=2' }]);
    expect(withView([one], { name: 'b', address: '' })).toEqual([one, { name: 'b', address: '' }]);
  });
});

test.each([
  [null, 1, 3, 0],
  [null, -1, 3, 2],
  [2, 1, 3, 2],
  [0, -1, 3, 0],
  [5, 1, 3, 2],
  [null, 1, 0, null],
] as const)('from row %s a step of %i among %i rows leads to %s', (active, by, count, row) => {
  expect(rowStep(active, by, count)).toBe(row);
});
