import { expect, test } from 'vitest';
import { recordSubject, visibleName } from '../../../engine/web/actions/record-title.ts';
import { screenOf } from '../../helpers/screens.ts';

test('a name nobody can see gives way to the number of the record', () => {
  expect([' \u200b\u200b ', '\u202e', '', null].map((name) => visibleName(name, 7))).toEqual(['#7', '#7', '#7', '#7']);
  expect(visibleName('\u202egnp', 7)).toBe('\u202egnp');
});

test('a question about a record names the amount of money its list shows', () => {
  expect(recordSubject(screenOf('recharge'), { id: 7, reason: 'Transfer', amount: 300_000 })).toBe('Transfer · ¥3,000.00');
  expect(recordSubject(screenOf('recharge'), { id: 7, reason: 'Transfer' })).toBe('Transfer');
  expect(recordSubject(screenOf('app'), { id: 7, name: 'Shop' })).toBe('Shop');
});
