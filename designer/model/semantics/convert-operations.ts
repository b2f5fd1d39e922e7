import { asDate, dateText, epochDay, momentAfter, secondsPerDay, zoneSeconds } from './dates.ts';
import { fail } from './failure.ts';
import { formatJson, parseJson } from './json-text.ts';
import { finite, safeInteger } from './numbers.ts';
import { always, gives, type OperationRule, one, refuses, types } from './operation-rule.ts';
import { textOf } from './texts.ts';
import { asInteger, asText } from './values.ts';

const spelled = /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}:\d{2}:\d{2})(?:\.\d{1,9})?(Z|[+-]\d{2}:\d{2})?)?$/;

/** A date as other systems write it; one with a zone is moved to UTC+8. */
function dateFrom(value: unknown): string {
  const parts = spelled.exec(asText(value));
  if (!parts) return fail('date');
  const [, date = '', clock, zone] = parts;
  const moment = asDate(clock === undefined ? date : `${date} ${clock}`);
  if (zone === undefined || moment.seconds === null) return dateText(moment);
  return dateText(momentAfter(moment.day, moment.seconds - offsetOf(zone) + zoneSeconds));
}

/** Seconds ahead of UTC. */
function offsetOf(zone: string): number {
  if (zone === 'Z') return 0;
  const [hours, minutes] = [Number(zone.slice(1, 3)), Number(zone.slice(4, 6))];
  if (hours > 14 || minutes > 59) fail('date');
  return (zone.startsWith('-') ? -1 : 1) * (hours * 3600 + minutes * 60);
}

