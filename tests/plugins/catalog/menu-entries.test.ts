import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PermissionAnswer } from '../../../engine/core/calls/permission.ts';
import { enter } from '../../helpers/accounts.ts';
import { describeOnDatabases } from '../../helpers/databases.ts';
import { type Caller, openServer, type TestServer } from '../../helpers/server.ts';
import { done } from '../apps/open-caller.ts';

type Entered = { id: number; call: Caller };

describeOnDatabases('own entries of the menu', (place) => {
  let server: TestServer;
  let [first, second, developer] = [] as Entered[] as [Entered, Entered, Entered];
  beforeAll(async () => {
    server = await openServer({ database: await place.config() });
    [first, second, developer] = [await enter(server, 'menu_first', 200), await enter(server, 'menu_second', 200), await enter(server, 'menu_dev', 100)];
  });
  afterAll(() => server?.close());

  const add = (fields: object) => server.admin<{ id: number; rev: number }>('Admin.MenuEntry.Add', { title: `Entry ${Math.random()}`, ...fields });
  const entries = async (call: Caller) => {
    const { menu } = await done(call<PermissionAnswer>('Admin.Permission.GetMyPermission'));
    return menu.filter(({ key }) => key === 'own').flatMap(({ children = [] }) => children.map(({ label, address }) => [label.en, address]));
  };

  test('stand in the menu of the accounts they name and in no other, until they are taken away', async () => {
    const { id } = await done(add({ title: 'Grafana', url: 'https://grafana.example/d/1?x=2', account_ids: ` ${first.id}，${first.id} ` }));
    expect(await entries(first.call)).toEqual([['Grafana', 'https://grafana.example/d/1?x=2']]);
    expect([await entries(second.call), await entries(server.admin)]).toEqual([[], []]);
    const preview = await done(server.admin<PermissionAnswer>('Admin.Permission.Preview', { account_id: first.id }));
    expect(preview.menu.at(-1)?.children?.map(({ label }) => label.en)).toEqual(['Grafana']);
    const { rev } = await done(server.admin<{ rev: number }>('Admin.MenuEntry.Get', { id }));
    await done(server.admin('Admin.MenuEntry.Edit', { id, rev, account_ids: `${first.id},${second.id}` }));
    expect(await entries(second.call)).toEqual(await entries(first.call));
    await done(server.admin('Admin.MenuEntry.Remove', { id }));
    expect([await entries(first.call), await entries(second.call)]).toEqual([[], []]);
    await done(add({ url: 'https://nobody.example/' }));
    expect(await entries(first.call)).toEqual([]);
  });

  test('that lead to a page are seen by those of them who may open it', async () => {
    const { id } = await done(add({ title: 'Members', url: '/user/list?filter.level=100', account_ids: `${first.id},${second.id}` }));
    expect(await entries(second.call)).toEqual([]);
    await done(server.admin('Admin.Permission.Grant', { account_id: second.id, nodes: ['/user/list'] }));
    expect([await entries(first.call), await entries(second.call)]).toEqual([[], [['Members', '/user/list?filter.level=100']]]);
    await done(server.admin('Admin.MenuEntry.Remove', { id }));
  });

  test('lead to pages there are and to web addresses alone, and are for administrators', async () => {
    const refused = [
      'javascript:alert(1)',
      'JavaScript:alert(1)',
      '\u0001javascript:alert(1)',
      'data:text/html,x',
      'vbscript:x',
      'ftp://a.example',
      '//evil.example',
      '/\\evil.example',
      '/\t/evil.example',
      'https://user:pass@evil.example/',
      'https://',
      'user/list',
      '/nothing/here',
      '/user/list"onclick="x',
    ];
    for (const url of refused) expect(await add({ url, account_ids: String(first.id) }), url).toMatchObject({ ret: 400, data: { errors: [{ field: 'url' }] } });
    const { msg } = await add({ url: 'javascript:alert(1)' });
    expect(msg).toContain('javascript:');
    for (const account_ids of ['x', '1;drop', '0', '-1', `${first.id}.5`, String(developer.id), '987654'])
      expect(await add({ url: 'https://a.example/', account_ids }), account_ids).toMatchObject({ ret: 400, data: { errors: [{ field: 'account_ids' }] } });
    expect(await add({ title: '', url: 'https://a.example/' })).toMatchObject({ ret: 400, data: { errors: [{ field: 'title' }] } });
    expect(await add({ url: '' })).toMatchObject({ ret: 400, data: { errors: [{ field: 'url' }] } });
    await done(server.admin('Admin.Permission.Grant', { account_id: first.id, nodes: ['/platmanage/permissions/menu-entries'] }));
    expect((await first.call('Admin.MenuEntry.List')).ret).toBe(401);
  });
});
