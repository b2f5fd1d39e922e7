import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ListAnswer } from '../../engine/core/answers/list-answer.ts';
import type { DescriptorDiagnostic } from '../../engine/core/calls/screens/screen.ts';
import type { FieldFile, ScreenFile } from '../../engine/core/descriptor/file-types.ts';
import type { LiveScreens } from '../../engine/server/screens/live-screens.ts';
import { describeOnDatabases } from '../helpers/databases.ts';
import { both } from '../helpers/screens.ts';
import { openServer, type TestServer } from '../helpers/server.ts';

const field = (type: FieldFile['type'], words: Partial<FieldFile> = {}): FieldFile => ({ type, label: both(type), ...words });
const price = field('integer', { format: 'money', minimum: 0 });
const good = { name: field('string', { maxLength: 20 }), price, kind: field('string', { enum: ['a', 'b'], enumLabel: { zh_cn: ['a', 'b'], en: ['a', 'b'] } }) };

describeOnDatabases('a changed descriptor over rows', (database) => {
  let server: TestServer;
  const save = async (properties: Record<string, FieldFile>, required: string[] = []) => {
    const shop: ScreenFile = { name: 'shop', label: both('Shop'), schema: { type: 'object', ...(required.length > 0 && { required }), properties } };
    writeFileSync(join(server.schemas, 'shop.json'), JSON.stringify(shop));
    await (server.platform.screens as LiveScreens).reload();
    return server.platform.screens.diagnostics().map(({ pointer, message }) => `${pointer} ${message.en}`);
  };
  const migrate = (name: string, steps: object[]) =>
    writeFileSync(join(server.schemas, 'migrations', `${name}.json`), JSON.stringify({ table: 'shop', steps }));
  const rows = async () => (await server.admin<ListAnswer>('Admin.Shop.List', { sort: 'id' })).data!.items;

  beforeAll(async () => {
    server = await openServer({ database: await database.config() });
    mkdirSync(join(server.schemas, 'migrations'));
    await save(good);
    await server.admin('Admin.Shop.Add', { name: 'first shop', price: 1250, kind: 'a' });
    await server.admin('Admin.Shop.Add', { name: 'two', price: 300 });
    await server.admin('Admin.Shop.Add', { name: 'second shop', kind: 'b' });
  });
  afterAll(() => server.close());

  test('refuses a renamed field with the file that renames its column, and runs on as it was until that file is there', async () => {
    const { price: _left, ...others } = good;
    const renamed = { ...others, cost: price };
    const [refused] = await save(renamed);
    expect(refused).toContain('/schema/properties/cost');
    expect(refused).toContain('2 rows (such as ID 1, 2)');
    expect(refused).toContain('{"table":"shop","steps":[{"rename":{"column":"price","to":"cost"}}]}');
    expect(await rows()).toMatchObject([{ price: 1250 }, { price: 300 }, { price: null }]);
    migrate('202611230000-rename-price', [{ rename: { column: 'price', to: 'cost' } }]);
    expect(await save(renamed)).toEqual([]);
    expect(await rows()).toMatchObject([{ cost: 1250 }, { cost: 300 }, { cost: null }]);
  });

  test('sees a renamed member of objects in a list as it sees a renamed field', async () => {
    const { price: _left, ...others } = good;
    const people = (member: string) => ({
      ...others,
      cost: price,
      people: field('array', { items: { type: 'object', properties: { [member]: field('string') } } }),
    });
    expect(await save(people('name'))).toEqual([]);
    const { id, rev } = (await rows())[0]!;
    expect((await server.admin('Admin.Shop.Edit', { id: Number(id), rev: Number(rev), people: [{ name: 'Li' }] })).ret).toBe(200);
    const [refused = ''] = await save(people('title'));
    expect(refused).toContain('/schema/properties/people');
    for (const part of ['people.name', 'people.title', '1 rows', `ID ${id})`, '{"keep":{"column":"people"}}']) expect(refused).toContain(part);
    migrate('202611230002-keep-people', [{ keep: { column: 'people' } }]);
    expect(await save(people('title'))).toEqual([]);
    expect(await save({ ...others, cost: price })).toEqual([]);
  });

  test('tells calls of a screen that never went live, and its place, why it is not there', async () => {
    const kiosk = { name: 'news_kiosk', label: both('Kiosk'), menu: { section: 'application' }, schema: { type: 'object', properties: {} } };
    writeFileSync(join(server.schemas, 'kiosk.json'), JSON.stringify(kiosk));
    await (server.platform.screens as LiveScreens).reload();
    expect(await server.admin('Admin.NewsKiosk.List')).toMatchObject({ ret: 404, msg: expect.stringContaining('描述文件有误') });
    expect((await server.call('Admin.NewsKiosk.List')).ret).toBe(406);
    expect((await server.admin('Admin.Nowhere.List')).msg).not.toContain('描述文件');
    const { data } = await server.admin<{ faults: DescriptorDiagnostic[] }>('Admin.Screen.Faults');
    expect(data?.faults).toContainEqual(expect.objectContaining({ label: both('Kiosk'), section: 'application', path: null }));
    rmSync(join(server.schemas, 'kiosk.json'));
  });

  test('takes a field away and another in without a word, one after the other, and a field of another kind at once', async () => {
    const { name, kind } = good;
    expect(await save({ name, kind })).toEqual([]);
    expect(await save({ name, kind, fee: price }, ['fee'])).toEqual([]);
    expect(await save({ name, kind, fee: price, cost: price })).toEqual([]);
    expect(await rows()).toMatchObject([{ cost: 1250, fee: null }, { cost: 300 }, { cost: null }]);
    expect(await save({ name, kind, fee: price, open: field('boolean') })).toEqual([]);
  });

  test.each([
    ['maxLength 5', { name: field('string', { maxLength: 5 }) }, [], 'name', '2 rows', '1, 3'],
    ['pattern', { name: field('string', { maxLength: 20, pattern: '^[a-z]+$' }) }, [], 'name', '2 rows', '1, 3'],
    ['enum', { kind: field('string', { enum: ['b'], enumLabel: { zh_cn: ['b'], en: ['b'] } }) }, [], 'kind', '1 rows', '1'],
    ['required', {}, ['kind'], 'kind', '1 rows', '2'],
    ['minimum 500', { cost: { ...price, minimum: 500 } }, [], 'cost', '1 rows', '2'],
    ['maximum 1000', { cost: { ...price, maximum: 1000 } }, [], 'cost', '1 rows', '1'],
  ])('refuses %s over rows that do not fit, with their number and ids', async (words, changed, required, name, count, ids) => {
    const { price: _left, ...others } = good;
    const before = { ...others, cost: price };
    expect(await save(before)).toEqual([]);
    const refusals = await save({ ...before, ...changed }, required);
    expect(refusals).toEqual([expect.stringContaining(`/schema/properties/${name}`)]);
    for (const part of [words, count, `ID ${ids})`, '"keep"', `${name}`]) expect(refusals[0]).toContain(part);
    expect((await server.admin('Admin.Shop.Add', { name: 'a name of 20 letters', cost: 1 })).ret).toBe(200);
    const { id } = (await rows()).at(-1)!;
    await server.admin('Admin.Shop.Remove', { id: Number(id) });
  });

  test('takes a tighter rule that every row fits, a looser one, and one over rows that a file says to keep', async () => {
    const { price: _left, name: _name, ...others } = good;
    const before = { ...others, cost: price };
    expect(await save({ ...before, name: field('string', { maxLength: 11 }) })).toEqual([]);
    expect(await save({ ...before, name: field('string', { maxLength: 30 }) })).toEqual([]);
    const tight = { ...before, name: field('string', { maxLength: 5 }) };
    expect(await save(tight)).toHaveLength(1);
    migrate('202611230001-keep-name', [{ keep: { column: 'name' } }]);
    expect(await save(tight)).toEqual([]);
    expect(await rows()).toMatchObject([{ name: 'first shop' }, { name: 'two' }, { name: 'second shop' }]);
    expect((await server.admin('Admin.Shop.Add', { name: 'too long' })).ret).toBe(400);
  });
});
