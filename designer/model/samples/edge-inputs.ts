import type { Json } from '../../../engine/core/json/json.ts';
import type { Parameter } from '../../../engine/core/protocol/parameter.ts';
import { cornerValues } from './corner-values.ts';
import { exampleParameters, type SampleInput } from './sample-inputs.ts';

/** Characters on which character classes of patterns differ. */
const characters = [...'_-.@/+ \t\n\v\f\r\u0000\u001f\u007f0189azAZ{}[]()^$|*?\\"\'`~!#%&,:;<=>', 'é', '中', '１', 'ſ', '\u212a', '\u00a0', '\u2028', '😀'];

/** Texts around the limits of a format, on both sides. */
const ofFormats: Readonly<Record<string, readonly string[]>> = {
  phone: ['1300000000', '130000000000', '12800138000', '+12345', '+123456', '0101234567'],
  email: [
    `${'a'.repeat(64)}@b.cn`,
    `${'a'.repeat(65)}@b.cn`,
    `a@${'b'.repeat(63)}.cn`,
    `a@${'b'.repeat(64)}.cn`,
    'a.@b.cn',
    'a..b@c.cn',
    'a@b',
    'a@b-.cn',
    'a@-b.cn',
    'a@b..cn',
    'a@b_c.cn',
    'é@b.cn',
    'a b@c.cn',
    '@b.cn',
  ],
  url: ['http://a:65535', 'http://a:65536', 'ftp://a.cn', 'http://256.1.1.1', 'http://[::1]'],
  'ip-list': ['10.0.0.0/32', '10.0.0.0/33', '::1/128', '::1/129', '256.0.0.1', '10.0.0.1,,10.0.0.2'],
  tags: ['x'.repeat(50), 'x'.repeat(51), 'a,a', 'a,,b'],
  color: ['#12', '#1234', '#12345', '#1234567', '#12345678'],
  icon: [`a${'b'.repeat(63)}`, `a${'b'.repeat(64)}`, '1a'],
  password: ['x'.repeat(5), 'x'.repeat(6), 'x'.repeat(20), 'x'.repeat(21), '😀'.repeat(20)],
  date: ['0999-12-31', '1000-01-01', '9999-12-30', '9999-12-31'],
  'date-time': ['1000-01-01 00:00:00', '0999-12-31 23:59:59', '2026-01-01 23:59:60', '2026-01-01'],
};

/**
 * Returns calls with one parameter at an edge, valid and invalid ones: values in other notations, characters around a pattern, limits of formats,
 * moments around those of dates.
 * @param longest maximum length of a list, which is also exceeded by one; 0 for no such lists
 */
export function edgeInputs(parameters: readonly Parameter[], longest = 0): SampleInput[] {
  const example = exampleParameters(parameters);
  return parameters.flatMap((rule) => edgesOf(rule, longest).map((value): SampleInput => ({ ...example, [rule.name]: value })));
}

function edgesOf(rule: Parameter, longest: number): Json[] {
  const { type, format, min, max } = rule;
  switch (type) {
    case 'boolean':
      return ['1', '0'];
    case 'integer':
      return ['-0'];
    case 'float':
      return ['-0', '1e3', '1.50', '25E-1'];
    case 'date':
      return [min, max].flatMap(secondsAround);
    case 'string':
      return [...(format === undefined ? [] : (ofFormats[format] ?? [])), ...(rule.pattern === undefined ? [] : aroundPattern(rule))];
    case 'array': {
      const [element = 1] = rule.items ? cornerValues(rule.items, 1) : [];
      return longest > 0 && max === undefined ? [longest, longest + 1].map((count) => Array.from({ length: count }, () => element)) : [];
    }
    default:
      return [];
  }
}

/** Returns valid texts with another last character. */
function aroundPattern(rule: Parameter): string[] {
  const [right] = cornerValues(rule);
  return typeof right === 'string' ? characters.map((character) => [...right].slice(0, -1).join('') + character) : [];
}

function secondsAround(bound: Parameter['min']): string[] {
  const moment = typeof bound === 'string' ? Date.parse(`${bound.slice(0, 10)}T${bound.slice(11) || '00:00:00'}Z`) : Number.NaN;
  if (Number.isNaN(moment)) return [];
  return [-1_000, 1_000].map((step) => new Date(moment + step).toISOString().slice(0, 19).replace('T', ' '));
}
