import { describe, expect, test } from 'vitest';
import type { FieldFile } from '../../../engine/core/descriptor/file-types.ts';
import { normalize } from '../../../engine/core/descriptor/normalize/normalize.ts';
import type { Condition } from '../../../engine/core/descriptor/types.ts';
import { compileRecordValidator } from '../../../engine/core/validation/validate-record.ts';
import { both, screenOf } from '../../helpers/screens.ts';
import { inTwo } from '../../helpers/two-languages.ts';

const app = compileRecordValidator(screenOf('app'));
const goodApp = { app_key: 'demo1', app_secret: 'a-secret-of-20-chars', name: 'Demo', account_id: 7 };

function validatorOf(properties: Record<string, FieldFile>, required: string[] = []) {
  return compileRecordValidator(normalize({ name: 'thing', label: both('Thing'), schema: { type: 'object', required, properties } }));
}

describe('a new record', () => {
  test('gets its defaults before it is judged', () => {
    const { values, errors } = app(goodApp, { mode: 'add' });
    expect(errors).toEqual([]);
    expect(values).toMatchObject({ limit_mode: 'limited', daily_limit: 1000 });
  });

  test('has all its errors named at once, in the order of the fields', () => {
    const { errors } = app({ app_key: 'not ok', app_secret: 'short', icon: '/etc/passwd', developers: [1, 1], allowed_ips: '10.0.0.256' }, { mode: 'add' });
    expect(errors.map(({ field, code }) => `${field} ${code}`)).toEqual([
      'app_key pattern',
      'app_secret min',
      'name required',
      'icon format',
      'account_id required',
      'developers repeated',
      'allowed_ips format',
    ]);
  });

  test('is told in the words of its field, the own text of the descriptor first', () => {
    const { errors } = app({ ...goodApp, app_key: '?', name: 'x'.repeat(51), daily_limit: 0, limit_mode: 'sometimes' }, { mode: 'add' });
    expect(errors.map(({ text }) => inTwo(text))).toEqual([
      { zh_cn: 'app_key 只能由数字和英文组成！', en: 'app_key can only be a combination of numbers and English!' },
      { zh_cn: '应用名称最多 50 个字符', en: 'Name must have at most 50 characters' },
      { zh_cn: '每日调用限制只能是：限制、不限', en: 'Daily limit must be one of: Limited, Unlimited' },
    ]);
    expect(app({ ...goodApp, daily_limit: 0 }, { mode: 'add' }).errors[0]?.text.en).toBe('Daily calls must not be less than 1 per day');
  });

  test('takes nothing for a field that only says white space', () => {
    expect(app({ ...goodApp, name: '　 ' }, { mode: 'add' }).errors.map(({ field, code }) => [field, code])).toEqual([['name', 'required']]);
  });

  test('may not bring states, read-only, system or undeclared members', () => {
    const input = { ...goodApp, verify_status: 'passed', id: 1, rev: 1, created_by: 2, level: 255, constructor: 1 };
    expect(app(input, { mode: 'add' }).errors.map(({ field, code }) => `${field} ${code}`)).toEqual([
      'verify_status unknown',
      'id unknown',
      'rev unknown',
      'created_by unknown',
      'level unknown',
      'constructor unknown',
    ]);
  });

  test.each([['0x10'], [true], ['5'], [1.5], [1e300], [null]])('never has %j taken for an integer', (value) => {
    const check = validatorOf({ n: { type: 'integer', label: both('N') } }, ['n']);
    expect(check({ n: value }, { mode: 'add' }).errors).toHaveLength(1);
  });

  test('cannot hold what no database stores', () => {
    const check = validatorOf({ t: { type: 'string', label: both('T') }, o: { type: 'object', label: both('O') } });
    const deep = JSON.parse(`${'{"a":'.repeat(70)}1${'}'.repeat(70)}`);
    expect(check({ t: 'a\u0000b', o: deep }, { mode: 'add' }).errors.map(({ code }) => code)).toEqual(['characters', 'depth']);
    expect(check({ t: 'lone \ud800', o: { a: ['\u0000'] } }, { mode: 'add' }).errors.map(({ field }) => field)).toEqual(['t']);
  });

  test('has money in fen inside and in yuan in what is said', () => {
    const check = validatorOf({ price: { type: 'integer', format: 'money', minimum: 150, label: both('Price') } });
    expect(check({ price: 149 }, { mode: 'add' }).errors[0]?.text.en).toBe('Price must not be less than ¥1.50');
    expect(check({ price: 150 }, { mode: 'add' }).errors).toEqual([]);
    expect(check({ price: 150.5 }, { mode: 'add' }).errors[0]?.code).toBe('type');
  });

  test('is judged inside lists and objects too, with the way there in the label', () => {
    const check = validatorOf({
      places: {
        type: 'array',
        label: both('Places'),
        items: { type: 'object', required: ['city'], properties: { city: { type: 'string', minLength: 2, label: both('City') } } },
      },
      pictures: { type: 'array', format: 'images', label: both('Pictures'), items: { type: 'string' } },
    });
    const { errors } = check({ places: [{ city: 'Xi' }, { city: 'X' }, {}], pictures: ['/files/a.png', 'javascript:x'] }, { mode: 'add' });
    expect(errors.map(({ field, text }) => [field, text.en])).toEqual([
      ['places.1.city', 'Places #2 City must have at least 2 characters'],
      ['places.2.city', 'Places #3 City is required'],
      ['pictures.1', 'Pictures #2 must be an uploaded file or an http(s) address'],
    ]);
  });
});

