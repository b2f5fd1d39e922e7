import { describe, expect, test } from 'vitest';
import { maskPhone } from '../../../engine/core/text/mask-phone.ts';
import { formatMoney } from '../../../engine/core/text/money.ts';
import { splitDuration } from '../../../engine/formats/duration/web/split-duration.ts';
import { chosenValues, numberRange, rangeCondition } from '../../../engine/web/widgets/base/condition-part.ts';
import { textList } from '../../../engine/web/widgets/base/text-list.ts';
import { prettyJson } from '../../../engine/web/widgets/code-editor/pretty-json.ts';
import { formatNumber } from '../../../engine/web/widgets/number/format-number.ts';
import { fileAddress, fileTitle } from '../../../engine/web/widgets/upload/file-address.ts';

test.each([
  [0, '¥0.00'],
  [5, '¥0.05'],
  [123_450, '¥1,234.50'],
  [-123_450, '-¥1,234.50'],
  [1_234_567_890, '¥12,345,678.90'],
])('%i fen are shown as %s', (fen, shown) => {
  expect(formatMoney(fen)).toBe(shown);
});

test('a phone number keeps its ends only', () => {
  expect(maskPhone('13812348000')).toBe('138****8000');
  expect(maskPhone('+8613812348000')).toBe('+86****8000');
  expect(maskPhone('6543210')).toBe('6****10');
  expect(maskPhone('12345')).toBe('****');
  expect(maskPhone(maskPhone('13812348000'))).toBe('138****8000');
});

test.each<[number, [string, number][]]>([
  [0, [['second', 0]]],
  [
    90,
    [
      ['minute', 1],
      ['second', 30],
    ],
  ],
  [
    90_061,
    [
      ['day', 1],
      ['hour', 1],
      ['minute', 1],
      ['second', 1],
    ],
  ],
])('%i seconds are split into whole units', (seconds, parts) => {
  expect(splitDuration(seconds)).toEqual(parts);
});

test('counts are grouped, numbers typed by people are not', () => {
  expect(formatNumber({ readOnly: true, unit: undefined }, 12_345)).toBe('12,345');
  expect(formatNumber({ readOnly: false, unit: undefined }, 27_017)).toBe('27017');
});

test('a list is read from an array and from a text alike', () => {
  expect(textList('a, b，c,,')).toEqual(['a', 'b', 'c']);
  expect(textList([1, 'x'])).toEqual(['1', 'x']);
});

describe('the address of a file', () => {
  test('is the value itself when it is one', () => {
    expect(fileAddress('/files/a.png')).toBe('/files/a.png');
    expect(fileAddress('https://example.com/a.png')).toBe('https://example.com/a.png');
  });

  test('is made of a bare name', () => {
    expect(fileAddress('a b.png')).toBe('/files/a%20b.png');
  });

  test('ends in a readable name', () => {
    expect(fileTitle('/files/%E8%AF%B4%E6%98%8E.pdf?x=1')).toBe('说明.pdf');
    expect(fileTitle('/files/%E8.pdf')).toBe('%E8.pdf');
  });
});

test('JSON is indented, and a text that is none stays', () => {
  expect(prettyJson('{"a":1}')).toBe('{\n  "a": 1\n}');
  expect(prettyJson({ a: 1 })).toBe('{\n  "a": 1\n}');
  expect(prettyJson('{a')).toBe('{a');
  expect(prettyJson('{"a":12345678901234567890}')).toBe('{\n  "a": 12345678901234567890\n}');
});

describe('a filter condition', () => {
  test('gives its chosen values whichever way it is written', () => {
    expect(chosenValues({ in: ['a', 'b'] })).toEqual(['a', 'b']);
    expect(chosenValues({ eq: 3 })).toEqual([3]);
    expect(chosenValues('a')).toEqual(['a']);
    expect(chosenValues(undefined)).toEqual([]);
  });

  test('gives a range, an equality being a range of one', () => {
    expect(numberRange({ from: 1 })).toEqual([1, null]);
    expect(numberRange({ eq: 0 })).toEqual([0, 0]);
  });

  test('is no condition when both ends are open', () => {
    expect(rangeCondition(null, null)).toBeUndefined();
    expect(rangeCondition(0, null)).toEqual({ from: 0 });
  });
});
