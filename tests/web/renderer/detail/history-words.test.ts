import { describe, expect, test } from 'vitest';
import { changedFields, type HistoryEntry } from '../../../../engine/web/renderer/detail/changed-fields.ts';
import { relativeTime } from '../../../../engine/web/renderer/detail/relative-time.ts';
import { articleScreen } from '../article-screen.ts';

const entry = (before: HistoryEntry['before'], after: HistoryEntry['after']): HistoryEntry => ({
  id: 1,
  at: '2026-01-01T00:00:00.000Z',
  verb: 'Edit',
  title: { zh_cn: '编辑', en: 'Edit' },
  username: 'admin',
  simulated_by: null,
  before,
  after,
  reason: null,
});
const names = (before: HistoryEntry['before'], after: HistoryEntry['after']) => changedFields(articleScreen, entry(before, after)).map((field) => field.name);

describe('the changed fields of an entry', () => {
  test('are those with another value', () => {
    expect(names({ title: 'a', sort: 1, rev: 1 }, { title: 'b', sort: 1, rev: 2 })).toEqual(['title']);
  });

  test('hold a private field, whose values are not known', () => {
    expect(names({ secret_key: '(changed)' }, { secret_key: '(changed)' })).toEqual(['secret_key']);
  });

  test('are none when the record came or went', () => {
    expect(names(null, { title: 'a' })).toEqual([]);
    expect(names({ title: 'a' }, null)).toEqual([]);
  });

  test('leave out what the screen no longer has', () => {
    expect(names({ gone: 1 }, { gone: 2 })).toEqual([]);
  });
});

test.each([
  ['2026-01-01T00:00:00.000Z', '2026-01-01T00:03:10.000Z', '3 分钟前', '3 minutes ago'],
  ['2026-01-01T00:00:00.000Z', '2026-01-01T05:00:00.000Z', '5 小时前', '5 hours ago'],
  ['2026-01-01T00:00:00.000Z', '2026-01-02T01:00:00.000Z', '昨天', 'yesterday'],
])('%s seen at %s was %s', (moment, now, chinese, english) => {
  expect(relativeTime(moment, 'zh_cn', Date.parse(now))).toBe(chinese);
  expect(relativeTime(moment, 'en', Date.parse(now))).toBe(english);
});
