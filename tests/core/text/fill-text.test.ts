import { expect, test } from 'vitest';
import { fillText, type Language, wordsIn } from '../../../engine/core/text/text.ts';
import { inTwo } from '../../helpers/two-languages.ts';

const required = { zh_cn: '{label}不能为空', en: '{label} is required' };

test.each([
  ['app_key', 'app_key 不能为空', 'app_key is required'],
  ['标题', '标题不能为空', '标题 is required'],
  ['联系人 #2', '联系人 #2 不能为空', '联系人 #2 is required'],
])('%s keeps its distance from Chinese only as a Latin word or a digit', (label, chinese, english) => {
  expect(inTwo(fillText(required, { label }))).toEqual({ zh_cn: chinese, en: english });
});

test('a text that is spelled out without a language is read in English there', () => {
  const further = 'de' as string as Language;
  expect(wordsIn(required, further)).toBe(required.en);
});
