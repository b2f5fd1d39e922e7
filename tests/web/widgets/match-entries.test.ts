import { beforeAll, expect, test } from 'vitest';
import { matchEntries } from '../../../engine/web/widgets/search/match-entries.ts';
import { type Pinyin, pinyinOf } from '../../../engine/web/widgets/search/pinyin.ts';

const entries = [{ words: ['应用列表', 'App list'] }, { words: ['账号管理', 'Accounts'] }, { words: ['创建应用', 'Create app'] }];
const found = (typed: string) => matchEntries(entries, typed, pinyin).map((entry) => entry.words[0]);
let pinyin: Pinyin;

beforeAll(async () => {
  pinyin = await pinyinOf();
});

test('initials of the pinyin find a page', () => {
  expect(found('zhgl')).toEqual(['账号管理']);
});

test('whole syllables find it, too', () => {
  expect(found('yingyong')).toEqual(['应用列表', '创建应用']);
});

test('a word that begins with what was typed comes before one that contains it', () => {
  expect(found('app')).toEqual(['应用列表', '创建应用']);
  expect(found('应用')).toEqual(['应用列表', '创建应用']);
});

test('nothing typed shows everything, nonsense nothing', () => {
  expect(found(' ')).toHaveLength(3);
  expect(found('qqq')).toEqual([]);
});
