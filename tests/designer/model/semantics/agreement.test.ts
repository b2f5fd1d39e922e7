import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { OperationInput } from '../../../../designer/model/semantics/operations/operation-rule.ts';
import { type Operator, operations } from '../../../../designer/model/semantics/operations/operations.ts';
import { hasPhp } from '../../codegen/php-project.ts';
import { differences } from './outcomes.ts';
import { type CalcCase, runPhpCalc } from './php-calc.ts';

const operators = Object.keys(operations) as Operator[];
const max = Number.MAX_SAFE_INTEGER;

const numbers = [
  ...[0, -0, 1, -1, 2, 3, -7, 10, 0.1, 0.2, -0.5, 0.5, 1.5, -2.5, 1.005, 2.675, -1.005, 1e21, 1.5e-7, 5e-324, 1.7976931348623157e308, 123456.789],
  ...[max, -max, max - 1, max + 1, -max - 1, 4503599627370496, 2 ** 62, 2 ** 63, 1e20, 1e22, 9.5e15, 0.49999999999999994],
  ...[9007199254740993n, -9007199254740993n, 4611686018427387904n, 9223372036854775807n, -9223372036854775808n],
];
const texts = [
  ...[
    '',
    'a',
    'B',
    'ab',
    '中文',
    '😀x',
    '👨‍👩‍👦',
    'e\u0301',
    'ß',
    'Σσς',
    'İstanbul',
    'ǅ',
    'ﬁ',
    'ŉ',
    '10',
    '1e1',
    '1.0',
    '-0',
    '007',
    ' 1',
    '٣',
    '１２',
    'true',
    'TRUE',
    '0',
  ],
  ...[
    "quote ' and \\",
    'line\nbreak',
    '\u2028',
    '\u0000',
    'Ⅷ',
    '\u{10FFFF}',
    '\uFFFF',
    '\u3000x\u00a0',
    '$1',
    '\\1',
    '%s',
    '__proto__',
    'constructor',
    'a,b,,c',
    ',',
  ],
  ...['9007199254740991', '9007199254740992', '-9007199254740991', '1e999', '99999999999999999999999', '0x10', 'NaN'],
];
const dates = [
  ...[
    '2024-02-29',
    '2023-02-29',
    '2000-02-29',
    '1900-02-29',
    '2100-02-28 23:59:59',
    '0001-01-01',
    '9999-12-31 23:59:59',
    '0000-01-01',
    '2024-00-10',
    '2024-04-31',
  ],
  ...[
    '1986-05-04 00:30:00',
    '1940-06-03 00:00:00',
    '1582-10-10',
    '1970-01-01 08:00:00',
    '2024-06-30 23:59:60',
    '2024-01-01 24:00:00',
    '2024-1-1',
    '2024-01-01T10:00:00Z',
  ],
  ...['2026-11-22t10:00:00z', '2024-02-29T23:30:00-23:59', '9999-12-31T23:59:59Z', '0001-01-01T00:00:00+23:59', '2024-01-01T10:00:00+24:00'],
  ...['2024-01-01T10:00:00.123456789', '2024-02-30T10:00:00Z', '2016-12-31T23:59:60Z'],
  ...['2024-01-01T10:00:00.5+05:45', '2024-01-01T10:00:00-14:00', '2024-01-01T10:00:00+15:00', ' 2024-01-01', '2024-01-01 10:00'],
];
const jsonTexts = [
  ...[
    '{}',
    '[]',
    '{"a":{"b":[]}}',
    '[1,2.50,-0,1e3]',
    '{"a":1,"a":2}',
    '{"2":1,"1":{}}',
    '{"":1}',
    '{"\\u0000a":1}',
    'True',
    'nulL',
    '[tRue]',
    '"TRUE"',
    '"a\\"TRUE"',
  ],
  ...[
    '9007199254740992',
    '9007199254740992.0',
    '[-9007199254740992]',
    '"9007199254740992"',
    '1e400',
    '[1e400,9007199254740993]',
    '01',
    '+1',
    '.5',
    '1.',
    '"\\ud83d\\ude00"',
  ],
  ...[
    '"\\ud83d"',
    '"\\udc00"',
    '"\n"',
    '"\\x"',
    "{'a':1}",
    '{"a":1,}',
    'null ',
    ' \t\n1',
    '\u00a01',
    '\ufeff1',
    '"',
    '{',
    '{"0":0,"1":1}',
    '12 34',
    '"__proto__"',
    '{"__proto__":1}',
  ],
  ...[100, 101].map((depth) => `${'['.repeat(depth)}${']'.repeat(depth)}`),
];
const others = [
  null,
  true,
  false,
  [],
  {},
  [1, 2],
  ['b', 'a'],
  [null, 1],
  [[1]],
  [{}],
  { a: 1 },
  { '0': 1 },
  { '1': 'x', '0': {} },
  { 'x y': null, 中: [] },
  { __proto__a: 1 },
];
const words = ['asc', 'desc', 'year', 'weekday', 'dayOfYear', 'day', 'month', 'YYYY年MM月DD日 HH:mm:ss', 'YYYYYYMMMDDDHHHmmmsss', 'a', ' ', '0'];

