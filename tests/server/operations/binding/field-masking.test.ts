import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ListAnswer } from '../../../../engine/core/answers/list-answer.ts';
import type { ScreenFile } from '../../../../engine/core/descriptor/file-types.ts';
import { enter } from '../../../helpers/accounts.ts';
import { describeOnDatabases } from '../../../helpers/databases.ts';
import { both } from '../../../helpers/screens.ts';
import { type Caller, openServer, rawCall, type TestServer, until } from '../../../helpers/server.ts';

const phone = '13812348000';

describeOnDatabases('phone numbers', (place) => {
  let server: TestServer;
  let looker: Caller;
  let editor: Caller;
  let id: number;

  beforeAll(async () => {
    server = await openServer({ database: await place.config() });
    const admit = async (username: string, nodes: string[]) => {
      const account = await enter(server, username, 200);
      await server.admin('Admin.Permission.Grant', { account_id: account.id, nodes });
      return account.call;
    };
    looker = await admit('looker', ['/user/list']);
    editor = await admit('editor', ['/user/list', '/user/compile']);
    const added = await server.admin<{ id: number; rev: number }>('Admin.User.AddMember', { username: 'ann', password: 'secret-12', level: 100, tel: phone });
    id = added.data!.id;
    await server.admin('Admin.User.EditMember', { id, rev: added.data!.rev, tel: '13900001111' });
    await server.admin('Admin.User.EditMember', { id, rev: added.data!.rev + 1, tel: phone });
  });
  afterAll(() => server.close());

  const listed = async (caller: Caller, fields = {}) => (await caller<ListAnswer>('Admin.User.GetAllMembers', { filters: { id }, ...fields })).data?.items;
  const exported = async (caller: Caller) =>
    (await rawCall(server.address, { service: 'Admin.User.Export', access_token: caller.token, format: 'csv', ids: [id] })).text();

  test('are masked for whoever only holds the list', async () => {
    expect(await listed(looker)).toEqual([expect.objectContaining({ username: 'ann', tel: '138****8000' })]);
    expect((await looker('Admin.User.GetMember', { id })).data).toMatchObject({ tel: '138****8000' });
    expect(await exported(looker)).toContain('138****8000');
    const answers = [await looker('Admin.User.GetMember', { id }), await looker('Admin.User.History', { id }), await listed(looker), await exported(looker)];
    expect(JSON.stringify(answers)).not.toMatch(/13812348000|13900001111/);
  });

  test('are whole for editors and super admins', async () => {
    for (const caller of [editor, server.admin]) {
      expect(await listed(caller)).toEqual([expect.objectContaining({ tel: phone })]);
      expect((await caller('Admin.User.GetMember', { id })).data).toMatchObject({ tel: phone });
      expect(await exported(caller)).toContain(phone);
      expect(JSON.stringify(await caller('Admin.User.History', { id }))).toContain('13900001111');
    }
  });

  test('cannot be found out by searching or sorting', async () => {
    expect(await listed(looker, { search: '12348' })).toEqual([]);
    expect(await listed(editor, { search: '12348' })).toHaveLength(1);
    expect((await looker('Admin.User.GetAllMembers', { sort: 'tel' })).ret).toBe(400);
    expect((await editor('Admin.User.GetAllMembers', { sort: 'tel' })).ret).toBe(200);
  });

  test('are not sorted by where the list says so either', async () => {
    const contact: ScreenFile = {
      name: 'contact',
      label: both('Contact'),
      menu: { section: 'service', order: 9 },
      schema: { type: 'object', properties: { name: { type: 'string', label: both('Name') }, tel: { type: 'string', format: 'phone', label: both('Tel') } } },
      list: { columns: ['name', 'tel'], sortable: ['name', 'tel'] },
    };
    writeFileSync(join(server.schemas, 'contact.json'), JSON.stringify(contact));
    const sorted = (caller: Caller) => caller('Admin.Contact.List', { sort: 'tel' });
    await until(
      () => sorted(server.admin),
      ({ ret }) => ret === 200,
    );
    const { id: account, call } = await enter(server, 'sorter', 200);
    await server.admin('Admin.Permission.Grant', { account_id: account, nodes: ['/contact/list'] });
    expect([(await call('Admin.Contact.List')).ret, (await sorted(call)).ret]).toEqual([200, 400]);
  });

  test('are whole as soon as the right is given', async () => {
    const { id: account, call } = await enter(server, 'later', 200);
    await server.admin('Admin.Permission.Grant', { account_id: account, nodes: ['/user/list'] });
    expect(await listed(call)).toEqual([expect.objectContaining({ tel: '138****8000' })]);
    await server.admin('Admin.Permission.Grant', { account_id: account, nodes: ['/user/list', '/user/compile'] });
    expect(await listed(call)).toEqual([expect.objectContaining({ tel: phone })]);
  });
});
