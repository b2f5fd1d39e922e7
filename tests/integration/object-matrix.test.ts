import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Parameter } from '../../engine/core/protocol/parameter.ts';
import type { Service } from '../../engine/server/kernel/call/service.ts';
import { begunBy, enter } from '../helpers/accounts.ts';
import { type Caller, type CallFields, openServer, rawCall, type TestServer } from '../helpers/server.ts';
import { addApp, tokenOf } from '../plugins/apps/open-caller.ts';

type Kind = 'file' | 'export' | 'job' | 'app' | 'message' | 'login' | 'token' | 'call' | 'traffic' | 'permission' | 'application' | 'recharge';
type Row = { object: Kind; fields: (id: number) => CallFields } | { object: 'none'; because: string };

/** How each call of a session names an object. A call that takes one and has no row here has not been thought about. */
const sessionCalls: Record<string, Row> = {
  'Admin.File.DelFile': { object: 'file', fields: (id) => ({ id }) },
  'Admin.File.Download': { object: 'export', fields: (id) => ({ id }) },
  'Admin.Job.Cancel': { object: 'job', fields: (id) => ({ id }) },
  'Admin.Job.Get': { object: 'job', fields: (id) => ({ id }) },
  'Platform.Docs.TryToken': { object: 'app', fields: (app_id) => ({ app_id }) },
  ...Object.fromEntries(
    ['Discard', 'Get', 'History', 'MarkRead', 'MarkUnread', 'Open', 'Recover', 'Remove'].map((verb): [string, Row] => [
      `Platform.MyMessage.${verb}`,
      { object: 'message', fields: (id) => ({ id }) },
    ]),
  ),
  ...Object.fromEntries(
    ['Get', 'History', 'ConnectAgent', 'ResetSecret', 'RevokeTokens'].map((verb): [string, Row] => [
      `Platform.MyApp.${verb}`,
      { object: 'app', fields: (id) => ({ id }) },
    ]),
  ),
  'Platform.MyLogin.Get': { object: 'login', fields: (id) => ({ id }) },
  'Platform.MyCall.Get': { object: 'call', fields: (id) => ({ id }) },
  'Platform.MyCall.Export': { object: 'none', because: 'the rows of the list, which are one’s own' },
  'Platform.MyTraffic.Get': { object: 'traffic', fields: (id) => ({ id }) },
  'Platform.MyToken.Get': { object: 'token', fields: (id) => ({ id }) },
  'Platform.MyToken.Revoke': { object: 'token', fields: (id) => ({ id }) },
  'Platform.MyApp.Edit': { object: 'app', fields: (id) => ({ id, rev: 1, company: 'Taken' }) },
  'Platform.MyApp.Related': { object: 'app', fields: (id) => ({ id, list: 'tokens' }) },
  'Platform.MyToken.Options': { object: 'none', because: 'the words of what is not one’s own are left out' },
  'Platform.MyApp.Options': { object: 'none', because: 'the icons of the library are everybody’s' },
  'Platform.MyApp.Add': { object: 'none', because: 'what the new one is called' },
  'Platform.Screen.Load': { object: 'none', because: 'a screen of the console is everybody’s' },
  'Platform.Message.MarkRead': { object: 'none', because: 'what is not one’s own stays as it is, and nothing is answered' },
  'Platform.MyPermission.Get': { object: 'permission', fields: (id) => ({ id }) },
  'Platform.MyPermission.Apply': { object: 'permission', fields: (id) => ({ id, reason: 'Mine' }) },
  'Platform.MyPermission.ApplySelected': { object: 'permission', fields: (id) => ({ id, reason: 'Mine' }) },
  'Platform.MyPermissionPreview.Get': { object: 'permission', fields: (id) => ({ id }) },
  'Platform.MyPermissionRequest.Get': { object: 'application', fields: (id) => ({ id }) },
  'Platform.MyPermissionRequest.History': { object: 'application', fields: (id) => ({ id }) },
  'Platform.MyPermissionRequest.Withdraw': { object: 'application', fields: (id) => ({ id }) },
  'Platform.MyRecharge.Get': { object: 'recharge', fields: (id) => ({ id }) },
  'Platform.MyRecharge.History': { object: 'recharge', fields: (id) => ({ id }) },
  'Platform.MyRecharge.Export': { object: 'none', because: 'the rows of the list, which are one’s own' },
  'Platform.MyPosting.Get': { object: 'none', because: 'a row that nobody can remove: tried in the test of the journal' },
  'Platform.MyPosting.Export': { object: 'none', because: 'the rows of the list, which are one’s own' },
  'Platform.MyPosting.Options': { object: 'none', because: 'the words of what is not one’s own are left out' },
  'Platform.ApiPrice.Get': { object: 'none', because: 'prices are everybody’s' },
  'Platform.Permission.Apply': { object: 'app', fields: (app_id) => ({ app_id, service_name: 'Shop.Nothing.Here', reason: 'Mine' }) },
  'Platform.MyPermission.Options': { object: 'none', because: 'the words of what is not one’s own are left out' },
  'Platform.MyPermissionPreview.Options': { object: 'none', because: 'the words of what is not one’s own are left out' },
  'Platform.MyPermissionRequest.Options': { object: 'none', because: 'the words of what is not one’s own are left out' },
  'Platform.Sdk.Download': { object: 'app', fields: (app_id) => ({ app_id }) },
  'Admin.Permission.Grant': { object: 'none', because: 'super admins only' },
  'Admin.Permission.Administrators': { object: 'none', because: 'super admins only' },
  'Admin.Permission.Preview': { object: 'none', because: 'super admins only' },
  'Admin.Permission.Grants': { object: 'none', because: 'super admins only' },
  'Admin.Descriptor.Get': { object: 'none', because: 'super admins only' },
  'Admin.Descriptor.Check': { object: 'none', because: 'super admins only' },
  'Admin.Descriptor.Save': { object: 'none', because: 'super admins only' },
  'Admin.SharedView.Set': { object: 'none', because: 'super admins only' },
  'Admin.Service.GetParameters': { object: 'none', because: 'a call: what may be known of it is tried in its own test' },
  'Admin.Screen.Load': { object: 'none', because: 'a screen: tried below' },
  'Admin.SharedView.List': { object: 'none', because: 'a screen: tried below' },
  'Admin.Docs.OpenApi': { object: 'none', because: 'a screen: tried below' },
};
const namesObject = ({ name }: Parameter) => /^(?:ids?|\w+_ids?|log|screen|name)$/.test(name);
const never = 987_654;

