import { describe, expect, it } from 'vitest';
import { parseLossless } from '../../../../engine/core/json/lossless-json.ts';
import type { Parameter } from '../../../../engine/core/protocol/parameter.ts';
import { parseDate } from '../../../../engine/core/text/date.ts';
import { formatError } from '../../../../engine/core/validation/formats.ts';
import { integerOf } from '../../../../engine/core/validation/parameters/int64.ts';
import { parseJsonParameters } from '../../../../engine/core/validation/parameters/parse-json-parameters.ts';
import { parseParameters } from '../../../../engine/core/validation/parameters/parse-parameters.ts';

const tools = { formatError, matches: (pattern: string, text: string) => new RegExp(pattern).test(text) };
const rule = (words: Omit<Parameter, 'name'>): Parameter[] => [{ name: 'p', ...words }];

function fromForm(rules: Parameter[], p: string) {
  const { values, errors } = parseParameters(rules, { p }, tools);
  return errors.length > 0 ? errors.map(({ text }) => text.en) : values.p;
}

function fromJson(rules: Parameter[], json: string) {
  const { values, errors } = parseJsonParameters(rules, parseLossless(json) as Record<string, unknown>, tools);
  return errors.length > 0 ? errors.map(({ text }) => text.en) : { ...values };
}

describe('integers', () => {
  const long = rule({ type: 'integer', format: 'int64' });

  it('of 64 bits keep all digits from a form, from JSON and from the text of digits that JSON may carry', () => {
    expect(fromForm(long, '9223372036854775807')).toBe(9223372036854775807n);
    expect(fromForm(long, '-9223372036854775808')).toBe(-9223372036854775808n);
    expect(fromForm(long, '42')).toBe(42);
    expect(fromJson(long, '{"p":9007199254740993}')).toEqual({ p: 9007199254740993n });
    expect(fromJson(long, '{"p":"9007199254740993"}')).toEqual({ p: 9007199254740993n });
    expect(fromJson(long, '{"p":"42"}')).toEqual({ p: 42 });
    const nested = rule({ type: 'object', properties: [{ name: 'ids', type: 'array', items: { type: 'integer', format: 'int64' } }] });
    expect(fromForm(nested, '{"ids":[9007199254740993,"12"]}')).toEqual({ ids: [9007199254740993n, 12] });
  });

  it('beyond their range are refused with that range', () => {
    expect(fromForm(long, '9223372036854775808')).toEqual([
      'Parameter p must be an integer of 64 bits (-9223372036854775808 to 9223372036854775807), but is "9223372036854775808"',
    ]);
    expect(fromForm(rule({ type: 'integer' }), '9007199254740993')).toEqual([
      'Parameter p must be an integer within ±9007199254740991, but is "9007199254740993"',
    ]);
    expect(fromJson(rule({ type: 'integer' }), '{"p":9007199254740993}')).toEqual([
      'Parameter p must be an integer within ±9007199254740991, but is 9007199254740993',
    ]);
    expect(fromJson(rule({ type: 'integer' }), '{"p":"5"}')).toEqual(['Parameter p must be an integer, but is "5"']);
    expect(fromJson(rule({ type: 'object' }), '{"p":{"a":[12345678901234567890]}}')).toEqual([expect.stringContaining('p.a.0 must be an integer of 64 bits')]);
  });

  it('of more digits than 64 bits have are refused without being read, which would take longer the more there are', () => {
    expect(integerOf('9'.repeat(21))).toBeUndefined();
    expect(integerOf('-9223372036854775808')).toBe(-9223372036854775808n);
    const found = '9'.repeat(1_000_000);
    expect(fromForm(long, found)).toEqual([
      `Parameter p must be an integer of 64 bits (-9223372036854775808 to 9223372036854775807), but is "${'9'.repeat(59)}…`,
    ]);
    expect(fromJson(long, `{"p":"${found}"}`)).toEqual(fromForm(long, found));
  });

  it('are compared with limits and choices to the last digit', () => {
    const limited = rule({ type: 'integer', format: 'int64', min: '-9007199254740993', max: '9007199254740993' });
    expect(fromForm(limited, '9007199254740993')).toBe(9007199254740993n);
    expect(fromForm(limited, '9007199254740994')).toEqual(['Parameter p must not be more than 9007199254740993']);
    expect(fromForm(limited, '-9007199254740994')).toEqual(['Parameter p must not be less than -9007199254740993']);
    const chosen = rule({ type: 'integer', format: 'int64', enum: ['9007199254740993', 7] });
    expect(fromForm(chosen, '9007199254740993')).toBe(9007199254740993n);
    expect(fromForm(chosen, '9007199254740992')).toEqual(['Parameter p must be one of: 9007199254740993 / 7']);
  });
});

