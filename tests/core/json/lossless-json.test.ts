import { afterEach, describe, expect, it, vi } from 'vitest';

const texts = [
  '9007199254740993',
  '{"id":-9223372036854775808,"list":[1,9007199254740991,9007199254740992,12345678901234567890123]}',
  '{"text":"9007199254740993","\\u0000n1":"\\u0000n9007199254740993","\\u0000s":"\\u0000s"}',
  '["a\\"9007199254740993",1.5,"\\u0000"]',
];

/** As a platform without access to the text of a number has it: QuickJS, older browsers. */
async function withoutSource() {
  vi.resetModules();
  vi.stubGlobal('JSON', {
    parse: (text: string, reviver?: (key: string, value: unknown) => unknown) => plain.parse(text, reviver && ((key, value) => reviver(key, value))),
    stringify: plain.stringify,
  });
  return import('../../../engine/core/json/lossless-json.ts');
}

const plain = JSON;

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

describe('JSON without loss', () => {
  it('reads no integer of more than 400 characters, which would cost seconds', async () => {
    const { parseLossless } = await import('../../../engine/core/json/lossless-json.ts');
    const tooLong = `[${'9'.repeat(401)}]`;
    expect(parseLossless(`[${'9'.repeat(400)}]`)).toEqual([BigInt('9'.repeat(400))]);
    expect(() => parseLossless(tooLong)).toThrow(SyntaxError);
    const other = await withoutSource();
    expect(() => other.parseLossless(tooLong)).toThrow(SyntaxError);
  });

  it.each(texts)('reads and writes %s with all digits, on every platform', async (text) => {
    const { parseLossless, printLossless } = await import('../../../engine/core/json/lossless-json.ts');
    const value = parseLossless(text);
    expect(printLossless(value)).toBe(text);
    const other = await withoutSource();
    expect(other.parseLossless(text)).toEqual(value);
    expect(other.printLossless(value)).toBe(text);
  });

  it('refuses what is no JSON, long integers or not', async () => {
    const other = await withoutSource();
    for (const text of ['[09007199254740993]', '{9007199254740993:1}', '[9007199254740993', '-', '"9007199254740993']) {
      expect(() => other.parseLossless(text), text).toThrow(SyntaxError);
    }
  });
});
