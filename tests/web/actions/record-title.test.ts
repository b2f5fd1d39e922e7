import { expect, test } from 'vitest';
import { visibleName } from '../../../engine/web/actions/record-title.ts';

test('a name nobody can see gives way to the number of the record', () => {
  expect([' \u200b\u200b ', '\u202e', '', null].map((name) => visibleName(name, 7))).toEqual(['#7', '#7', '#7', '#7']);
  expect(visibleName('\u202egnp', 7)).toBe('\u202egnp');
});
