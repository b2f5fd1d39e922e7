import type { Json } from '../../../engine/core/json/json.ts';
import type { Parameter } from '../../../engine/core/protocol/parameter.ts';
import { isValidValue } from './valid-value.ts';

type Rule = Omit<Parameter, 'name'>;

/** Texts of a format; other texts would be refused. */
const formatted: Readonly<Record<string, readonly string[]>> = {
  phone: ['13800138000', '021-12345678', '+44 20 7946 0958'],
  email: ['name@example.com', 'a.b+c@sub.example.org'],
  url: ['https://example.com', 'http://example.com/a?b=1&c=中'],
  image: ['https://example.com/a.png', '/files/a.png'],
  file: ['https://example.com/a.pdf', '/files/a.pdf'],
  'ip-list': ['10.0.0.1', '10.0.0.1,192.168.0.0/16'],
  tags: ['red', 'red,蓝'],
  color: ['#1677ff', '#fff'],
  icon: ['star', 'HomeOutlined'],
  json: ['{"a":1}', '[]'],
  password: ['secret123', '密码abc123'],
  secret: ['s3cret'],
  date: ['2024-02-29', '2026-01-01'],
  'date-time': ['2026-01-01 12:00:00', '2024-02-29 23:59:59'],
};
const texts = [
  ...['text', '中文', '😀', '👨‍👩‍👧', 'e\u0301', 'ß', 'İ', ' x ', '0', '10', '1e1', '007', '-1', '1.50', 'true', 'null', '[]', '{}'],
  // What one language reads as a number or as JSON, and another does not.
  ...['12\n', '+5', 'TRUE', '12345678901234567890', '{"a":1,"a":"2"}', '[1,]'],
  ...['a\nb', 'tab\there', '"\'\\/', '<b>&amp;</b>', '${x}', '?>', '*/', 'line\u2028end', 'a,b,c', '2024-02-29', 'A\u00a0B', 'Ω≈ç√', '𠮷野家'],
];
const whole = [0, 1, -1, 2, -2, 7, 10, 100, -7, 1_000_000, 2 ** 31 - 1, -(2 ** 31), 2 ** 32, 2 ** 53 - 1, -(2 ** 53 - 1), 2 ** 53 - 2];
/** Integers of 64 bits, as texts in which forms and JSON may contain them. */
const long = ['9007199254740993', '-9007199254740993', '9223372036854775807', '-9223372036854775808', '1152921504606846976'];
const fractions = [0.5, -0.5, 1.5, 2.5, -1.5, -2.5, 0.1, 0.2, 1.005, 2.675, -1.005, 1 / 3, 123_456.789, 1e-7, 1e15, 1e21, 5e-324, 1.7976931348623157e308];
const days = [
  ...['2024-02-29', '2000-02-29', '1999-12-31', '2024-12-31', '2025-03-01', '1970-01-01', '1900-03-01', '2100-02-28', '9999-12-31', '0001-01-01'],
  ...['2024-02-29 23:59:59', '2025-01-01 00:00:00', '1969-12-31 23:59:59'],
  ...['2026-11-22T10:00:00Z', '2026-11-22T10:00:00+08:00', '2024-02-29T23:30:00-05:00', '2025-12-31T16:00:00.5Z', '2026-06-15 08:00:00.123456-23:59'],
];
/** File names are chosen by their senders. */
const fileNames = ['0', 'a "b"; c\\d.txt', '报告 é.pdf'];
const anyLists: readonly Json[] = [
  [],
  [1],
  ['a', 'b'],
  [3, 1, 2],
  [0.5, -1],
  ['中', '😀', 'a'],
  [null],
  [[1], [2]],
  [{ id: 1, name: '一' }, { id: 2 }],
  [true, false],
  [1, '1', true, 'true', 0, '0', false, ''],
];
const anyObjects: readonly Json[] = [
  {},
  { a: 1 },
  { a: '2', A: 3, b: null },
  { id: 1, name: '中文' },
  { '0': 'zero', '10': 'ten' },
  { list: [], nested: { deep: null } },
];

