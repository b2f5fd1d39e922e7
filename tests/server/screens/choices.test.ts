import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { DescriptorCheck } from '../../../engine/core/calls/screens/descriptor.ts';
import type { ScreenAnswer } from '../../../engine/core/calls/screens/screen.ts';
import type { ScreenFile } from '../../../engine/core/descriptor/file-types.ts';
import { describeOnDatabases } from '../../helpers/databases.ts';
import { both } from '../../helpers/screens.ts';
import { openServer, type TestServer, until } from '../../helpers/server.ts';

const level = { type: 'integer', label: both('Level') } as const;
const ofLevels = { from: 'level', value: 'level', label: { zh_cn: 'name_zh_cn', en: 'name_en' } };
/** Its values come from levels in the record, in what its action asks and in its tabs. */
const offer: ScreenFile = {
  name: 'offer',
  label: both('Offer'),
  menu: { section: 'extension' },
  schema: { type: 'object', properties: { level: { ...level, options: ofLevels } } },
  list: { columns: ['level'], tabs: 'level' },
  actions: {
    raise: {
      at: 'row',
      label: both('Raise'),
      ask: { wanted: { ...level, options: { ...ofLevels, where: { level: { before: 200 } } } } },
      set: { level: '$form.wanted' },
    },
  },
};

