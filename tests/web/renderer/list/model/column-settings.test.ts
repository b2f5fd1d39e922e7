import { describe, expect, test } from 'vitest';
import { changeColumn, defaultColumns, mergeColumns, moveColumn, visibleColumns } from '../../../../../engine/web/renderer/list/model/column-settings.ts';
import { articleScreen } from '../../article-screen.ts';

const names = (columns: { field: string }[]) => columns.map((column) => column.field);

describe('column settings', () => {
  test('show the columns of the descriptor and offer every other field but secrets', () => {
    const settings = defaultColumns(articleScreen);
    expect(names(visibleColumns(settings))).toEqual(['title', 'view_permission', 'status', 'publish_time']);
    expect(names(settings.columns)).toContain('content');
    expect(names(settings.columns)).not.toContain('secret_key');
  });

  test('keep a saved order, width and pin', () => {
    const saved = {
      columns: [
        { field: 'status', shown: true, pin: 'right', width: 90 },
        { field: 'title', shown: false },
      ],
      density: 'compact',
      rowNumbers: true,
    };
    const settings = mergeColumns(articleScreen, saved);
    expect(settings.columns.find(({ field }) => field === 'status')).toEqual({ field: 'status', shown: true, pin: 'right', width: 90 });
    expect(names(visibleColumns(settings))).toEqual(['publish_time', 'view_permission', 'status']);
    expect(settings).toMatchObject({ density: 'compact', rowNumbers: true });
  });

  test('bring a column that is new in the descriptor in behind the one it follows', () => {
    const standard = defaultColumns(articleScreen);
    const saved = { ...standard, columns: standard.columns.filter(({ field }) => field !== 'status') };
    expect(names(mergeColumns(articleScreen, saved).columns)).toEqual(names(standard.columns));
  });

  test('drop columns that are gone, doubled or unreadable', () => {
    const saved = { columns: [{ field: 'gone', shown: true }, { field: 'title', shown: true }, { field: 'title', shown: false }, null, 'x'] };
    const settings = mergeColumns(articleScreen, saved);
    expect(names(settings.columns).filter((field) => field === 'title')).toHaveLength(1);
    expect(names(settings.columns)).not.toContain('gone');
    expect(settings.columns).toHaveLength(defaultColumns(articleScreen).columns.length);
  });

  test.each([null, undefined, 'x', [], { columns: 'x', density: 'huge' }])('count as not saved when they are %j', (saved) => {
    expect(mergeColumns(articleScreen, saved)).toEqual(defaultColumns(articleScreen));
  });

  test('limit a width to what can be seen', () => {
    const widthOf = (width: number) => mergeColumns(articleScreen, { columns: [{ field: 'title', shown: true, width }] }).columns[0]?.width;
    expect([widthOf(1), widthOf(120.4), widthOf(10_000)]).toEqual([60, 120, 800]);
  });

  test('survive being saved and read again', () => {
    const changed = changeColumn(moveColumn(defaultColumns(articleScreen), 'publish_time', 'title'), 'status', { shown: false, width: 200 });
    expect(names(changed.columns)[0]).toBe('publish_time');
    expect(mergeColumns(articleScreen, JSON.parse(JSON.stringify(changed)))).toEqual(changed);
  });
});