describe('null, missing and empty', () => {
  it('are three things in JSON, inside of objects too', () => {
    const note = rule({ type: 'string', nullable: true });
    expect(fromJson(note, '{"p":null}')).toEqual({ p: null });
    expect(fromJson(note, '{"p":""}')).toEqual({ p: '' });
    expect(fromJson(note, '{}')).toEqual({});
    const member = (words: Partial<Parameter>) => rule({ type: 'object', properties: [{ name: 'a', type: 'string', ...words }] });
    expect(fromJson(member({ nullable: true }), '{"p":{"a":null}}')).toEqual({ p: { a: null } });
    expect(fromJson(member({}), '{"p":{"a":null}}')).toEqual(['Parameter p.a must not be null; leave it out if there is no value']);
    expect(fromJson(member({}), '{"p":{"a":""}}')).toEqual({ p: { a: '' } });
    expect(fromJson(member({}), '{"p":{}}')).toEqual({ p: {} });
    expect(fromJson(member({ required: true }), '{"p":{"a":""}}')).toEqual(['Parameter p.a is required and must not be an empty text']);
    expect(fromJson(member({ required: true, min: 0 }), '{"p":{"a":""}}')).toEqual({ p: { a: '' } });
    expect(fromJson(member({ type: 'integer' }), '{"p":{"a":""}}')).toEqual(['Parameter p.a must be an integer, but is ""']);
  });

  it('give a form what it can say: an empty field is a missing one', () => {
    expect(parseParameters(rule({ type: 'string', nullable: true }), { p: '' }, tools).values).toEqual({});
    expect(parseParameters(rule({ type: 'integer', documentedDefault: 5 }), {}, tools).values).toEqual({});
    expect(fromForm(rule({ type: 'object', nullable: true }), 'null')).toBe(null);
  });
});

describe('dates', () => {
  const date = rule({ type: 'date' });

  it.each(['2026-11-22', '2026-11-22 10:00:00', '2026-11-22T10:00:00Z', '2026-11-22T10:00:00+08:00', '2026-11-22t10:00:00.123456789-23:59'])(
    '%s is taken and kept as it is written',
    (text) => {
      expect(fromForm(date, text)).toBe(text);
    },
  );

  it.each(['2026-02-30T10:00:00Z', '2026-01-01T25:00:00Z', '2026-01-01T10:00:00+99:99', '2026-01-01T10:00:00+24:00', '2016-12-31T23:59:60Z', '2026-01-01Z'])(
    '%s is refused',
    (text) => {
      expect(fromForm(date, text)).toEqual([expect.stringContaining('YYYY-MM-DDTHH:mm:ss+08:00')]);
    },
  );

  it('are compared by the moment they name; without an offset they are China’s', () => {
    expect(parseDate('2026-11-22T10:00:00Z')).toBe(parseDate('2026-11-22 18:00:00'));
    expect(parseDate('2026-11-22T10:00:00.5Z')).toBe(Date.UTC(2026, 10, 22, 10, 0, 0, 500));
    const limited = rule({ type: 'date', min: '2026-01-01T00:00:00Z', max: '2026-12-31' });
    expect(fromForm(limited, '2026-01-01T07:59:59.999+08:00')).toEqual(['Parameter p must not be less than 2026-01-01T00:00:00Z']);
    expect(fromForm(limited, '2026-01-01 08:00:00')).toBe('2026-01-01 08:00:00');
    expect(fromForm(limited, '2026-12-30T16:00:00Z')).toBe('2026-12-30T16:00:00Z');
    expect(fromForm(limited, '2026-12-30T16:00:01Z')).toEqual(['Parameter p must not be more than 2026-12-31']);
  });
});

describe('limits of floats', () => {
  it('may themselves be forbidden', () => {
    const open = rule({ type: 'float', min: 0, exclusiveMin: true, max: 1, exclusiveMax: true });
    expect(fromForm(open, '0.5')).toBe(0.5);
    expect(fromForm(open, '0')).toEqual(['Parameter p must be more than 0']);
    expect(fromForm(open, '1')).toEqual(['Parameter p must be less than 1']);
  });
});