describeOnDatabases('values that are those of other records', (database) => {
  let server: TestServer;
  let levelId: number;
  beforeAll(async () => {
    server = await openServer({ database: await database.config() });
    const added = await server.admin<{ id: number }>('Admin.Level.Add', { level: 150, name_zh_cn: '合作伙伴', name_en: 'Partner' });
    levelId = added.data!.id;
  });
  afterAll(() => server?.close());

  const optionsOf = async (screen: string) => {
    const { data } = await server.admin<ScreenAnswer>('Admin.Screen.Load', { name: screen });
    return data!.screen.fields.find(({ name }) => name === 'level')?.options;
  };
  const member = (fields: object) => server.admin<{ id: number }>('Admin.User.AddMember', { password: 'secret-12', ...fields });

  it('follow those records, in the pages and in what is refused', async () => {
    const options = await until(
      () => optionsOf('user'),
      (found) => found?.some(({ value }) => value === 150) ?? false,
    );
    expect(options?.map(({ value }) => value)).toEqual([0, 100, 101, 150, 200, 255]);
    expect(options).toContainEqual({ value: 150, label: expect.objectContaining({ zh_cn: '合作伙伴', en: 'Partner' }) });
    expect((await optionsOf('permission_rule'))?.map(({ value }) => value)).toEqual([0, 100, 101, 150]);
    expect((await member({ username: 'partner', level: 150 })).ret).toBe(200);
    expect(await member({ username: 'nobody', level: 151 })).toMatchObject({ ret: 400, data: { errors: [{ field: 'level' }] } });
    const rule = { service_name: '*', target: 'level', granted: 'granted' };
    expect((await server.admin('Admin.PermissionRule.Add', { ...rule, level: 200 })).ret).toBe(400);
    expect((await server.admin('Admin.PermissionRule.Add', { ...rule, level: 150 })).ret).toBe(200);
  });

  it('are those of what an action asks, and of the tabs of a list, which counts them', async () => {
    writeFileSync(join(server.schemas, 'offer.json'), JSON.stringify(offer));
    const load = () => server.admin<ScreenAnswer>('Admin.Screen.Load', { name: 'offer' });
    const { data } = await until(load, ({ ret }) => ret === 200);
    expect(data!.screen.actions[0]!.ask[0]!.options?.map(({ value }) => value)).toEqual([0, 100, 101, 150]);
    const { data: added } = await server.admin<{ id: number }>('Admin.Offer.Add', { level: 200 });
    const raise = (wanted: number) => server.admin('Admin.Offer.Raise', { id: added!.id, wanted });
    expect(await raise(200)).toMatchObject({ ret: 400, data: { errors: [{ field: 'wanted' }] } });
    expect((await raise(150)).ret).toBe(200);
    const list = await server.admin('Admin.Offer.List', { with_counts: true, filters: { level: { in: [150] } } });
    expect(list).toMatchObject({ ret: 200, data: { counts: { 150: 1 }, items: [{ level: 150 }] } });
    expect((await server.admin('Admin.Offer.Remove', { id: added!.id })).ret).toBe(200);
    const errorsOf = async (file: object) => {
      const checked = await server.admin<DescriptorCheck>('Admin.Descriptor.Check', { name: 'offer', text: JSON.stringify({ ...offer, ...file }) });
      return checked.data!.faults.map(({ pointer }) => pointer);
    };
    const asking = (options: object, more = {}) => ({ actions: { raise: { ...offer.actions!.raise, ask: { wanted: { ...level, ...more, options } } } } });
    const at = '/actions/raise/ask/wanted/options';
    expect(await errorsOf(asking({ ...ofLevels, from: 'levle' }))).toEqual([`${at}/from`]);
    expect(await errorsOf(asking({ ...ofLevels, value: 'name_en' }))).toEqual([`${at}/value`]);
    expect(await errorsOf(asking(ofLevels, { format: 'money' }))).toEqual([`${at}/from`]);
    expect(await errorsOf({ list: { columns: ['level'], tabs: 'id' } })).toEqual(['/list/tabs']);
  });

  it('keep a record that has been chosen, and go with one that has not', async () => {
    const remove = () => server.admin('Admin.Level.Remove', { id: levelId });
    const removeAll = async (list: string, removal: string) => {
      const { data } = await server.admin<{ items: { id: number }[] }>(list, { filters: { level: 150 } });
      for (const { id } of data!.items) expect((await server.admin(removal, { id })).ret).toBe(200);
    };
    expect(await remove()).toMatchObject({ ret: 409, msg: expect.stringContaining('账号') });
    await removeAll('Admin.User.GetAllMembers', 'Admin.User.DelMember');
    expect(await remove()).toMatchObject({ ret: 409, msg: expect.stringContaining('权限规则') });
    await removeAll('Admin.PermissionRule.List', 'Admin.PermissionRule.Remove');
    expect((await remove()).ret).toBe(200);
    await until(
      () => optionsOf('user'),
      (found) => !found?.some(({ value }) => value === 150),
    );
    expect((await member({ username: 'late', level: 150 })).ret).toBe(400);
  });

  it('are checked in the file: where from, which field, and nothing else beside', async () => {
    const { data } = await server.admin<{ text: string }>('Admin.Descriptor.Get', { name: 'permission_rule' });
    const errorsOf = async (from: string, to: string) => {
      // Behind the field: others of the file have conditions too.
      const begin = data!.text.indexOf('"level": {\n');
      const text = data!.text.slice(0, begin) + data!.text.slice(begin).replace(from, to);
      expect(text).not.toBe(data!.text);
      const checked = await server.admin<DescriptorCheck>('Admin.Descriptor.Check', { name: 'permission_rule', text });
      return checked.data!.faults.map(({ pointer }) => pointer);
    };
    const at = '/schema/properties/level/options';
    expect(await errorsOf('"from": "level"', '"from": "levle"')).toEqual([`${at}/from`]);
    expect(await errorsOf('"value": "level"', '"value": "name_en"')).toEqual([`${at}/value`]);
    expect(await errorsOf('"en": "name_en"', '"en": "app_limit"')).toEqual([`${at}/label/en`]);
    expect(await errorsOf('"value": "level",', '')).toEqual([at]);
    expect(await errorsOf('"where": { "level": { "before": 200 } }', '"where": { "levle": 1 }')).toEqual([`${at}/where/levle`]);
    expect(await errorsOf('"options": {\n          "from"', '"enum": [1],\n        "options": {\n          "from"')).toEqual([`${at}/from`]);
  });
});
