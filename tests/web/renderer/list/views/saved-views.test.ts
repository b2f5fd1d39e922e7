import { describe, expect, test } from 'vitest';
import { rowStep } from '../../../../../engine/web/renderer/list/body/row-step.ts';
import { emptyQuery } from '../../../../../engine/web/renderer/list/query/list-query.ts';
import { canonicalAddress, findView, readDefault, readViews, viewQuery, withView } from '../../../../../engine/web/renderer/list/views/saved-views.ts';
import { articleScreen } from '../../article-screen.ts';

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

  test('of one’s own come before shared ones', () => {
    const own = [{ name: 'a', address: 'q=own' }];
    const shared = [
      { name: 'a', address: 'q=shared' },
      { name: 'b', address: 'q=b' },
    ];
    expect(findView(own, shared, 'a')?.address).toBe('q=own');
    expect(findView(own, shared, 'b')?.address).toBe('q=b');
    expect(findView(own, shared, readDefault(null))).toBeUndefined();
  });

  test('lose a column that is gone and keep the rest', () => {
    expect(canonicalAddress(articleScreen, { name: 'a', address: 'q=tea&filter.gone.in=1&sort=-gone,title&page=3' })).toBe('q=tea&sort=title');
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
