import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { memberNames } from '../../../designer/codegen/php/parts/member-names.ts';
import { phpRule } from '../../../designer/codegen/php/rules.ts';
import { phpSupportFiles } from '../../../designer/codegen/php/support-files.ts';
import { parseLossless, printLossless } from '../../../engine/core/json/lossless-json.ts';
import { dumpPhp } from '../../../engine/core/printing/dump-php.ts';
import type { Parameter } from '../../../engine/core/protocol/parameter.ts';
import type { Language } from '../../../engine/core/text/text.ts';
import { formatRules } from '../../../engine/core/validation/formats.ts';
import { parseJsonParameters } from '../../../engine/core/validation/parameters/parse-json-parameters.ts';
import { parseParameters } from '../../../engine/core/validation/parameters/parse-parameters.ts';
import { parameterTools } from '../../../engine/server/index.ts';
import { hasPhp } from './php-project.ts';

interface Case {
  rules: Parameter[];
  form: Record<string, string>;
  /** The text of a JSON body, in place of the form. */
  json?: string;
}

/** Texts that one type or another might take for a value, or should not. */
const texts = [
  ...['0', '1', '-1', '-0', '+1', '01', '12abc', 'abc', ' 1', '1 ', '1.0', '1.5', '.5', '5.', '1e3', '1E-2', '-0.0', '1e400', '1,000', '0x1A', '１２'],
  ...['9007199254740991', '9007199254740992', '-9007199254740991', '99999999999999999999', '0.1', '1e21', '123456789012345680000', 'NaN', 'INF', 'null'],
  ...['', ' ', 'true', 'false', 'TRUE', 'yes', 'on', '0.0', '中文', '😀😀😀', 'a\nb', 'x'.repeat(80), '😀'.repeat(40), 'a\\b"c/d', 'abc\n', 'é', '\u2028'],
  ...[
    '2020-02-29',
    '2019-02-29',
    '2019-02-28',
    '2020-13-01',
    '2020-00-10',
    '2020-01-01 23:59:59',
    '2020-01-01T24:00:00',
    '2020-01-01T10:00:00.123Z',
    '0000-02-29',
  ],
  ...['2026-11-22T10:00:00Z', '2026-11-22T10:00:00+08:00', '2026-11-22t10:00:00.123456789z', '2026-11-22 10:00:00-23:59', '2019-12-31T23:59:59.5-05:00'],
  ...['2020-01-01T12:00:00+08:00', '2020-01-01T04:00:00.001Z', '2020-01-01T03:59:59.999Z', '1999-12-31T16:00:00Z', '1999-12-31T15:59:59.9999Z'],
  ...['2026-02-30T10:00:00Z', '2026-01-01T25:00:00Z', '2026-01-01T10:00:00+99:99', '2026-01-01T10:00:00+24:00', '2016-12-31T23:59:60Z', '2026-01-01Z'],
  ...['2026-01-01T10:00Z', '2026-01-01T10:00:00+0800', '2026-01-01T10:00:00.Z', '2026-01-01T10:00:00.1234567890Z', '2026-01-01T10:00:00 Z'],
  ...['9223372036854775807', '9223372036854775808', '-9223372036854775808', '-9223372036854775809', '9007199254740993', '-9007199254740993', '1e18'],
  ...['09007199254740993', '[9007199254740993]', '[9223372036854775807,9223372036854775808]', '{"a":9223372036854775807}', '["9223372036854775807"]'],
  ...['[12345678901234567890]', '{"a":"\\u0000L12345678901234567890"}', '{"a":1234567890123456789.5}', '[1e30, 123456789012345678901234567890]'],
  ...['{"a":9007199254740993,"b":[9007199254740993]}', '{"a":"9007199254740993"}', '{"a":null,"b":null}', '{"b":[null]}', '[[9007199254740993]]'],
  ...['1900-02-29', '2000-02-29', '2020-1-1', '2020-01-01 10:00', '9999-12-31', '0999-01-01', '2020-01-01\n', '1969-12-31 23:59:59'],
  ...[
    '[]',
    '[1]',
    '[1,2]',
    '[1,"a",null,true,1.5]',
    '[[1],[2]]',
    '{}',
    '{"a":1}',
    '{"a":""}',
    '{"a":null}',
    '{"a":"x","b":[1,"2"]}',
    '{"z":1,"a":2}',
    '[{"a":1}]',
  ],
  ...[
    '[1',
    '{"a":1,}',
    "['a']",
    '[1.0, 2e0]',
    '{"__proto__":1}',
    '{"a":{"a":{"a":1}}}',
    `${'['.repeat(65)}${']'.repeat(65)}`,
    `${'['.repeat(66)}${']'.repeat(66)}`,
    `["${'['.repeat(90)}\\"", "${'{'.repeat(90)}`,
    '['.repeat(20_000),
    '{"a":1,"a":2}',
    '{"a\\u0000":1}',
    `[${'9'.repeat(401)}]`,
    '"text"',
    '[1e400]',
    ' [1] ',
    '[-0]',
  ],
  ...[
    '13800138000',
    '010-12345678',
    '400-123-4567',
    '+86 138 0013 8000',
    '12345',
    'a@b.cn',
    'a.b+c@x-y.example.com',
    'a..b@c.d',
    '@x.y',
    'a@b',
    'a@-b.c',
    '中@b.cn',
  ],
  ...[
    'http://a.cn',
    'https://a.cn:8080/x?y=1#z',
    'http://u:p@a.cn',
    'http://',
    'ftp://a.cn',
    'http://a b.cn',
    'http://256.1.1.1',
    'http://1.2.3',
    'http://[::1]:80/',
  ],
  ...[
    'http://a.cn:99999',
    'http://a.cn:',
    'http://中文.cn/路',
    'HTTP://A.CN',
    'http://a..b',
    'http://a%b',
    'http://0x7f.1',
    'http://1.2.3.4.5',
    'http:///a.cn',
    'http://a_b.cn',
  ],
  ...[
    '/files/a.png',
    '/files/.a',
    '/files/a/b',
    '10.0.0.1',
    '10.0.0.1,192.168.0.0/16',
    '10.0.0.256',
    '::1/128',
    '::/129',
    '1::2::3',
    '::ffff:10.0.0.1',
    '01.1.1.1',
    '10.0.0.1, ::1',
  ],
  ...[
    'a,b',
    'a,a',
    'a,',
    ',',
    ' a , b ',
    '#fff',
    '#1677ff',
    '#12345',
    '#1677FF80',
    'home',
    '2home',
    'abcdef',
    'abc def',
    ' secret',
    'sec\tret',
    'sec\u0001ret',
    '\u3000x',
  ],
  ...['0 8 * * 1-5', '*/15 0,12 1 * ?', '0 8 * *', '/user/list', '//a.cn', '/\\a.cn', 'https://a.cn/x?y=1#z', 'https://u@a.cn/', 'javascript:x'],
];

