import { describe, expect, it } from 'vitest';
import { parseStrictJson, StrictJsonError } from '../../../engine/core/json/strict-json.ts';

function errorOf(text: string, levels = 64): string {
  try {
    return `read as ${String(parseStrictJson(text, levels))}`;
  } catch (error) {
    if (error instanceof StrictJsonError) return error.text.en;
    throw error;
  }
}

describe('strict JSON', () => {
  it.each([
    '{"a":1,"b":[{"a":2},{"a":3}],"c":{"a":"a"}}',
    '{"a":"\\"a\\":","b":"{\\\\","c":["a","a",{"":0}]}',
    ' [1, -0.5e-3, true, null, "\\u4e2d", {}] ',
    '"x"',
    '["\\ud83d\\ude00 \\\\ud800 \\u0000"]',
    '{"a":{"b":1},"b":{"a":1}}',
    '{"constructor":{"prototype":1}}',
  ])('reads %s as it is', (text) => {
    expect(parseStrictJson(text, 64)).toEqual(JSON.parse(text));
  });

  it('keeps the digits of every integer, however many', () => {
    expect(parseStrictJson('{"id":9007199254740993,"far":-170141183460469231731687303715884105728}', 64)).toEqual({
      id: 9007199254740993n,
      far: -170141183460469231731687303715884105728n,
    });
    expect(parseStrictJson(`[${'9'.repeat(400)}]`, 64)).toEqual([BigInt('9'.repeat(400))]);
  });

  it.each([
    ['{"a":1,"a":1}', 'The name a appears twice'],
    ['[{"x":{"b":1,"c":[],"b":2}}]', 'The name b appears twice'],
    ['{"a":1,"\\u0061":2}', 'The name a appears twice'],
    ['{"__proto__":{"admin":true}}', 'The name __proto__ is not allowed'],
    ['{"a":[{"__pr\\u006fto__":1}]}', 'The name __proto__ is not allowed'],
    ['{"a\\u0000":1}', 'must not contain the character NUL'],
    ['["\\ud800"]', 'half of a UTF-16 surrogate pair'],
    ['{"a":"x\\uDC00\\ud800"}', 'half of a UTF-16 surrogate pair'],
    ['{"\\ud83dx":1}', 'half of a UTF-16 surrogate pair'],
    ['[1e400]', 'The number 1e400'],
    [`{"a":${'9'.repeat(401)}}`, 'at most 400 characters'],
    ['{"a":-1.5E+999}', 'The number -1.5E+999'],
    [`${'['.repeat(65)}${']'.repeat(65)}`, 'nested too deeply; at most 64'],
    [`${'{"a":'.repeat(100_000)}1`, 'nested too deeply'],
    ['', 'not valid JSON'],
    ['{"a":1,}', 'line 1, column 8'],
    ['{\n  "a" 1}', 'line 2, column 7'],
    ["{'a':1}", 'not valid JSON'],
    ['{"a":01}', 'not valid JSON'],
    ['{"a":NaN}', 'not valid JSON'],
    ['{"a":1}{"b":2}', 'not valid JSON'],
    ['{"a":"x', 'not valid JSON'],
    ['"a\nb"', 'not valid JSON'],
    [']]]]{', 'not valid JSON'],
  ])('refuses %.40s', (text, why) => {
    expect(errorOf(text)).toContain(why);
  });

  it('takes as many levels as it is told', () => {
    expect(errorOf('[[[]]]', 2)).toContain('at most 2');
    expect(parseStrictJson('[[[]]]', 3)).toEqual([[[]]]);
  });

  it('agrees with the plain reader on what is JSON', () => {
    const parts = ['{', '}', '[', ']', '"a"', '"b"', ':', ',', '1', '-2.5', 'null', ' ', '\\', '"'];
    let seed = 7;
    const random = (below: number) => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed % below;
    };
    for (let turn = 0; turn < 4_000; turn++) {
      const text = Array.from({ length: 1 + random(9) }, () => parts[random(parts.length)]).join('');
      let plain: unknown;
      try {
        plain = JSON.parse(text);
      } catch {
        expect(() => parseStrictJson(text, 64), text).toThrow(StrictJsonError);
        continue;
      }
      const error = errorOf(text);
      if (error.includes('appears twice')) expect(text).toMatch(/("[ab]").*\1/);
      else expect(parseStrictJson(text, 64), text).toEqual(plain);
    }
  });
});