let server: TestServer;
let services: Service[];
let owner: { id: number; call: Caller };
let member: Caller;
let bareAdmin: Caller;
let number = 0;
const folder = mkdtempSync(join(tmpdir(), 'portico-objects-'));

beforeAll(async () => {
  server = await openServer({ demo: true });
  services = server.platform.services.all();
  owner = await enter(server, 'object_owner', 100);
  member = (await enter(server, 'object_member', 100)).call;
  bareAdmin = (await enter(server, 'object_bare', 200)).call;
});
afterAll(() => {
  rmSync(folder, { recursive: true });
  return server.close();
});

/** What was answered, without the id that was asked for and what differs from call to call. */
async function ask(call: Caller, service: string, fields: CallFields): Promise<{ ret: number; text: string }> {
  const response = await rawCall(server.address, { service, ...(call.token && { access_token: call.token }), ...fields });
  if (!response.headers.get('content-type')?.startsWith('application/json')) return { ret: 200, text: 'a file' };
  const text = await response.text();
  const ids = [fields.id, fields.app_id, fields.screen, fields.name].filter((value) => value !== undefined);
  return { ret: JSON.parse(text).ret, text: ids.reduce<string>((known, id) => known.replaceAll(new RegExp(`\\b${id}\\b`, 'g'), '#'), text) };
}