/**
 * Returns valid values at the corners of a rule: its own examples first, then limits, then values on which languages are known to differ.
 * @param depth of the value inside the call
 */
export function cornerValues(rule: Rule, depth = 0): Json[] {
  const own: Json[] = [rule.example, rule.default].filter((value) => value !== undefined);
  const seen = new Set<string>();
  return [...own, ...(rule.enum ?? candidates(rule, depth))].filter((value) => {
    const key = JSON.stringify(value);
    if (seen.has(key) || !isValidValue(rule, value)) return false;
    seen.add(key);
    return true;
  });
}

function candidates(rule: Rule, depth: number): readonly Json[] {
  switch (rule.type) {
    case 'string':
      return rule.format !== undefined && Object.hasOwn(formatted, rule.format) ? (formatted[rule.format] ?? []) : [...lengths(rule), ...texts];
    case 'integer':
      return [...(rule.format === 'money' ? [1999] : []), ...limits(rule, 1), ...whole, ...(rule.format === 'int64' ? long : [])];
    case 'float':
      return [...limits(rule, 0.5), ...fractions, ...whole];
    case 'boolean':
      return [true, false];
    case 'date':
      return [rule.min, rule.max, ...days].filter((day) => typeof day === 'string');
    case 'file':
      return fileNames;
    case 'array':
      return lists(rule, depth);
    case 'object':
      return rule.properties ? objects(rule.properties, depth) : anyObjects;
  }
}

function limits({ min, max }: Rule, step: number): number[] {
  const low = typeof min === 'number' ? [min, min + step] : [];
  const high = typeof max === 'number' ? [max, max - step] : [];
  return [...low, ...high, ...(typeof min === 'number' && typeof max === 'number' ? [Math.trunc((min + max) / 2)] : [])];
}

/** Longer texts only slow the run down. */
const longest = 500;

function lengths({ min, max }: Rule): string[] {
  const wanted = [min, max].filter((length) => typeof length === 'number' && length > 0 && length <= longest);
  return wanted.flatMap((length) => ['x', '中', '😀'].map((character) => character.repeat(Number(length))));
}

/** Deeper lists and objects repeat what is above them. */
const maxDepth = 4;

function lists({ items, min, max }: Rule, depth: number): Json[] {
  const elements: readonly Json[] = items ? (depth < maxDepth ? cornerValues(items, depth + 1) : []) : [];
  const counts = [0, 1, 2, 3, Number(min ?? 0), Number(max ?? 0), elements.length].filter((count) => count <= 50 || count === min);
  if (!items) return [...anyLists, ...counts.map((count) => Array.from({ length: count }, (_, index) => index))];
  return [...new Set(counts)].flatMap((count) => {
    if (count > 0 && elements.length === 0) return [];
    const forwards = Array.from({ length: count }, (_, index) => elements[index % elements.length] ?? null);
    return count > 1 ? [forwards, forwards.toReversed()] : [forwards];
  });
}

/** Returns complete objects, and one without the optional members. */
function objects(properties: readonly Parameter[], depth: number): Json[] {
  const corners = properties.map((member) => ({ member, values: depth < maxDepth ? cornerValues(member, depth + 1) : [] }));
  const most = Math.min(20, Math.max(1, ...corners.map(({ values }) => values.length)));
  const complete = Array.from({ length: most }, (_, turn) =>
    Object.fromEntries(corners.flatMap(({ member, values }) => (values.length > 0 ? [[member.name, values[turn % values.length] ?? null]] : []))),
  );
  const [first = {}] = complete;
  const bare = Object.fromEntries(properties.flatMap(({ name, required }) => (required && Object.hasOwn(first, name) ? [[name, first[name] ?? null]] : [])));
  return [first, bare, ...complete.slice(1)];
}
