import { afterAll, beforeAll, expect, it } from 'vitest';
import { crudDefinitions } from '../../../designer/model/build/crud-definitions.ts';
import { describeOnDatabases } from '../../helpers/databases.ts';
import { storeDraft } from '../../helpers/designer.ts';
import { openServer, type TestServer } from '../../helpers/server.ts';
import { addApp, done, tokenOf } from '../../plugins/apps/open-caller.ts';
import { drawn } from '../nodes/drawn.ts';

const table = {
  name: 'member',
  columns: [
    { name: 'username', type: 'string' as const, required: true, max: 50 },
    { name: 'password', type: 'string' as const, required: true, max: 100, hidden: true },
  ],
};
const credentials = [
  { name: 'username', type: 'string' as const, required: true, max: 50 },
  { name: 'password', type: 'string' as const, required: true, format: 'password', max: 20 },
];
const written = table.columns.map(({ name, type }) => ({ name, type }));

const signUp = drawn({
  service: 'App.Member.SignUp',
  parameters: credentials,
  nodes: {
    hash: { type: 'password', settings: { kind: 'hash' } },
    put: { type: 'table', settings: { operation: 'insert', table: 'member', columns: written } },
  },
  edges: ['username.value -> put.username', 'password.value -> hash.password', 'hash.value -> put.password', 'put.id -> return.id'],
});

const logIn = drawn({
  service: 'App.Member.LogIn',
  parameters: credentials,
  nodes: {
    row: {
      type: 'table',
      settings: { operation: 'find', table: 'member', columns: [{ name: 'username', type: 'string' }], answers: [{ name: 'password', type: 'string' }] },
    },
    hash: { type: 'member', settings: { path: 'password' } },
    id: { type: 'member', settings: { path: 'id' } },
    check: { type: 'password', settings: { kind: 'verify' } },
    wrong: { type: 'operation', settings: { operator: 'not' } },
    refuse: { type: 'fail', settings: { ret: 401, message: '用户名或密码错误', message_en: 'Wrong user name or password' } },
  },
  edges: [
    'username.value -> row.username',
    'row.row -> hash.object',
    'row.row -> id.object',
    'password.value -> check.password',
    'hash.value -> check.hash',
    'check.value -> wrong.value',
    'wrong.result -> refuse.when',
    'id.value -> return.id',
  ],
});

describeOnDatabases('A log-in that is drawn', (database) => {
  let server: TestServer;
  let access_token: string;
  beforeAll(async () => {
    server = await openServer({ database: await database.config() });
    access_token = await tokenOf(server.call, await addApp(server));
    for (const definition of [...crudDefinitions({ namespace: 'App', class: 'Members', title: '会员' }, table), signUp, logIn])
      await done(server.admin('Admin.Interface.Publish', { id: await storeDraft(server, definition) }));
  });
  afterAll(() => server?.close());

  it('lets in who knows the password, tells nobody else why not, and never answers a hash', async () => {
    const call = (service: string, fields: Record<string, string>) => server.call<Record<string, unknown>>(service, { access_token, ...fields });
    const { id } = await done(call('App.Member.SignUp', { username: 'li', password: 'secret-1' }));
    expect(await call('App.Member.LogIn', { username: 'li', password: 'secret-1' })).toMatchObject({ ret: 200, data: { id } });
    const refused = { ret: 401, msg: '用户名或密码错误' };
    expect(await call('App.Member.LogIn', { username: 'li', password: 'secret-2' })).toMatchObject(refused);
    expect(await call('App.Member.LogIn', { username: 'nobody', password: 'secret-1' })).toMatchObject(refused);
    expect((await call('App.Members.Get', { id: String(id) })).data).toEqual({ row: { id, username: 'li' } });
    expect((await call('App.Members.GetList', {})).data).toEqual({ items: [{ id, username: 'li' }], total: 1 });
    expect(await call('App.Members.GetList', { password: 'x' })).toMatchObject({ ret: 400 });
  });
});