async function make(object: Kind): Promise<{ id: number; remove: () => Promise<unknown> }> {
  const { platform } = server;
  const accountId = owner.id;
  if (object === 'login') {
    const values = { account_id: accountId, result: 'ok', created_at: new Date().toISOString(), updated_at: new Date().toISOString() };
    const { id } = await platform.database.transact((query) => query.insertInto('login_log').values(values).returning('id').executeTakeFirstOrThrow());
    return { id, remove: () => platform.database.transact((query) => query.deleteFrom('login_log').where('id', '=', id).execute()) };
  }
  if (object === 'call') {
    const values = { time: new Date().toISOString(), service: 'A.B.C', account_id: accountId, ret: 200, ms: 1, ip: '', request_id: 'r', parameters: '{}' };
    const { id } = await platform.database.transact((query) => query.insertInto('access_log').values(values).returning('id').executeTakeFirstOrThrow());
    return { id, remove: () => platform.database.transact((query) => query.deleteFrom('access_log').where('id', '=', id).execute()) };
  }
  if (object === 'traffic') {
    const values = {
      time: new Date().toISOString(),
      service: 'A.B.C',
      app_key: '',
      account_id: accountId,
      kind: 'free',
      ret_class: 2,
      bucket: 1,
      calls: 1,
      ms: 1,
    };
    const { id } = await platform.database.transact((query) => query.insertInto('traffic_day').values(values).returning('id').executeTakeFirstOrThrow());
    return { id, remove: () => platform.database.transact((query) => query.deleteFrom('traffic_day').where('id', '=', id).execute()) };
  }
  if (object === 'message') {
    const text = JSON.stringify({ zh_cn: '', en: '' });
    const values = { account_id: accountId, text, link: '/docs', created_at: new Date().toISOString(), updated_at: new Date().toISOString() };
    const { id } = await platform.database.transact((query) => query.insertInto('message').values(values).returning('id').executeTakeFirstOrThrow());
    return { id, remove: () => platform.database.transact((query) => query.deleteFrom('message').where('id', '=', id).execute()) };
  }
  const path = join(folder, `${++number}.csv`);
  writeFileSync(path, 'a,b');
  if (object === 'job') {
    const id = await platform.jobs.add({ kind: 'none/none', title: { zh_cn: '', en: '' }, payload: {}, call: begunBy(accountId) });
    return { id, remove: () => platform.database.transact((query) => query.deleteFrom('job').where('id', '=', id).execute()) };
  }
  if (object === 'token') {
    const app = await addApp(server, { account_id: accountId });
    await tokenOf(server.call, app);
    const { id } = await platform.database.read.selectFrom('app_token').select('id').where('app_id', '=', app.id).executeTakeFirstOrThrow();
    return { id, remove: () => platform.database.transact((query) => query.deleteFrom('app_token').where('id', '=', id).execute()) };
  }
  if (object === 'permission') {
    const app = await addApp(server, { account_id: accountId });
    const setting = platform.services.all().find(({ settings, access }) => settings && access.kind === 'app')?.settings?.id ?? 0;
    return { id: app.id * 2 ** 22 + setting, remove: () => server.admin('Admin.App.Remove', { id: app.id }) };
  }
  if (object === 'application') {
    const app = await addApp(server, { account_id: accountId });
    const moment = new Date().toISOString();
    const values = {
      app_id: app.id,
      account_id: accountId,
      service_name: 'Shop.Order.List',
      status: 'pending' as const,
      created_at: moment,
      updated_at: moment,
    };
    const { id } = await platform.database.transact((query) => query.insertInto('permission_request').values(values).returning('id').executeTakeFirstOrThrow());
    return { id, remove: () => platform.database.transact((query) => query.deleteFrom('permission_request').where('id', '=', id).execute()) };
  }
  if (object === 'recharge') {
    const moment = new Date().toISOString();
    const values = { account_id: accountId, amount: 100, reason: 'Mine', status: 'pending' as const, created_at: moment, updated_at: moment };
    const { id } = await platform.database.transact((query) => query.insertInto('recharge').values(values).returning('id').executeTakeFirstOrThrow());
    return { id, remove: () => platform.database.transact((query) => query.deleteFrom('recharge').where('id', '=', id).execute()) };
  }
  if (object === 'app') {
    const { id } = await addApp(server, { account_id: accountId });
    return { id, remove: () => server.admin('Admin.App.Remove', { id }) };
  }
  const entry = { path, title: 'a.csv', accountId };
  const { id } = await (object === 'file' ? platform.files.saveDocument(entry) : platform.files.saveExport({ ...entry, contentType: 'text/csv' }));
  return { id, remove: () => platform.files.remove(id) };
}