export const convertOperations = {
  toText: {
    section: 'convert',
    label: { zh_cn: '转文本', en: 'To text' },
    doc: {
      zh_cn: '数字写成最短的十进制，布尔写成 true/false，空值写成空文本',
      en: 'Numbers in their shortest decimal form, booleans as true or false, null as an empty text',
    },
    words: ['string', 'toString', '字符串'],
    inputs: one(types.any),
    result: always(types.text),
    converts: ['integer', 'float', 'boolean'],
    run: (value: unknown): string => textOf(value),
    examples: [
      gives('1', 1),
      gives('0.1', 0.1),
      gives('1e+21', 1e21),
      gives('1.5e-7', 1.5e-7),
      gives('0', -0),
      gives('true', true),
      gives('', null),
      gives('中', '中'),
      refuses('scalar', []),
    ],
  },
  toInteger: {
    section: 'convert',
    label: { zh_cn: '转整数', en: 'To integer' },
    doc: {
      zh_cn: '整数值的数字、纯数字文本，或真 1 假 0；"12abc" 和 1.5 都失败',
      en: 'A whole number, a text of digits, or 1 for true and 0 for false; "12abc" and 1.5 fail',
    },
    words: ['int', 'parse', '取整'],
    inputs: one(types.any),
    result: always(types.integer),
    converts: ['string', 'float', 'boolean'],
    run: (value: unknown): number => {
      if (typeof value === 'boolean') return value ? 1 : 0;
      if (typeof value === 'string') return /^-?\d+$/.test(value) ? safeInteger(Number(value)) : fail('convert');
      return typeof value === 'number' && Number.isInteger(value) ? safeInteger(value) : fail('convert');
    },
    examples: [
      gives(12, '12'),
      gives(-7, '-007'),
      gives(0, '-0'),
      gives(1, true),
      gives(3, 3),
      refuses('convert', '12abc'),
      refuses('convert', ''),
      refuses('convert', '1.0'),
      refuses('convert', '1e3'),
      refuses('convert', '１２'),
      refuses('convert', '12\n'),
      refuses('convert', 1.5),
      refuses('convert', null),
      refuses('range', '9007199254740992'),
      refuses('range', 1e21),
    ],
  },
  toFloat: {
    section: 'convert',
    label: { zh_cn: '转小数', en: 'To float' },
    doc: { zh_cn: '数字、十进制写法的文本，或真 1 假 0', en: 'A number, a text in decimal notation, or 1 for true and 0 for false' },
    words: ['number', 'decimal', 'double', '数字', '浮点'],
    inputs: one(types.any),
    result: always(types.number),
    converts: ['string', 'boolean'],
    run: (value: unknown): number => {
      if (typeof value === 'boolean') return value ? 1 : 0;
      if (typeof value === 'string') return /^-?\d+(?:\.\d+)?(?:[eE][+-]?\d{1,4})?$/.test(value) ? finite(Number(value)) : fail('convert');
      return typeof value === 'number' ? finite(value) : fail('convert');
    },
    examples: [
      gives(1.5, '1.5'),
      gives(1000, '1e3'),
      gives(0, '-0.0'),
      gives(2, 2),
      gives(0, false),
      refuses('convert', '.5'),
      refuses('convert', '5.'),
      refuses('convert', ' 1'),
      refuses('convert', 'NaN'),
      refuses('convert', null),
      refuses('infinite', '1e999'),
    ],
  },
  toBoolean: {
    section: 'convert',
    label: { zh_cn: '转布尔', en: 'To boolean' },
    doc: { zh_cn: '"true"、1 为真，"false"、0 为假；其他都失败', en: '"true" and 1 are true, "false" and 0 are false; anything else fails' },
    words: ['bool', 'truth', '真假'],
    inputs: one(types.any),
    result: always(types.boolean),
    converts: ['string', 'integer'],
    run: (value: unknown): boolean => {
      if (value === true || value === 1 || value === 'true' || value === '1') return true;
      return value === false || value === 0 || value === 'false' || value === '0' ? false : fail('convert');
    },
    examples: [
      gives(true, 'true'),
      gives(false, '0'),
      gives(true, 1),
      gives(false, 0),
      gives(true, true),
      refuses('convert', 'TRUE'),
      refuses('convert', ''),
      refuses('convert', 2),
      refuses('convert', []),
    ],
  },
  toDate: {
    section: 'convert',
    label: { zh_cn: '转日期', en: 'To date' },
    doc: {
      zh_cn: 'YYYY-MM-DD 或带时间（空格或 T）的文本；有时区的换算到北京时间；不存在的日期失败',
      en: 'A text YYYY-MM-DD, also with a time after a space or T; one with a zone is moved to UTC+8; impossible dates fail',
    },
    words: ['parse', 'ISO 8601', '时间'],
    inputs: one(types.text, 'text'),
    result: always(types.date),
    converts: ['string'],
    run: (text: unknown): string => dateFrom(text),
    examples: [
      gives('2024-02-29', '2024-02-29'),
      gives('2024-02-29 08:00:00', '2024-02-29T08:00:00'),
      gives('2024-03-01 07:59:59', '2024-02-29T23:59:59.999Z'),
      gives('2024-02-29 12:00:00', '2024-02-29 12:00:00+08:00'),
      gives('2024-02-29 21:30:00', '2024-02-29T08:00:00-05:30'),
      refuses('date', '2023-02-29'),
      refuses('date', '2024-13-01'),
      refuses('date', '2024-2-9'),
      refuses('date', '2024-02-29 24:00:00'),
      refuses('date', '2024-02-29\n'),
      refuses('dateRange', '0001-01-01T00:00:00+14:00'),
      refuses('text', 20240229),
    ],
  },
  toTimestamp: {
    section: 'convert',
    label: { zh_cn: '转时间戳', en: 'To timestamp' },
    doc: { zh_cn: '北京时间的时刻距 1970-01-01 00:00:00 UTC 的秒数', en: 'Seconds since 1970-01-01 00:00:00 UTC of a moment in UTC+8' },
    words: ['unix', 'epoch', '秒'],
    inputs: one(types.date, 'date'),
    result: always(types.integer),
    converts: ['date'],
    run: (date: unknown): number => {
      const { day, seconds } = asDate(date);
      return (day - epochDay) * secondsPerDay + (seconds ?? 0) - zoneSeconds;
    },
    examples: [gives(0, '1970-01-01 08:00:00'), gives(1709136000, '2024-02-29'), gives(-28800, '1970-01-01'), refuses('date', '2024-02-30')],
  },
  fromTimestamp: {
    section: 'convert',
    label: { zh_cn: '时间戳转日期', en: 'From timestamp' },
    doc: { zh_cn: '距 1970-01-01 00:00:00 UTC 若干秒的时刻，北京时间', en: 'The moment so many seconds after 1970-01-01 00:00:00 UTC, in UTC+8' },
    words: ['unix', 'epoch', '秒'],
    inputs: one(types.integer, 'seconds'),
    result: always(types.date),
    converts: ['integer'],
    run: (seconds: unknown): string => dateText(momentAfter(epochDay, asInteger(seconds) + zoneSeconds)),
    examples: [
      gives('1970-01-01 08:00:00', 0),
      gives('2024-02-29 00:00:00', 1709136000),
      gives('1970-01-01 07:59:59', -1),
      refuses('dateRange', 9007199254740991),
      refuses('integer', 0.5),
    ],
  },
  parseJson: {
    section: 'convert',
    label: { zh_cn: '解析 JSON', en: 'Parse JSON' },
    doc: { zh_cn: '由 JSON 文本得到值；超出精确范围的整数失败', en: 'The value that a JSON text stands for; integers beyond the exact range fail' },
    words: ['decode', 'deserialize', '解码'],
    inputs: one(types.text, 'text'),
    result: always(types.nullable),
    converts: ['string'],
    run: (text: unknown): unknown => parseJson(asText(text)),
    examples: [
      gives({ a: [1, {}, []] }, '{"a":[1,{},[]]}'),
      gives({}, '{}'),
      gives([], '[]'),
      gives({ '0': 'x' }, '{"0":"x"}'),
      gives(1, '1.0'),
      gives(0, '-0'),
      gives(null, 'null'),
      gives('\u2028/中', '"\\u2028\\/中"'),
      refuses('json', ''),
      refuses('json', 'TRUE'),
      refuses('json', '{a:1}'),
      refuses('json', '[1,]'),
      refuses('json', '"\\ud800"'),
      refuses('range', '[9007199254740993]'),
      refuses('infinite', '1e999'),
    ],
  },
  formatJson: {
    section: 'convert',
    label: { zh_cn: '生成 JSON', en: 'Format JSON' },
    doc: { zh_cn: '把值写成不带空白的 JSON 文本，成员按名称的码点排序', en: 'A value as JSON without white space, members in the order of their names' },
    words: ['encode', 'serialize', 'stringify', '编码'],
    inputs: one(types.any),
    result: always(types.text),
    converts: ['array', 'object'],
    run: (value: unknown): string => formatJson(value),
    examples: [
      gives('{"a":[],"b":{}}', { b: {}, a: [] }),
      gives('{"1":1,"10":2,"2":3}', { '2': 3, '10': 2, '1': 1 }),
      gives('"中/😀\u2028\\n\\u0001"', '中/😀\u2028\n\u0001'),
      gives('[1e+21,0.1,0]', [1e21, 0.1, -0]),
      gives('null', null),
    ],
  },
} as const satisfies Record<string, OperationRule>;