const number = fc.oneof(
  fc.constantFrom(...numbers),
  fc.integer({ min: -max, max }),
  fc.integer({ min: -20, max: 20 }),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.nat(20).map((value) => value / 8),
);
const text = fc.oneof(
  fc.constantFrom(...texts),
  fc.constantFrom(...words),
  fc.string({ unit: 'binary', maxLength: 8 }),
  fc.string({ unit: fc.constantFrom('a', 'b', '中', '😀', ',', ' '), maxLength: 6 }),
);
const twoDigits = (low: number, high: number) => fc.integer({ min: low, max: high }).map((value) => String(value).padStart(2, '0'));
const date = fc.oneof(
  fc.constantFrom(...dates),
  fc
    .tuple(fc.integer({ min: 1, max: 9999 }), twoDigits(1, 12), twoDigits(1, 31))
    .map(([year, month, day]) => `${String(year).padStart(4, '0')}-${month}-${day}`),
  fc
    .tuple(fc.constantFrom('2024-02-29', '1999-12-31', '2026-07-05'), twoDigits(0, 23), twoDigits(0, 60))
    .map(([day, hour, minute]) => `${day} ${hour}:${minute}:30`),
);
const scalar = fc.oneof(number, text, fc.constantFrom(true, false, null));
const list = fc.oneof(
  fc.array(number, { maxLength: 6 }),
  fc.array(fc.integer({ min: -5, max: 5 }), { maxLength: 8 }),
  fc.array(text, { maxLength: 6 }),
  fc.array(scalar, { maxLength: 6 }),
  fc.array(fc.dictionary(fc.constantFrom('a', 'b', '0'), scalar, { maxKeys: 2 }), { maxLength: 5 }),
);
// As JSON has them: a member called __proto__ is a member like any other.
const object = fc.dictionary(
  fc.oneof(text, fc.constantFrom('a', 'b', '0', '1', '10', '中')).filter((name) => !name.startsWith('\0')),
  fc.oneof(scalar, fc.constantFrom([], {})),
  { maxKeys: 4, noNullPrototype: true },
);
const integer = fc.oneof(fc.integer({ min: -12, max: 12 }), fc.integer({ min: -4000, max: 4000 }), fc.constantFrom(...numbers));
const any = fc.oneof(scalar, list, object, fc.constantFrom(...others));

/** Mostly what the port is for, now and then anything at all. */
function inputOf(operator: Operator, input: OperationInput): fc.Arbitrary<unknown> {
  if (operator === 'parseJson')
    return fc.oneof(
      { weight: 6, arbitrary: fc.constantFrom(...jsonTexts) },
      fc.json(),
      any.map((value) => JSON.stringify(value, (_name, member: unknown) => (typeof member === 'bigint' ? String(member) : member))),
      text,
    );
  const fitting: Record<string, fc.Arbitrary<unknown>> = { float: number, integer, string: text, date, array: list, object, boolean: fc.boolean(), any };
  const arbitrary = input.choices ? fc.constantFrom(...input.choices) : (fitting[input.type.type] ?? any);
  const options = [
    { weight: 8, arbitrary },
    { weight: 1, arbitrary: any },
  ];
  if (input.default !== undefined) options.push({ weight: 2, arbitrary: fc.constant(input.default) });
  if (operator === 'toDate' || operator.startsWith('to')) options.push({ weight: 4, arbitrary: operator === 'toDate' ? date : scalar });
  return fc.oneof(...options);
}

const casesOf = (operator: Operator, count: number): CalcCase[] =>
  fc
    .sample(fc.tuple(...operations[operator].inputs.map((input) => inputOf(operator, input))), { numRuns: count, seed: 20260101 + operators.indexOf(operator) })
    .map((inputs) => [operator, inputs]);

describe.skipIf(!hasPhp)('PHP and the table of operations', () => {
  it('agree on every pair of the corners', () => {
    const corners = [...numbers, ...texts, ...dates, ...others];
    const cases: CalcCase[] = [];
    for (const operator of operators) {
      const { inputs } = operations[operator];
      if (inputs.length === 1) for (const a of [...corners, ...jsonTexts]) cases.push([operator, [a]]);
      else {
        const rest = inputs.slice(2).map((input) => input.default ?? 'b');
        const few = corners.filter((_, index) => index % 5 === operators.indexOf(operator) % 5);
        for (const a of corners) for (const b of few) cases.push([operator, [a, b, ...rest]]);
      }
    }
    expect(cases.length).toBeGreaterThan(80_000);
    expect(differences(cases, runPhpCalc(cases))).toEqual([]);
  });

  it('agree on generated values', () => {
    const cases = operators.flatMap((operator) => casesOf(operator, 400));
    expect(differences(cases, runPhpCalc(cases))).toEqual([]);
  });

  it('agree on the case, the length and the white space of every character', () => {
    const cases: CalcCase[] = [];
    for (let start = 0; start < 0x110000; start += 64) {
      if (start >= 0xd800 && start < 0xe000) continue;
      const block = Array.from({ length: 64 }, (_, index) => String.fromCodePoint(start + index));
      if (/^\p{Cn}+$/u.test(block.join('')) || /^\p{Co}+$/u.test(block.join(''))) continue;
      for (const operator of ['upper', 'lower', 'length'] as const) cases.push([operator, [block.join('|')]]);
      for (const character of start < 0x3100 || (start >= 0xfe00 && start < 0x10000) ? block : []) cases.push(['trim', [`${character}x${character}`]]);
    }
    expect(differences(cases, runPhpCalc(cases))).toEqual([]);
  });

  it('agree on every day of a few hundred years', () => {
    const cases: CalcCase[] = [];
    for (let day = 0; day < 150_000; day += 37) {
      cases.push(['addDays', ['1599-12-31', day]], ['daysBetween', ['1599-12-31', new Date(Date.UTC(1600, 0, day)).toISOString().slice(0, 10)]]);
    }
    expect(differences(cases, runPhpCalc(cases))).toEqual([]);
  });
});