const bare = (type: Parameter['type']): Parameter => ({ name: 'a', type });

/** Rules whose every text is tried. */
const rules: Parameter[] = [
  bare('string'),
  { ...bare('string'), required: true, min: 2, max: 3 },
  { ...bare('string'), enum: ['1', 'true', 'abc', '中文'], default: 'abc' },
  ...(
    [
      '^[a-z]+$',
      '^\\d+$',
      '^\\w+$',
      '\\s',
      '^.$',
      '^[^\\d\\s]{1,4}$',
      '/files/',
      '^[[:alpha:]]+$',
      '(?i)^TRUE$',
      '\\bc\\b',
      '^[\\w.+-]+@',
      '^\\W$',
      '[\\]/]',
      '\\Qa\\b\\E',
      '^[\\D]+$',
    ] as const
  ).map((pattern): Parameter => ({ ...bare('string'), pattern })),
  ...Object.keys(formatRules).map((format): Parameter => ({ ...bare('string'), format })),
  bare('integer'),
  { ...bare('integer'), required: true, min: 0, max: 1000 },
  { ...bare('integer'), enum: [0, 1, 1000], default: 1 },
  { ...bare('integer'), format: 'int64' },
  { ...bare('integer'), format: 'int64', required: true, min: '-9007199254740993', max: '9007199254740993' },
  { ...bare('integer'), format: 'int64', min: 9007199254740992, max: 2 ** 63 },
  { ...bare('integer'), format: 'int64', enum: [1, '9007199254740993', '-9223372036854775808'] },
  bare('float'),
  { ...bare('float'), min: -0.5, exclusiveMin: true, max: 1.5, exclusiveMax: true },
  { ...bare('float'), min: -0.5, max: 1.5 },
  { ...bare('float'), enum: [0.1, 1, 1e21] },
  bare('boolean'),
  { ...bare('boolean'), default: false, enum: [false] },
  bare('date'),
  { ...bare('date'), min: '2000-01-01', max: '2020-01-01 12:00:00' },
  bare('array'),
  { ...bare('array'), required: true, min: 1, max: 2, items: { type: 'integer', min: 1 } },
  { ...bare('array'), default: [1, { b: [] }], items: { type: 'string', required: true, max: 2 } },
  { ...bare('array'), items: { type: 'array', items: { type: 'float' } } },
  bare('object'),
  { ...bare('object'), default: {} },
  {
    ...bare('object'),
    properties: [
      { name: 'a', type: 'string', required: true, max: 3 },
      { name: 'b', type: 'array', items: { type: 'integer' } },
    ],
  },
  { ...bare('object'), properties: [{ name: 'a', type: 'object', properties: [{ name: 'a', type: 'object', required: true }] }] },
  { ...bare('object'), properties: [{ name: 'a', type: 'integer', enum: [1] }] },
  { ...bare('array'), items: { type: 'integer', format: 'int64', nullable: true } },
  { ...bare('object'), nullable: true, properties: [{ name: 'a', type: 'integer', format: 'int64', nullable: true, required: true }] },
  {
    ...bare('object'),
    properties: [
      { name: 'a', type: 'float' },
      { name: 'b', type: 'array', nullable: true },
    ],
  },
  { ...bare('object'), properties: [{ name: 'a', type: 'string', required: true, min: 0 }] },
];

