import { expect, it } from 'vitest';
import { checkDefinition } from '../../../designer/model/checks/check-definition.ts';
import { changedFigure, figuresInSetting, withFigure, withoutFigure } from '../../../designer/nodes/table/model/figure-entries.ts';
import { changedPeriod, groupsInSetting, withColumns } from '../../../designer/nodes/table/model/group-entries.ts';
import { memoryTables } from '../codegen/memory-tables.ts';
import { byEvaluator, byTypeScript, type Run } from '../codegen/three-ways.ts';
import { byPeriods, byState, inAll, sales, visits } from './grouped.ts';

const errors = (definition: typeof inAll) => checkDefinition(definition).filter(({ severity }) => severity === 'error');

it('rows are told by figures of their groups, the same when it runs and when it is printed', async () => {
  expect([...errors(byState), ...errors(inAll)]).toEqual([]);
  const tables = memoryTables(sales.columns.map(({ name }) => name));
  const rows = [
    { status: 'open', paid: false, amount: 100, weight: 0.1, day: '2026-01-01' },
    { status: 'open', paid: false, amount: 201, weight: 0.2 },
    { status: 'done', paid: true },
  ];
  for (const row of rows) await tables.insert('sales', row);
  const runs: Run[] = [
    { definition: byState, parameters: { most: 4 } },
    { definition: byState, parameters: { most: 1, sort: '-turnover' } },
    { definition: inAll, parameters: { status: 'open' } },
    { definition: inAll, parameters: { status: 'gone' } },
  ];
  const answers = await byEvaluator(runs, tables);
  const none = { turnover: 0, usual: null, mass: 0, middle: null, least: null, last: null };
  const open = { status: 'open', paid: false, orders: 2, days: 1, turnover: 301, usual: 151, mass: 0.3, middle: 0.15, least: 100, last: '2026-01-01' };
  expect(answers[0]).toEqual({ data: { groups: [{ status: 'done', paid: true, orders: 1, days: 0, ...none }, open] } });
  expect(answers[1]).toEqual({ data: { groups: [open] } });
  expect(answers[2]).toEqual({ data: { row: { moves: 2, mean: null, greatest: null } } });
  expect(answers[3]).toEqual({ data: { row: { moves: 0, mean: null, greatest: null } } });
  expect(await byTypeScript(runs, tables)).toEqual(answers);
});

it('moments are grouped by the hours, days, weeks from Monday, months and years they are in, the same when it runs and when it is printed', async () => {
  const tables = memoryTables(visits.columns.map(({ name }) => name));
  const moments = ['2024-12-29 23:59:59', '2024-12-30', '2025-01-01 00:59:59', '2025-01-01', '2025-01-05 10:20:30'];
  for (const visited_at of moments) await tables.insert('visits', { site: 'home', visited_at });
  await tables.insert('visits', { site: 'home' });
  const runs: Run[] = [{ definition: byPeriods, parameters: { most: 50 } }];
  expect(errors(byPeriods)).toEqual([]);
  const answers = await byEvaluator(runs, tables);
  const counted = (groups: Record<string, number>) => [
    { visited_at: null, site: 'home', visits: 1 },
    ...Object.entries(groups).map(([visited_at, visits]) => ({ visited_at, site: 'home', visits })),
  ];
  expect(answers).toEqual([
    {
      data: {
        hour: counted({ '2024-12-29 23:00:00': 1, '2024-12-30': 1, '2025-01-01': 2, '2025-01-05 10:00:00': 1 }),
        day: counted({ '2024-12-29': 1, '2024-12-30': 1, '2025-01-01': 2, '2025-01-05': 1 }),
        week: counted({ '2024-12-23': 1, '2024-12-30': 4 }),
        month: counted({ '2024-12-01': 2, '2025-01-01': 3 }),
        year: counted({ '2024-01-01': 2, '2025-01-01': 3 }),
      },
    },
  ]);
  expect(await byTypeScript(runs, tables)).toEqual(answers);
});

it('what groups cannot be told by is a problem of the node', () => {
  const withSettings = (settings: object) => ({
    ...inAll,
    flow: { ...inAll.flow, nodes: inAll.flow.nodes.map((node) => (node.id === 'all' ? { ...node, settings: { ...node.settings, ...settings } } : node)) },
  });
  const codes = (settings: object) => errors(withSettings(settings)).map(({ code }) => code);
  expect(codes({ figures: [] })).toEqual(['no-figure']);
  expect(codes({ figures: [{ name: 'a', figure: 'sum' }] })).toEqual(['unfit-figure']);
  expect(codes({ figures: [{ name: 'a', figure: 'sum', column: { name: 'note', type: 'string' } }] })).toEqual(['unfit-figure']);
  expect(
    codes({
      figures: [
        { name: 'a', figure: 'count' },
        { name: 'a', figure: 'count' },
      ],
    }),
  ).toEqual(['duplicate-name']);
  expect(codes({ by: [{ name: 'size', type: 'float' }] })).toContain('unfit-key');
  const diagnostics = errors(withSettings({ by: [{ name: 'status', type: 'string', period: 'week' }] }));
  expect(diagnostics).toContainEqual(
    expect.objectContaining({
      code: 'unfit-period',
      pointer: expect.stringContaining('/settings/by/0/period'),
      text: expect.objectContaining({
        zh_cn: '字段 status 不是日期，不能按周（周一起）分组，请改为“按值”或换成日期字段',
        en: 'status is no date and cannot be grouped by “week (from Monday)”: choose “each value”, or a date',
      }),
    }),
  );
});

it('a period is chosen for a column and stays with it, however the others change', () => {
  const [status, day] = [
    { name: 'status', type: 'string' },
    { name: 'day', type: 'date' },
  ] as const;
  const weekly = changedPeriod([status, day], 'day', 'week');
  expect(weekly).toEqual([status, { ...day, period: 'week' }]);
  expect(withColumns(groupsInSetting(weekly), [day])).toEqual([{ ...day, period: 'week' }]);
  expect(changedPeriod(groupsInSetting(weekly), 'day', '')).toEqual([status, day]);
});

it('figures are added, changed and taken away, and their names follow until somebody chooses one', () => {
  const size = { name: 'size', type: 'integer' as const };
  const one = figuresInSetting(withFigure([], size));
  expect(one).toEqual([{ name: 'size_sum', figure: 'sum', column: size }]);
  const two = figuresInSetting(withFigure(one, null));
  expect(two[1]).toEqual({ name: 'count', figure: 'count' });
  const changed = figuresInSetting(changedFigure(two, 0, { figure: 'max' }));
  expect(changed[0]).toEqual({ name: 'size_max', figure: 'max', column: size });
  const named = figuresInSetting(changedFigure(changed, 0, { name: 'biggest' }));
  expect(figuresInSetting(changedFigure(named, 0, { figure: 'min' }))[0]).toEqual({ name: 'biggest', figure: 'min', column: size });
  expect(withoutFigure(named, 0)).toEqual([{ name: 'count', figure: 'count' }]);
});
