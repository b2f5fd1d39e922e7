import { describe, expect, test } from 'vitest';
import { isSortable, toggleSort } from '../../../../../engine/web/renderer/list/query/sort-state.ts';
import { articleScreen } from '../../article-screen.ts';

const up = (field: string) => ({ field, descending: false });
const down = (field: string) => ({ field, descending: true });

describe('a click on a head', () => {
  test('sorts up, then down, then not at all', () => {
    expect(toggleSort([], 'a', false)).toEqual([up('a')]);
    expect(toggleSort([up('a')], 'a', false)).toEqual([down('a')]);
    expect(toggleSort([down('a')], 'a', false)).toEqual([]);
  });

  test('forgets the other keys', () => {
    expect(toggleSort([up('a'), down('b')], 'c', false)).toEqual([up('c')]);
  });

  test('with Shift keeps the other keys and their order', () => {
    expect(toggleSort([up('a')], 'b', true)).toEqual([up('a'), up('b')]);
    expect(toggleSort([up('a'), up('b')], 'a', true)).toEqual([down('a'), up('b')]);
    expect(toggleSort([down('a'), up('b')], 'a', true)).toEqual([up('b')]);
  });
});

test('only what the server sorts by and a reader can follow has a sorting head', () => {
  expect(articleScreen.fields.filter((field) => isSortable(articleScreen, field)).map((field) => field.name)).toEqual([
    'title',
    'view_permission',
    'topping',
    'publish_time',
    'status',
    'id',
    'created_at',
    'updated_at',
    'created_by',
    'rev',
  ]);
});