/** Values of JSON that one type or another might take, or should not. */
const jsonValues = [
  ...['null', '""', '"x"', '"5"', '5', '-0', '5.0', '1e3', '5.5', 'true', 'false', '"true"', '[]', '[null]', '{}', '{"a":null}', '{"a":""}', '{"a":"x"}'],
  ...['9007199254740991', '9007199254740993', '"9007199254740993"', '9223372036854775807', '9223372036854775808', '-9223372036854775808', '"-0"', '"1e3"'],
  ...['"9223372036854775808"', '12345678901234567890', '1e400', '"2026-11-22T10:00:00+08:00"', '"2026-02-30"', '[9007199254740993, "12"]', '[1,null,"x"]'],
  ...['{"a":9007199254740993}', '{"a":"12","b":null}', '{"a":5,"b":[]}', '{"b":[12345678901234567890]}', '{"a":12345678901234567890}', '[["x"]]', '{"c":1}'],
];

const runner = `<?php
namespace PhalApi { class Exception extends \\Exception {} }
namespace {
spl_autoload_register(function ($class) { require __DIR__ . '/' . basename(str_replace('\\\\', '/', $class)) . '.php'; });
$rules = require __DIR__ . '/rules.php';
$cases = json_decode(file_get_contents('php://stdin'), true);
Portico\\Input::$language = $argv[1];
$answers = [];
foreach ($cases as $case) {
  try {
    $isJson = isset($case['json']);
    $values = Portico\\Input::read($rules[$case['rules']], $isJson ? (array)Portico\\Json::read($case['json']) : $case['form'], array(), $isJson);
    $answers[] = ['values' => (object)array_map(function ($value) { return $value instanceof Portico\\Absent ? 'absent' : $value; }, $values)];
  }
  catch (Portico\\Fault $e) { $answers[] = ['faults' => $e->getFaults(), 'message' => $e->getMessage()]; }
}
echo json_encode($answers, JSON_THROW_ON_ERROR);
}
`;