describe('a conditional field', () => {
  const when = (condition: Condition): FieldFile => ({ type: 'integer', minimum: 1, default: 9, when: condition, label: both('N') });
  const check = validatorOf({ mode: { type: 'string', enum: ['a', 'b', 'c'], label: both('Mode') }, n: when({ mode: ['a', 'b'] }), m: when({ n: 9 }) }, ['n']);

  test('is dropped and not judged while it is hidden, together with what rests on it', () => {
    expect(check({ mode: 'c', n: -5, m: -5 }, { mode: 'add' })).toEqual({ values: { mode: 'c' }, errors: [] });
    expect(app({ ...goodApp, limit_mode: 'unlimited', daily_limit: 0 }, { mode: 'add' })).toMatchObject({ errors: [] });
  });

  test('is required and judged as soon as it shows', () => {
    expect(check({ mode: 'a', n: -5 }, { mode: 'add' }).errors.map(({ field, code }) => [field, code])).toEqual([['n', 'min']]);
    expect(check({ mode: 'b' }, { mode: 'edit' }).errors.map(({ field, code }) => [field, code])).toEqual([['n', 'required']]);
  });

  test('gets its default when an edit brings it to light, and stays empty when a person emptied it', () => {
    expect(check({ mode: 'a' }, { mode: 'edit', before: { mode: 'c' } }).values).toEqual({ mode: 'a', n: 9, m: 9 });
    expect(check({ mode: 'a', n: 9 }, { mode: 'edit', before: { mode: 'a', n: 9, m: 3 } }).values).toEqual({ mode: 'a', n: 9 });
  });

  test('may rest on a state, which is initial in a new record', () => {
    const screen = normalize({
      name: 'thing',
      label: both('Thing'),
      schema: {
        type: 'object',
        properties: { status: { type: 'string', label: both('S') }, note: { type: 'string', when: { status: 'open' }, label: both('N') } },
      },
      states: { status: { initial: 'open', values: { open: both('Open'), shut: both('Shut') } } },
    });
    const validate = compileRecordValidator(screen);
    expect(validate({ note: 'x' }, { mode: 'add' }).values).toEqual({ note: 'x' });
    expect(validate({ note: 'x' }, { mode: 'edit', before: { status: 'shut' } }).values).toEqual({});
  });
});

describe('an edited record', () => {
  const before = { ...goodApp, id: 1, rev: 3, limit_mode: 'limited', daily_limit: 5, verify_status: 'passed', status: 'working' };
  const { app_secret: _, ...stored } = goodApp;

  test('keeps a secret that is left empty', () => {
    expect(app({ ...stored, limit_mode: 'limited', daily_limit: 5 }, { mode: 'edit', before })).toMatchObject({ errors: [] });
    expect(app({ ...goodApp, app_secret: 'short' }, { mode: 'edit', before }).errors.map(({ field }) => field)).toContain('app_secret');
  });

  test('cannot change what is written once', () => {
    const change = app({ ...stored, app_key: 'other', limit_mode: 'unlimited' }, { mode: 'edit', before });
    expect(change.errors.map(({ field, code }) => [field, code])).toEqual([['app_key', 'write_once']]);
    expect(change.errors[0]?.text.zh_cn).toBe('app_key 保存后不能修改');
    const emptied = app({ ...stored, app_key: '', limit_mode: 'unlimited' }, { mode: 'edit', before });
    expect(emptied.errors.map(({ field, code }) => [field, code])).toEqual([['app_key', 'write_once']]);
  });

  test('may have what is written once filled in when it was empty', () => {
    expect(app({ ...stored, limit_mode: 'unlimited' }, { mode: 'edit', before: { ...before, app_key: null } }).errors).toEqual([]);
  });
});

test('a pattern of the descriptor runs on the engine that is brought along', () => {
  const requests: string[] = [];
  const regExp = Object.assign((pattern: string) => ({ test: (text: string) => requests.push(`${pattern} ${text}`) > 0, toString: () => pattern }), {
    code: 'new RegExp',
  });
  const screen = normalize({
    name: 'thing',
    label: both('Thing'),
    schema: {
      type: 'object',
      properties: { a: { type: 'string', pattern: '^a$', label: both('A') }, b: { type: 'string', pattern: '^b$', label: both('B') } },
    },
  });
  compileRecordValidator(screen, { regExp })({ a: 'x', b: 'y' }, { mode: 'add' });
  expect(requests).toEqual(['^a$ x', '^b$ y']);
});
