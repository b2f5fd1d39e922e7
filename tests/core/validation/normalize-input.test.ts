import { describe, expect, test } from 'vitest';
import type { Field } from '../../../engine/core/descriptor/types.ts';
import { isSameValue } from '../../../engine/core/json/same-value.ts';
import { dropEmpty } from '../../../engine/core/validation/drop-empty.ts';
import { normalizeInput } from '../../../engine/core/validation/normalize-input.ts';

type Part = Pick<Field, 'name' | 'type' | 'format' | 'options'>;
const text = (kind?: 'phone' | 'email' | 'ip-list' | 'tags' | 'richtext' | 'password' | 'json' | 'multiline' | 'url'): Part => ({
  name: 'x',
  type: 'string',
  format: kind && { kind },
});

describe('normalizeInput', () => {
  test.each([
    ['phone', ' １３８ ００１３ 8000 ', '13800138000'],
    ['email', '　ｎａｍｅ＠example．com ', 'name@example.com'],
    ['ip-list', '10.0.0.1，\n10.0.0.2； ::1', '10.0.0.1,10.0.0.2,::1'],
    ['tags', ' api，网关、api,, ', 'api,网关'],
    ['url', ' https://example.com　', 'https://example.com'],
    ['multiline', ' １ line\nnext ', '１ line\nnext'],
  ] as const)('a %s is written the way machines read it', (kind, input, expected) => {
    expect(normalizeInput(text(kind), input)).toBe(expected);
  });

  test('in an ordinary text digits, letters and spaces become half-width and punctuation stays', () => {
    expect(normalizeInput(text(), '　Ａｐｐ　１２，好！ ')).toBe('App 12，好！');
  });

  test.each(['richtext', 'password', 'json'] as const)('a %s is kept letter by letter', (kind) => {
    expect(normalizeInput(text(kind), ' Ａ１　')).toBe(' Ａ１　');
  });

  test('values that are no text, and choices, stay as they are', () => {
    expect(normalizeInput({ type: 'integer' }, 5)).toBe(5);
    expect(normalizeInput({ type: 'string', options: [{ value: ' a', label: { zh_cn: 'a', en: 'a' } }] }, ' a')).toBe(' a');
  });

  test('normalising twice changes nothing more', () => {
    for (const kind of ['phone', 'email', 'ip-list', 'tags', 'url', 'multiline', undefined] as const) {
      const once = normalizeInput(text(kind), ' １３8，Ａ　b； c ');
      expect(normalizeInput(text(kind), once)).toEqual(once);
    }
  });
});

describe('dropEmpty', () => {
  test('drops what says nothing and keeps false, 0 and lists', () => {
    expect(dropEmpty({ a: '', b: null, c: undefined, d: '  ', e: false, f: 0, g: [], h: {} })).toEqual({ e: false, f: 0, g: [], h: {} });
  });

  test('white space is a value in a verbatim text, and an empty paragraph is none in rich text', () => {
    const fields = [
      { ...text('json'), name: 'code' },
      { ...text('richtext'), name: 'body' },
      { ...text('richtext'), name: 'picture' },
    ];
    expect(dropEmpty({ code: ' ', body: '<p>&nbsp;</p>', picture: '<p><img src="/files/a.png"></p>' }, fields)).toEqual({
      code: ' ',
      picture: '<p><img src="/files/a.png"></p>',
    });
  });

  test('a member called __proto__ stays an ordinary member', () => {
    const result = dropEmpty(JSON.parse('{"__proto__": {"level": 255}}'));
    expect(Object.hasOwn(result, '__proto__')).toBe(true);
    expect(Reflect.get({}, 'level')).toBeUndefined();
  });
});

describe('isSameValue', () => {
  test('looks at values and not at the order of members or the spelling of nothing', () => {
    expect(isSameValue({ a: 1, b: [1, { c: 2 }] }, { b: [1, { c: 2 }], a: 1 })).toBe(true);
    expect(isSameValue(null, '')).toBe(true);
    expect(isSameValue({ a: null }, {})).toBe(true);
    expect(isSameValue([1, 2], [2, 1])).toBe(false);
    expect(isSameValue([], {})).toBe(false);
    expect(isSameValue(0, null)).toBe(false);
    expect(isSameValue('1', 1)).toBe(false);
  });
});

test('a text that shows nothing is empty, whatever invisible letters it has', () => {
  const fields = [text(), { ...text('json'), name: 'code' }];
  for (const nothing of ['', ' \u3000\n', '\u200b', '\u2066\u2069\u00ad', '\ufeff \u200d'])
    expect(dropEmpty({ x: nothing, code: ' ' }, fields), JSON.stringify(nothing)).toEqual({ code: ' ' });
  expect(dropEmpty({ x: '\u200ba' }, fields)).toEqual({ x: '\u200ba' });
});
