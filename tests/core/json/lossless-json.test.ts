import { describe, expect, test } from 'vitest';
import { parseLossless, printLossless } from '../../../engine/core/json/lossless-json.ts';

describe('JSON without loss', () => {
  test('integers beyond 2^53 keep every digit there and back', () => {
    const text = '{"id":9223372036854775807,"items":[-9007199254740993,9007199254740991],"text":"9007199254740993"}';
    const value = parseLossless(text);
    expect(value).toEqual({ id: 9223372036854775807n, items: [-9007199254740993n, 9007199254740991], text: '9007199254740993' });
    expect(printLossless(value)).toBe(text);
  });

  test('floats are numbers, however long they are', () => {
    expect(parseLossless('[1234567890123456.5, 1e20, 12345678901234567890.0]')).toEqual([1234567890123456.5, 1e20, 12345678901234567000]);
  });

  test('a circle is refused as JSON.stringify refuses it', () => {
    const circle: Record<string, unknown> = {};
    circle.self = circle;
    expect(() => printLossless(circle)).toThrow(TypeError);
  });

  test('nothing is written as null', () => expect(printLossless(undefined)).toBe('null'));
});
