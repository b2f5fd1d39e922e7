import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OptionsAnswer } from '../../../engine/core/answers/list-answer.ts';
import type { ScreenFile } from '../../../engine/core/descriptor/file-types.ts';
import { describeOnDatabases } from '../../helpers/databases.ts';
import { both } from '../../helpers/screens.ts';
import { type CallFields, openServer, type TestServer, until } from '../../helpers/server.ts';

const town: ScreenFile = {
  name: 'town',
  label: both('Town'),
  list: { columns: ['name'], search: ['name'], filters: ['name'] },
  schema: {
    type: 'object',
    properties: {
      name: { type: 'string', label: both('Name') },
      country: { type: 'string', enum: ['ch', 'cn'], label: both('Country') },
      is_open: { type: 'boolean', label: both('Open') },
    },
  },
};
const shop: ScreenFile = {
  name: 'shop',
  label: both('Shop'),
  schema: {
    type: 'object',
    properties: {
      country: { type: 'string', enum: ['ch', 'cn'], label: both('Country') },
      town_id: { type: 'integer', format: 'ref:town.name', label: both('Town'), options: { where: { country: '$form.country', is_open: true } } },
    },
  },
};

describeOnDatabases('choices from data', (place) => {
  let server: TestServer;
  const towns: Record<string, number> = {};
  const offered = async (fields: CallFields) =>
    (await server.admin<OptionsAnswer>('Admin.Shop.Options', { field: 'town_id', ...fields })).data?.items.map(({ label }) => label);

  beforeAll(async () => {
    server = await openServer({ database: await place.config() });
    for (const file of [town, shop]) writeFileSync(join(server.schemas, `${file.name}.json`), JSON.stringify(file));
    await until(
      () => server.admin('Admin.Shop.List'),
      ({ ret }) => ret === 200,
    );
    for (const [name, country, is_open] of [
      ['Bern', 'ch', true],
      ['Basel', 'ch', false],
      ['上海', 'cn', true],
    ] as const) {
      towns[name] = (await server.admin<{ id: number }>('Admin.Town.Add', { name, country, is_open })).data?.id ?? 0;
    }
  });
  afterAll(() => server.close());

  test('are found by pinyin, as are the rows of their list, which has them in its order', async () => {
    for (const search of ['sh', 'shanghai', 'Shang hai', '上']) expect(await offered({ form: { country: 'cn' }, search })).toEqual(['上海']);
    expect(await offered({ form: { country: 'cn' }, search: 'beijing' })).toEqual([]);
    const listed = async (fields: CallFields) => (await server.admin<{ items: Record<string, unknown>[] }>('Admin.Town.List', fields)).data?.items ?? [];
    for (const fields of [{ search: 'sh' }, { filters: { name: { contains: 'hai' } } }])
      expect((await listed(fields)).map(({ name }) => name)).toEqual(['上海']);
    const { id } = (await server.admin<{ id: number }>('Admin.Town.Add', { name: '安庆', country: 'cn', is_open: false })).data!;
    const ordered = await listed({ sort: 'name' });
    expect(ordered.map(({ name }) => name)).toEqual(['Basel', 'Bern', '安庆', '上海']);
    expect((await listed({ sort: '-name' })).map(({ id: own }) => own)).toEqual(ordered.map(({ id: own }) => own).reverse());
    expect(ordered.flatMap((row) => Object.keys(row)).filter((name) => name.includes('__'))).toEqual([]);
    await server.admin('Admin.Town.Remove', { ids: [id] });
  });

  test('are those the condition is true of beside what is filled in, by name and by number', async () => {
    expect(await offered({ form: { country: 'ch' } })).toEqual(['Bern']);
    expect(await offered({ form: { country: 'cn' } })).toEqual(['上海']);
    expect(await offered({ form: { country: 'ch' }, search: String(towns.上海) })).toEqual([]);
    expect(await offered({})).toEqual([]);
    expect(await offered({ form: { country: ['ch', { a: 1 }], __proto__: { country: 'ch' } } })).toEqual([]);
    // What was chosen once keeps its name.
    expect(await offered({ ids: [towns.Basel] })).toEqual(['Basel']);
  });

  test('are the only ones taken; what was chosen before stays', async () => {
    const wrong = await server.admin<{ errors: { field: string; code: string }[] }>('Admin.Shop.Add', { country: 'cn', town_id: towns.Bern });
    expect([wrong.ret, wrong.data?.errors]).toEqual([400, [expect.objectContaining({ field: 'town_id', code: 'option' })]]);
    expect((await server.admin('Admin.Shop.Add', { country: 'ch', town_id: towns.Basel })).ret).toBe(400);
    const { data: created } = await server.admin<{ id: number; rev: number }>('Admin.Shop.Add', { country: 'ch', town_id: towns.Bern });
    const { data: bern } = await server.admin<{ rev: number }>('Admin.Town.Get', { id: towns.Bern });
    await server.admin('Admin.Town.Edit', { id: towns.Bern, rev: bern?.rev, is_open: false });
    expect((await server.admin('Admin.Shop.Edit', { id: created?.id, rev: created?.rev, country: 'cn' })).ret).toBe(200);
    expect((await server.admin('Admin.Shop.Edit', { id: created?.id, rev: 2, town_id: towns.Basel })).ret).toBe(400);
    expect((await server.admin('Admin.Shop.Edit', { id: created?.id, rev: 2, town_id: towns.上海 })).ret).toBe(200);
  });
});
