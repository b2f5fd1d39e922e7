import { expect, test } from 'vitest';
import { titleField } from '../../../engine/core/descriptor/title-field.ts';
import { parseFilters } from '../../../engine/server/operations/read/list-filters.ts';
import { screenOf } from '../../helpers/screens.ts';

test('a code typed as both ends of a range is looked up as one value, which an index answers', () => {
  expect(parseFilters(screenOf('access_log'), { ret: { from: 502, to: 502 } }).conditions).toEqual([{ field: 'ret', operator: 'eq', value: 502 }]);
  expect(parseFilters(screenOf('access_log'), { ret: { from: 500, to: 599 } }).conditions).toEqual([
    { field: 'ret', operator: 'from', value: 500 },
    { field: 'ret', operator: 'to', value: 599 },
  ]);
});

test('a call is known by its interface, which is a key', () => {
  expect(titleField(screenOf('access_log'))?.name).toBe('service');
});
