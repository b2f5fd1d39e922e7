import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { yuanOf } from '../../../engine/core/text/money.ts';
import { splitAddresses } from '../../../engine/formats/ip-list/web/split-addresses.ts';
import { formatJson, jsonError } from '../../../engine/formats/json/web/json-error.ts';
import { fenOf } from '../../../engine/formats/money/web/fen.ts';
import { strengthOf } from '../../../engine/formats/password/web/strength.ts';
import { randomSecret } from '../../../engine/formats/secret/web/random-secret.ts';
import { scalarOf } from '../../../engine/formats/tags/web/scalar.ts';
import { halfWidthDigits } from '../../../engine/web/widgets/number/half-width-digits.ts';
import { largestWhole } from '../../../engine/web/widgets/number/largest-whole.ts';
import { largestImage, uploadError } from '../../../engine/web/widgets/upload/check-upload.ts';

describe('money', () => {
  it.each([
    ['0.29', 29],
    ['1,234.5', 123450],
    ['¥12,345,678.90', 1234567890],
    ['￥１２．３', 1230],
    ['-3', -300],
    ['.5', 50],
    ['7.', 700],
    ['-0', 0],
  ])('reads %s as %d fen', (text, fen) => expect(fenOf(text)).toBe(fen));

  it.each(['', '.', '-', '1.234', '1e3', '0x10', 'abc', '1.2.3', '99999999999999999'])('does not read "%s"', (text) => expect(fenOf(text)).toBeNull());

  it('writes every amount so that it reads back', () => {
    fc.assert(fc.property(fc.maxSafeInteger(), (fen) => fenOf(yuanOf(fen)) === (Object.is(fen, -0) ? 0 : fen)));
  });

  it('puts thousands separators', () => {
    expect([yuanOf(5), yuanOf(-123450), yuanOf(100000000)]).toEqual(['0.05', '-1,234.50', '1,000,000.00']);
  });
});

describe('numbers typed with a Chinese input method', () => {
  it('become plain digits', () => {
    expect([halfWidthDigits('１，２３４．５'), halfWidthDigits('3。5'), halfWidthDigits(' 1 000 ')]).toEqual(['1234.5', '3.5', '1000']);
  });
});

describe('durations and sizes', () => {
  it('are shown in the largest unit without a rest', () => {
    const durations = [1, 60, 3_600, 86_400].map((factor) => ({ factor }));
    const bytes = [0, 1, 2, 3, 4].map((power) => ({ factor: 1_024 ** power }));
    expect([0, 45, 90, 3600, 172800].map((seconds) => largestWhole(durations, seconds))).toEqual([0, 0, 0, 2, 3]);
    expect([0, 1000, 1024, 1536, 5 * 1_024 ** 4].map((size) => largestWhole(bytes, size))).toEqual([0, 0, 1, 0, 4]);
    fc.assert(fc.property(fc.nat(), (seconds) => seconds % durations[largestWhole(durations, seconds)]!.factor === 0));
  });
});

describe('addresses', () => {
  it('are split however they are pasted', () => {
    expect(splitAddresses('10.0.0.1，10.0.0.2\n192.168.0.0/16；::1  ')).toEqual(['10.0.0.1', '10.0.0.2', '192.168.0.0/16', '::1']);
  });
});

describe('JSON texts', () => {
  it('name line and column of the first fault', () => {
    expect(jsonError('{\n  "a": 1,\n}')).toEqual({ line: 3, column: 1 });
    expect(jsonError('{"a": }')).toEqual({ line: 1, column: 7 });
    expect(jsonError('{"a": [1, 2]}')).toBeNull();
    expect(jsonError('  ')).toBeNull();
  });

  it('are refused by both or by neither', () => {
    fc.assert(fc.property(fc.json(), (text) => jsonError(text) === null && formatJson(text) !== null));
  });
});

describe('uploads', () => {
  it('are judged before they are sent', () => {
    expect(uploadError({ type: 'image/gif', size: 10 }, 'image')).toBe('type');
    expect(uploadError({ type: 'image/png', size: largestImage + 1 }, 'image')).toBe('size');
    expect(uploadError({ type: 'image/jpeg', size: largestImage }, 'image')).toBeNull();
    expect(uploadError({ type: 'application/pdf', size: largestImage + 1 }, 'document')).toBeNull();
    expect(uploadError({ type: 'image/png', size: 0 }, 'image')).toBe('empty');
  });
});

describe('secrets', () => {
  it('are 32 letters and digits, never the same', () => {
    const created = Array.from({ length: 50 }, () => randomSecret());
    expect(created.every((secret) => /^[A-Za-z0-9]{32}$/.test(secret))).toBe(true);
    expect(new Set(created).size).toBe(50);
  });
});

describe('password strength', () => {
  it('grows with kinds of characters and length', () => {
    expect(['abc', 'aaaaaaaa', 'abcdef12', 'Abcdef-123'].map(strengthOf)).toEqual([0, 1, 2, 3]);
  });
});

describe('elements of a list', () => {
  it('are numbers where the list holds numbers, and stay text where they are none', () => {
    expect([scalarOf('integer', '１２'), scalarOf('integer', 'x'), scalarOf('string', '12')]).toEqual([12, 'x', '12']);
  });
});
