import { expect, test } from 'vitest';
import { fieldOf } from '../../../../engine/core/descriptor/field-of.ts';
import type { ScreenFile } from '../../../../engine/core/descriptor/file-types.ts';
import { normalize } from '../../../../engine/core/descriptor/normalize/normalize.ts';
import type { Tile } from '../../../../engine/core/descriptor/query-types.ts';
import { chartCsv } from '../../../../engine/web/renderer/dashboard/chart/chart-csv.ts';
import { chartData } from '../../../../engine/web/renderer/dashboard/chart/chart-data.ts';
import { chartOption } from '../../../../engine/web/renderer/dashboard/chart/chart-option.ts';
import { dashboardAddress, dashboardQueryOf, tilesRequestOf } from '../../../../engine/web/renderer/dashboard/query/dashboard-query.ts';
import { tileLink } from '../../../../engine/web/renderer/dashboard/tile-link.ts';
import { numberText, type ValueWords, valueText } from '../../../../engine/web/renderer/dashboard/values/value-text.ts';
import { palettes } from '../../../../engine/web/theme/theme.ts';
import { both } from '../../../helpers/screens.ts';

const file: ScreenFile = {
  name: 'sale',
  label: both('Sale'),
  menu: { section: 'stats' },
  schema: {
    type: 'object',
    properties: {
      shop_id: { type: 'integer', format: 'ref:shop.name', label: both('Shop') },
      kind: {
        type: 'string',
        enum: ['cash', 'card'],
        enumTone: ['success', 'error'],
        enumLabel: { zh_cn: ['现金', '刷卡'], en: ['Cash', 'Card'] },
        label: both('Kind'),
      },
      is_paid: { type: 'boolean', label: both('Paid') },
      amount: { type: 'integer', format: 'money', label: both('Amount') },
      took: { type: 'integer', format: 'duration', label: both('Took') },
      sold_at: { type: 'string', format: 'date-time', label: both('Sold at') },
    },
  },
  list: { columns: ['kind'], filters: ['shop_id', 'kind', 'is_paid', 'sold_at'] },
};
const sale = normalize(file);
const words: ValueWords = {
  tag: 'en',
  text: (text) => text?.en ?? '',
  duration: (unit, count) => `${count} ${unit}`,
  yes: 'Yes',
  no: 'No',
  nothing: 'Not set',
};
const tile = (query: Partial<Tile['query']>): Tile => ({ label: both('Sales'), as: 'bar', query: { from: 'sale', aggregate: 'count', sort: [], ...query } });
const byDay = { field: 'sold_at', bucket: 'day' as const, isTime: true };

test('stretches without rows are 0 for counts and sums, and a gap for what is measured', () => {
  const answer = { stretches: ['2026-11-16', '2026-11-17'], rows: [{ keys: ['2026-11-17'], value: 4 }], refs: {} };
  const valuesOf = (query: Partial<Tile['query']>) => chartData(tile({ groupBy: byDay, ...query }), answer, sale, words).series[0]?.values;
  expect(valuesOf({})).toEqual([0, 4]);
  expect(valuesOf({ aggregate: 'sum', field: 'amount' })).toEqual([0, 4]);
  expect(valuesOf({ aggregate: 'avg', field: 'amount' })).toEqual([null, 4]);
  expect(chartData(tile({ groupBy: byDay }), answer, sale, words).groups.map(({ label }) => label)).toEqual(['Nov 16', 'Nov 17']);
});

test('a moment is told in the zone of its reader, as in the cells of a list', () => {
  const moment = '2026-11-16T17:30:00.000Z';
  const zone = process.env.TZ;
  process.env.TZ = 'America/New_York';
  try {
    expect(valueText(fieldOf(sale, 'sold_at'), moment, undefined, words)).toBe('2026-11-16 12:30:00');
  } finally {
    if (zone === undefined) delete process.env.TZ;
    else process.env.TZ = zone;
  }
});

