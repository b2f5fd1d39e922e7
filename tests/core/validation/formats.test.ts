import { describe, expect, test } from 'vitest';
import { checkedFormats } from '../../../engine/core/formats/checked-formats.ts';
import { isDeeper } from '../../../engine/core/json/depth.ts';
import { formatError, formatRules } from '../../../engine/core/validation/formats.ts';

const accepted: Record<string, string[]> = {
  phone: ['13800138000', '010-12345678', '02512345678', '0755-1234567-12', '400-800-8888', '+1 415 555 0100', '+8613800138000'],
  email: ['name@example.com', 'a.b+c@sub.example.co', "o'neil@example.org"],
  url: ['https://example.com', 'http://localhost:8080/a?b=c#d', 'https://例子.中国/路径'],
  image: ['/files/ab12.png', 'https://cdn.example.com/a.jpg'],
  file: ['/files/report-1.pdf'],
  'ip-list': ['10.0.0.1', '10.0.0.0/8,192.168.1.1', '::1', 'fe80::1/64', '::ffff:10.0.0.1', '2001:db8:0:0:0:0:0:1', '10.0.0.1, 10.0.0.2'],
  cron: ['0 9 * * 1-5', '*/10 * * * * *', '0 0 L * ?', '0 0 1-7 * +MON', '0,30 8-18 15W * FRI#2'],
  rate: ['100/s', '600/min+50', '5000/10min', '1/24h', '1/d', 'unlimited'],
  'account-ids': ['3', '3,17', Array.from({ length: 100 }, (_, at) => at + 1).join(',')],
  'menu-address': ['/', '/user/list', '/user/list?level=100#top', 'https://status.example.com/a?b=c', 'http://localhost:8080'],
  interface: ['Shop.Order.List', 'product:3/订单', 'product:0', '*'],
  region: ['广东省/深圳市/南山区', '北京市', '海南省/省直辖县', '香港特别行政区/香港岛/中西区', '云南省/临沧市/双江拉祜族佤族布朗族傣族自治县'],
  tags: ['api', 'api,网关', 'a, b'],
  color: ['#fff', '#1677ff', '#1677ff80'],
  icon: ['read', 'deployment-unit', 'ApiOutlined', '/files/icon.png'],
  json: ['{}', '[1,2]', 'null', '"text"'],
  password: ['secret', '12345678901234567890', '密码密码密码'],
  secret: ['x', 'line one\nline two'],
  date: ['2026-02-28', '2024-02-29'],
  'date-time': ['2026-11-21 12:00:00', '2026-11-21T04:00:00.000Z'],
};

const refused: Record<string, string[]> = {
  phone: ['12800138000', '1380013800', '138001380000', '12345678', '+', 'call me', '１３８００１３８０００'],
  email: ['name', 'name@', '@example.com', 'name@example', 'a..b@example.com', '.a@example.com', 'a b@example.com', 'a@-example.com', 'a@b@c'],
  url: ['example.com', 'ftp://example.com', 'javascript:alert(1)', 'https://', 'https://user:pw@example.com', 'https://example.com/a b', '//example.com'],
  image: ['/etc/passwd', '/files/../a.png', '/files/', 'data:image/png;base64,AAAA'],
  file: ['file:///etc/passwd'],
  cron: ['99 9 * * 1', '0 24 * * 1', '0 9 32 * *', '0 9 * 13 *', '0 9 * * 8', '*/0 * * * *', '0 9 * *', '0 9 * * 1 2 3', '0  9 * * 1', '每天 9 点'],
  rate: ['0/s', '100', '100/m', '100/0s', '100/s+', '100/s+0', '100/25h', '100/2d', '1.5/s', '100/s ', 'Unlimited'],
  'account-ids': ['0', '03', '3,', ',3', '3 17', 'ann', Array.from({ length: 101 }, (_, at) => at + 1).join(',')],
  'menu-address': [
    'user/list',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'https://a@evil.example',
    'ftp://example.com',
    '/a b',
  ],
  interface: ['Shop', 'shop.order.list', 'product:', 'product:03', '**', 'Shop.Order.List '],
  'ip-list': [
    '10.0.0.256',
    '10.0.0',
    '10.0.0.1/33',
    '::1/129',
    ':::',
    '1::2::3',
    '10.0.0.1,',
    '01.2.3.4',
    '1:2:3:4:5:6:7:8:9',
    'example.com',
    '10.0.0.1 10.0.0.2',
  ],
  region: [
    '深圳市',
    '广东',
    '广东省/',
    '广东省//南山区',
    '广东省/深圳市/南山区/粤海街道',
    '440305',
    'Guangdong',
    '广东省/深圳市\u200b',
    '广东省/\u202e市',
    '广东省/<b>',
  ],
  tags: [',', 'a,,b', 'a,a', 'x'.repeat(51)],
  color: ['red', '#12', '#12345', 'rgb(1,2,3)', '#ggg'],
  icon: ['1st', 'a b', '<svg>'],
  json: ['{', "{'a':1}", 'undefined', '['.repeat(70) + ']'.repeat(70)],
  password: ['12345', '123456789012345678901', 'has space', '\ttabbed1'],
  secret: [' x', 'x ', 'a\u0000b', 'a\u0007b'],
  date: ['2026-02-29', '2026-2-1', '2026-13-01', '2026-11-21 12:00:00', '0000-01-01', '21.11.2026'],
  'date-time': ['2026-11-21', '2026-11-21 24:00:00', '2026-11-21 12:60:00', '2026-02-30 00:00:00', 'now', '0001-01-01 00:00:00'],
};

describe('formats', () => {
  test.each(Object.keys(formatRules))('%s accepts what people rightly write and refuses what they do not', (format) => {
    expect(accepted[format]?.map((value) => [value, formatError(format, value)])).toEqual(accepted[format]?.map((value) => [value, undefined]));
    expect(refused[format]?.filter((value) => formatError(format, value) === undefined)).toEqual([]);
  });

  test('every refusal says what is allowed in both languages', () => {
    for (const { allowed } of Object.values(formatRules)) {
      expect(allowed.zh_cn).toMatch(/[\u4e00-\u9fff]/);
      expect(allowed.en).toMatch(/^must /);
    }
  });

  test('a parameter is offered every format that has a rule', () => {
    expect(checkedFormats).toEqual(Object.keys(formatRules));
  });

  test('a format without a rule limits nothing, nor does the name of an object member', () => {
    expect(formatError('multiline', 'anything')).toBeUndefined();
    expect(formatError('constructor', 'anything')).toBeUndefined();
  });

  test('no check is slow on a long text made to be slow', () => {
    const nasty = ['a'.repeat(200_000), `${'a.'.repeat(100_000)}@`, `+${'1 '.repeat(100_000)}`, ':'.repeat(200_000), `${','.repeat(200_000)}`];
    for (const format of Object.keys(formatRules)) for (const text of nasty) expect(typeof formatError(format, text)).not.toBe('string');
  });

  test('depth is counted in levels of arrays and objects', () => {
    expect(isDeeper([[1]], 2)).toBe(false);
    expect(isDeeper([[[1]]], 2)).toBe(true);
    expect(isDeeper('text', 0)).toBe(false);
  });
});
