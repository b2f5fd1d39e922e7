import { beforeAll, expect, test } from 'vitest';
import type { ListAnswer } from '../../../engine/core/answers/list-answer.ts';
import { normalize } from '../../../engine/core/descriptor/normalize/normalize.ts';
import { describeOnDatabases } from '../../helpers/databases.ts';
import { benchOf, refusalOf, type ScreenBench } from '../../helpers/screen-bench.ts';
import { both } from '../../helpers/screens.ts';

const run = normalize({
  name: 'run',
  label: both('Run'),
  table: { unique: [['code']], keep: { last: 3, per: 'task_id' } },
  schema: {
    type: 'object',
    properties: { task_id: { type: 'integer', label: both('Task') }, code: { type: 'string', label: both('Code') } },
  },
  list: { columns: [{ field: 'code', width: 90, priority: 0 }, 'task_id'], filters: ['task_id'] },
});

describeOnDatabases('a table that keeps its latest rows', (place) => {
  let bench: ScreenBench;
  const add = (task_id: number | undefined, code: string) => bench.call('Admin.Run.Add', { ...(task_id !== undefined && { task_id }), code });
  const codes = async (params = {}) => (await bench.call<ListAnswer>('Admin.Run.List', { sort: 'id', ...params })).items.map(({ code }) => code);

  beforeAll(async () => {
    bench = await benchOf(await place.open(), (await place.config()).dataFolder, [run]);
  });

  test('has so many for each of what they belong to, and all that belong to nothing', async () => {
    for (const number of [1, 2, 3, 4, 5]) for (const task of [7, 8, undefined]) await add(task, `${task ?? 'none'}-${number}`);
    expect(await codes({ filters: { task_id: 7 } })).toEqual(['7-3', '7-4', '7-5']);
    expect(await codes({ filters: { task_id: 8 } })).toEqual(['8-3', '8-4', '8-5']);
    expect(await codes({ filters: { task_id: { empty: true } } })).toHaveLength(5);
    expect((await bench.call<ListAnswer>('Admin.Run.List', { trash: true })).total).toBe(0);
  });

  test('loses none to a row that is refused', async () => {
    expect((await refusalOf(add(7, '8-5'))).faults).toEqual(['code taken']);
    expect(await codes({ filters: { task_id: 7 } })).toEqual(['7-3', '7-4', '7-5']);
  });
});

test('a column may say how it begins', () => {
  expect(run.list).toMatchObject({ columns: ['code', 'task_id'], columnRules: { code: { width: 90, priority: 0 } } });
});