function byPhp(cases: readonly Case[], language: Language): unknown[] {
  const folder = mkdtempSync(join(tmpdir(), 'portico-input-'));
  try {
    const sets = [...new Set(cases.map((one) => one.rules))];
    const printed = sets.map((set) => {
      const names = memberNames(set);
      return `array(${set.map((rule) => `${dumpPhp(names.get(rule.name)!)} => ${phpRule(rule)}`).join(', ')})`;
    });
    for (const { path, text } of phpSupportFiles()) writeFileSync(join(folder, path.split('/').at(-1)!), text);
    writeFileSync(join(folder, 'rules.php'), `<?php return array(\n${printed.join(',\n')});`);
    writeFileSync(join(folder, 'run.php'), runner);
    const input = JSON.stringify(cases.map(({ rules: set, form, json }) => ({ rules: sets.indexOf(set), form, json })));
    const output = execFileSync('php', ['-d', 'display_errors=stderr', '-d', 'error_reporting=-1', join(folder, 'run.php'), language], {
      input,
      maxBuffer: 256 * 1024 * 1024,
    });
    return parseLossless(output.toString('utf8')) as unknown[];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function byTypeScript({ rules: set, form, json }: Case, language: Language): unknown {
  const members = json === undefined ? undefined : (parseLossless(json) as Record<string, unknown>);
  const { values, errors } = members ? parseJsonParameters(set, members, parameterTools) : parseParameters(set, form, parameterTools);
  if (errors.length === 0) {
    const names = memberNames(set);
    return { values: Object.fromEntries(set.map((rule) => [names.get(rule.name), reported(rule, values[rule.name])])) };
  }
  const sentences = errors.map(({ field, code, text }) => ({ field, code, message: text[language].toWellFormed() }));
  return { faults: sentences, message: sentences[0]!.message };
}

/** As PHP has it: only where null is a value of its own is a missing one told apart. */
function reported({ nullable }: Parameter, value: unknown): unknown {
  return value === undefined && nullable ? 'absent' : parseLossless(printLossless(value));
}

function expectSame(cases: readonly Case[], language: Language): void {
  const found = byPhp(cases, language);
  const different = cases.flatMap((one, index) => {
    const wanted = byTypeScript(one, language);
    return printLossless(wanted) === printLossless(found[index]) ? [] : [{ ...one, wanted, php: found[index] }];
  });
  expect(different.slice(0, 4)).toEqual([]);
}

describe.skipIf(!hasPhp)('parameters in PHP and TypeScript', () => {
  it('every text means the same to every rule', () => {
    const cases = rules.flatMap((rule) => {
      const set = [rule];
      return texts.map((text) => ({ rules: set, form: { a: text } }));
    });
    expect(cases.length).toBeGreaterThan(5_000);
    expectSame(cases, 'zh_cn');
  });

  it('every value of JSON means the same to every rule, and null, missing and empty are three things', () => {
    const wanted = [
      ...rules,
      ...rules.map((rule): Parameter => ({ ...rule, nullable: true })),
      ...rules.map((rule): Parameter => ({ ...rule, required: true })),
    ];
    const cases = wanted.flatMap((rule) => {
      const set = [rule];
      return ['{}', ...jsonValues.map((value) => `{"a":${value}}`)].map((json): Case => ({ rules: set, form: {}, json }));
    });
    expectSame(cases, 'zh_cn');
    const note: Parameter[] = [{ name: 'note', type: 'string', nullable: true }];
    const three = ['{"note":null}', '{"note":""}', '{}'].map((json): Case => ({ rules: note, form: {}, json }));
    expect(byPhp(three, 'en')).toEqual([{ values: { note: null } }, { values: { note: '' } }, { values: { note: 'absent' } }]);
  });

  it('all errors of a call are told at once, unknown fields too, in both languages', () => {
    const set: Parameter[] = [
      { name: 'X-Note', type: 'string', required: true },
      { name: 'count', type: 'integer', min: 1 },
      { name: 'kind', type: 'string', enum: ['a', 'b'], default: 'a' },
    ];
    const cases: Case[] = [
      { rules: set, form: { count: '0', kind: 'c', other: '1' } },
      { rules: set, form: { 'X-Note': 'n' } },
      { rules: set, form: {} },
    ];
    expectSame(cases, 'en');
    expect(byPhp(cases.slice(0, 1), 'en')).toEqual([
      {
        faults: expect.any(Array),
        message: 'There is no parameter other; allowed: X-Note, count, kind',
      },
    ]);
  });

  it('generated rules and texts are read alike', () => {
    const name = fc.constantFrom('a', 'b', 'X-Note', 'user.name', '中文');
    const scalar: fc.Arbitrary<Omit<Parameter, 'name'>> = fc.oneof(
      fc.record({ type: fc.constant('integer' as const), min: fc.integer({ min: -3, max: 3 }) }, { requiredKeys: ['type'] }),
      fc.record({ type: fc.constant('float' as const), max: fc.float({ min: -3, max: 3, noNaN: true }) }, { requiredKeys: ['type'] }),
      fc.record({ type: fc.constant('string' as const), max: fc.nat(4), required: fc.boolean() }, { requiredKeys: ['type'] }),
      fc.record({ type: fc.constantFrom('boolean' as const, 'date' as const) }),
    );
    const rule = fc.oneof(
      scalar,
      scalar.map((items) => ({ type: 'array' as const, items, min: 1 })),
      fc.uniqueArray(fc.tuple(name, scalar), { selector: ([one]) => one, minLength: 1, maxLength: 3 }).map((members) => ({
        type: 'object' as const,
        properties: members.map(([one, member]) => ({ name: one, ...member })),
      })),
    );
    const value = fc.oneof(
      fc.constantFrom(...texts),
      fc.oneof(fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true }), fc.boolean(), fc.string()).map(String),
      fc.json({ maxDepth: 2 }).filter((text) => !/\\u[dD]|"\d|"\\u0000/.test(text)),
      fc
        .dictionary(name, fc.oneof(fc.integer({ min: -5, max: 5 }), fc.string({ maxLength: 5 }), fc.boolean(), fc.constant(null)))
        .map((members) => JSON.stringify(members)),
    );
    const whole = fc.record({
      rules: fc
        .uniqueArray(fc.tuple(name, rule), { selector: ([one]) => one, maxLength: 3 })
        .map((all) => all.map(([one, words]): Parameter => ({ name: one, ...words }))),
      form: fc.dictionary(name, value, { maxKeys: 3 }).map((form) => ({ ...form })),
    });
    const cases = fc.sample(whole, { numRuns: 1_000, seed: 7 });
    expectSame(cases, 'zh_cn');
  });
});