describe('a call of a session that names an object', () => {
  test('has a row', () => {
    const named = services.filter(({ access, parameters }) => access.kind === 'session' && parameters.some(namesObject)).map(({ name }) => name);
    expect(Object.keys(sessionCalls).sort()).toEqual(named.filter((name) => name !== 'Platform.User.EditProfile').sort());
  });

  for (const [service, row] of Object.entries(sessionCalls)) {
    if (row.object === 'none') continue;
    const { object, fields } = row;
    test(`${service} answers for somebody else's ${object}, and for one that is gone, as for one that never was`, async () => {
      const { id, remove } = await make(object);
      for (const call of [member, bareAdmin]) {
        const absent = await ask(call, service, fields(never));
        expect([401, 404, 409]).toContain(absent.ret);
        expect(await ask(call, service, fields(id))).toEqual(absent);
      }
      const gone = await make(object);
      await gone.remove();
      const absent = await ask(owner.call, service, fields(never));
      expect(await ask(owner.call, service, fields(gone.id))).toEqual(absent);
      expect([200, 404, 409]).toContain((await ask(owner.call, service, fields(id))).ret);
      expect(await ask(server.call, service, fields(id))).toEqual(await ask(server.call, service, fields(never)));
      await remove();
    });
  }

  test('of a screen does not tell those without its right whether there is one', async () => {
    for (const [service, field] of [
      ['Admin.Screen.Load', 'name'],
      ['Admin.SharedView.List', 'screen'],
      ['Admin.Docs.OpenApi', 'screen'],
    ] as const)
      expect(await ask(bareAdmin, service, { [field]: 'article' }), service).toEqual(await ask(bareAdmin, service, { [field]: 'nothing' }));
  });

  test('lists files to their owner, and everybody’s to super admins', async () => {
    const { id } = await make('file');
    const ids = async (call: Caller) => (await call<{ items: { id: number }[] }>('Admin.File.GetList')).data?.items.map((file) => file.id);
    expect(await ids(bareAdmin)).toEqual([]);
    expect(await ids(member)).toEqual([]);
    expect(await ids(owner.call)).toContain(id);
    expect(await ids(server.admin)).toContain(id);
  });
});

describe('a call of the back-office that names an object', () => {
  /** Values that pass a parameter's own rule, so that the call comes as far as the object. */
  function filler({ type, min, enum: values }: Parameter): CallFields[string] {
    if (values) return String(values[0]);
    if (type === 'integer' || type === 'float') return min ?? 1;
    if (type === 'boolean') return true;
    if (type === 'array') return [];
    return type === 'object' ? {} : 'x';
  }
  const fieldsOf = (parameters: Parameter[], id: number) => ({
    ...Object.fromEntries(parameters.filter(({ required, type }) => required && type !== 'file').map((parameter) => [parameter.name, filler(parameter)])),
    id,
  });

  test('tells nobody without the right whether the object exists, and its holders that it does not', async () => {
    const named = services.filter(({ access, parameters }) => access.kind === 'permission' && parameters.some(({ name }) => name === 'id'));
    expect(named.length).toBeGreaterThan(40);
    const someAdmin = { id: '', accountId: 0, username: '', level: 200, epoch: 0, simulatedBy: null, simulatorEpoch: null };
    for (const { name, parameters, access } of named) {
      const isCommon = (await server.platform.rights.mayCall(someAdmin, access)) === true;
      const absent = await ask(member, name, fieldsOf(parameters, never));
      expect(absent.ret, name).toBe(401);
      expect(await ask(member, name, fieldsOf(parameters, 1)), `${name} as a member`).toEqual(absent);
      if (!isCommon) expect(await ask(bareAdmin, name, fieldsOf(parameters, 1)), `${name} without the right`).toEqual(absent);
      expect([400, 404, 409], `${name} of nothing as super admin`).toContain((await ask(server.admin, name, fieldsOf(parameters, never))).ret);
    }
  });
});
