import { beforeAll, expect, test } from 'vitest';
import type { ListAnswer } from '../../../../engine/core/answers/list-answer.ts';
import { normalize } from '../../../../engine/core/descriptor/normalize/normalize.ts';
import { describeOnDatabases } from '../../../helpers/databases.ts';
import { benchOf, refusalOf, type ScreenBench } from '../../../helpers/screen-bench.ts';
import { both } from '../../../helpers/screens.ts';
import { user } from '../screens.ts';

/** Fields are named like the columns a database gives the elements of a list. */
const crew = normalize({
  name: 'crew',
  label: both('Crew'),
  schema: {
    type: 'object',
    required: ['key'],
    properties: {
      key: { type: 'string', label: both('Key') },
      value: { type: 'array', items: { type: 'integer', format: 'ref:user.username' }, label: both('Members') },
      type: {
        type: 'array',
        items: { type: 'string', enum: ['a', 'ab', '"'], enumLabel: { zh_cn: ['a', 'ab', 'q'], en: ['a', 'ab', 'q'] } },
        label: both('Kinds'),
      },
      part: { type: 'array', items: { type: 'string', format: 'ref:user.username' }, label: both('Friends') },
      atom: { type: 'array', items: { type: 'string' }, format: 'tags', label: both('Tags') },
    },
  },
  list: { columns: ['key'], filters: ['value', 'type', 'part', 'atom'], sort: ['id'] },
});

describeOnDatabases('filters on lists', (place) => {
  let bench: ScreenBench;
  const list = (filters: Record<string, unknown>) => bench.call<ListAnswer>('Admin.Crew.List', { filters });

  beforeAll(async () => {
    bench = await benchOf(await place.open(), (await place.config()).dataFolder, [user, crew]);
    const rows = [
      { key: 'one', value: [1], type: ['a'], part: ['ann'], atom: ['red'] },
      { key: 'eleven', value: [11], type: ['ab'], part: ['anna'], atom: ['dark red'] },
      { key: 'both', value: [2, 1], type: ['ab', 'a'], part: ['1', 'ann'] },
      { key: 'zero', type: ['"'], part: ['\u0000', '"ann"'] },
      { key: 'none' },
    ];
    // Past the calls: none of these people exists.
    const { database, repositories } = bench.platform;
    for (const row of rows) await database.transact((query) => repositories.of(crew)!.insert(query, row, null));
  });

  test.each([
    [{ value: { contains: 1 } }, ['one', 'both']],
    [{ value: { contains: '1' } }, ['one', 'both']],
    [{ value: { in: [1, 11] } }, ['one', 'eleven', 'both']],
    [{ value: { in: [3] } }, []],
    [{ type: { in: ['a'] } }, ['one', 'both']],
    [{ type: { contains: 'ab' } }, ['eleven', 'both']],
    [{ type: { contains: '"' } }, ['zero']],
    [{ part: { in: ['ann'] } }, ['one', 'both']],
    [{ part: { in: ['1'] } }, ['both']],
    [{ part: { contains: '"ann"' } }, ['zero']],
    [{ value: { empty: true } }, ['zero', 'none']],
    [{ value: { empty: false }, type: { in: ['ab'] } }, ['eleven', 'both']],
    [{ atom: { contains: 'red' } }, ['one', 'eleven']],
  ])('%j finds elements, not parts of them', async (filters, keys) => {
    expect((await list(filters)).items.map((item) => item.key)).toEqual(keys);
  });

  test('what no element can be is refused', async () => {
    const refusal = await refusalOf(list({ value: { contains: 'ann' }, type: { in: ['c'] }, part: { eq: 'ann' } }));
    expect(refusal.faults).toEqual(['filters.value type', 'filters.type type', 'filters.part operator']);
    expect(refusal.msg).toContain('a number');
  });
});