test('groups and series are called as people know them', () => {
  const rows = [
    { keys: [7, 'card'], value: 1 },
    { keys: [null, 'cash'], value: 2 },
    { keys: [8, null], value: 3 },
  ];
  const twins = { rows: rows.slice(0, 1).concat({ keys: [9, 'card'], value: 4 }), refs: { shop_id: { 7: 'North', 9: 'North' } } };
  const alike = chartData(tile({ groupBy: { field: 'shop_id', isTime: false } }), twins, sale, words);
  expect(alike.groups.map(({ label }) => label)).toEqual(['North (7)', 'North (9)']);
  const data = chartData(tile({ groupBy: { field: 'shop_id', isTime: false }, series: 'kind' }), { rows, refs: { shop_id: { 7: 'North' } } }, sale, words);
  expect(data.groups.map(({ label }) => label)).toEqual(['North', 'Not set', '#8']);
  expect(data.series).toEqual([
    { label: 'Cash', tone: 'success', values: [0, 2, 0] },
    { label: 'Card', tone: 'error', values: [1, 0, 0] },
    { label: 'Not set', tone: undefined, values: [0, 0, 3] },
  ]);
});

test('a series has the colour of its meaning, whatever else is drawn; others take what is left', () => {
  const palette = { ...palettes.light, success: 'green', error: 'red' };
  const look = { palette, colors: ['blue', 'green', 'amber'], tag: 'en', isStill: true, number: String };
  const series = (['error', undefined, 'success', 'error'] as const).map((tone, at) => ({ label: `${at}`, tone, values: [1] }));
  const { series: drawn } = chartOption({ as: 'bar', isTime: true, isStacked: true, isCount: true, data: { groups: [{ key: 1, label: '1' }], series } }, look);
  expect(drawn).toMatchObject([{ color: 'red' }, { color: 'blue' }, { color: 'green' }, { color: 'amber' }]);
});

test('numbers are said as their field says them, short on an axis', () => {
  const field = (name: string) => sale.fields.find((one) => one.name === name);
  expect([numberText(field('amount'), 1_234_500, words), numberText(field('amount'), 1_234_500, words, 'short')]).toEqual(['¥12,345.00', '¥12.3K']);
  expect([numberText(field('took'), 90, words), numberText(undefined, 1_234.567, words)]).toEqual(['1 minute 30 second', '1,234.57']);
});

test('a tile leads to its list, filtered as it is as far as the list can be', () => {
  const shown = { from: '2026-11-17', to: '2026-11-18', filters: { shop_id: 7, other: 1 } };
  const narrowed = tileLink(tile({ where: { kind: { not: 'card' }, shop_id: { after: 3, before: 9 }, sold_at: { before: '2026-11-17' } } }), sale, shown);
  expect([...new URLSearchParams(narrowed?.search)].slice(0, 4)).toEqual([
    ['filter.kind.in', 'cash'],
    ['filter.shop_id.eq', '7'],
    ['filter.sold_at.to', '2026-11-16T15:59:59.999Z'],
  ]);
  const link = tileLink(tile({ where: { kind: ['card'], is_paid: true, took: { atLeast: 5 } }, groupBy: byDay }), sale, shown);
  expect(link?.path).toBe('/sale/list');
  expect([...new URLSearchParams(link?.search)]).toEqual([
    ['filter.kind.in', 'card'],
    ['filter.is_paid.eq', 'true'],
    ['filter.shop_id.eq', '7'],
    ['filter.sold_at.from', '2026-11-16T16:00:00.000Z'],
    ['filter.sold_at.to', '2026-11-18T15:59:59.999Z'],
  ]);
});

test('a table of a chart holds no formula, and money in yuan', () => {
  const data = {
    groups: [{ key: '=1', label: '=1,"a"' }],
    series: [
      { label: '+x', values: [1_250] },
      { label: 'y', values: [null] },
    ],
  };
  expect(
    chartCsv(
      data,
      'Shop',
      false,
      sale.fields.find(({ name }) => name === 'amount'),
    ),
  ).toBe('\ufeffShop,\'+x,y\r\n"\'=1,""a""",12.50,\r\n');
});

test('what stands in an address is what is asked, and what makes no sense is left out', () => {
  const dashboard = { range: '7d' as const, compare: false, filters: ['shop_id'], isLive: false, tiles: [] };
  const read = (text: string) => dashboardQueryOf({ dashboard }, new URLSearchParams(text));
  const query = read('from=2026-11-01&to=2026-11-07&filter.shop_id=7&filter.kind=card');
  expect(tilesRequestOf(query, [sale])).toEqual({ from: '2026-11-01', to: '2026-11-07', filters: { shop_id: 7 } });
  expect(dashboardQueryOf({ dashboard }, dashboardAddress(query))).toEqual(query);
  for (const wrong of ['range=2d', 'from=2026-11-07&to=2026-11-01', 'from=x&to=y']) expect(read(wrong)).toEqual({ filters: {} });
  expect(tilesRequestOf(read('filter.shop_id=x'), [sale])).toEqual({});
});
