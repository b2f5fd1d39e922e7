import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PermissionAnswer } from '../../engine/core/calls/permission.ts';
import type { Parameter } from '../../engine/core/protocol/parameter.ts';
import type { Service } from '../../engine/server/kernel/call/service.ts';
import { type ObjectKind, sessionCalls } from '../../scripts/check/rights/session-calls.ts';
import { begunBy, enter } from '../helpers/accounts.ts';
import { makeRoles, type Role } from '../helpers/roles.ts';
import { type Caller, type CallFields, openServer, type TestServer } from '../helpers/server.ts';
import { addApp, tokenOf } from '../plugins/apps/open-caller.ts';
import { send } from '../server/http/http-caller.ts';

const never = 987_654;

let server: TestServer;
let services: Service[];
let owner: { id: number; call: Caller };
let member: Caller;
/** None of them owns anything. */
let roles: Record<string, Role>;
let bareAdmin: Caller;
let number = 0;
const folder = mkdtempSync(join(tmpdir(), 'portico-objects-'));

beforeAll(async () => {
  server = await openServer({ demo: true });
  services = server.platform.services.all();
  roles = await makeRoles(server);
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
  const named = Object.entries({ service, ...(call.token && { access_token: call.token }), ...fields });
  const form = named.map(([name, value]): [string, string] => [name, typeof value === 'object' ? JSON.stringify(value) : String(value)]);
  const { headers, text } = await send(server.address, {
    body: String(new URLSearchParams(form)),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  if (!String(headers['content-type']).startsWith('application/json')) return { ret: 200, text: 'a file' };
  const ids = [fields.id, fields.app_id, fields.screen, fields.name].filter((value) => value !== undefined);
  return { ret: JSON.parse(text).ret, text: ids.reduce<string>((known, id) => known.replaceAll(new RegExp(`\\b${id}\\b`, 'g'), '#'), text) };
}

async function make(object: ObjectKind): Promise<{ id: number; remove: () => Promise<unknown> }> {
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
      // One of a kind: the table holds one row for each time, service and so on.
      time: new Date(Date.now() - ++number * 1000).toISOString(),
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
  if (object === 'workOrder' || object === 'workReply') {
    const { call } = owner;
    const order = (await call<{ id: number }>('Platform.MyWorkOrder.Add', { title: 'Help', content: 'Please help' })).data!.id;
    const removeOrder = () => platform.database.transact((query) => query.deleteFrom('work_order').where('id', '=', order).execute());
    if (object === 'workOrder') return { id: order, remove: removeOrder };
    const { id } = (await call<{ id: number }>('Platform.MyWorkReply.Add', { work_order_id: order, content: 'More' })).data!;
    return { id, remove: () => platform.database.transact((query) => query.deleteFrom('work_reply').where('id', '=', id).execute()) };
  }
  if (object === 'recharge') {
    const moment = new Date().toISOString();
    const values = { account_id: accountId, amount: 100, reason: 'Mine', status: 'pending' as const, created_at: moment, updated_at: moment };
    const { id } = await platform.database.transact((query) => query.insertInto('recharge').values(values).returning('id').executeTakeFirstOrThrow());
    return { id, remove: () => platform.database.transact((query) => query.deleteFrom('recharge').where('id', '=', id).execute()) };
  }
  if (object === 'order') {
    const moment = new Date().toISOString();
    const values = {
      account_id: accountId,
      number: `${++number}`,
      amount: 100,
      pay_status: 'unpaid',
      ship_status: 'unshipped',
      created_at: moment,
      updated_at: moment,
    } as const;
    const { id } = await platform.database.transact((query) => query.insertInto('plan_order').values(values).returning('id').executeTakeFirstOrThrow());
    return { id, remove: () => platform.database.transact((query) => query.deleteFrom('plan_order').where('id', '=', id).execute()) };
  }
  if (object === 'package') {
    const moment = new Date().toISOString();
    const values = { account_id: accountId, name: 'Mine', kind: 'paid' as const, status: 'unused' as const, created_at: moment, updated_at: moment };
    const { id } = await platform.database.transact((query) => query.insertInto('flow_package').values(values).returning('id').executeTakeFirstOrThrow());
    return { id, remove: () => platform.database.transact((query) => query.deleteFrom('flow_package').where('id', '=', id).execute()) };
  }
  if (object === 'subscription' || object === 'push' || object === 'attempt') return makeOfTopic(object, accountId);
  if (object === 'app') {
    const { id } = await addApp(server, { account_id: accountId });
    return { id, remove: () => server.admin('Admin.App.Remove', { id }) };
  }
  const entry = { path, title: 'a.csv', accountId };
  const { id } = await (object === 'file' ? platform.files.saveDocument(entry) : platform.files.saveExport({ ...entry, contentType: 'text/csv' }));
  return { id, remove: () => platform.files.remove(id) };
}

/** Super admins may do with files and jobs of the back-office as they like, and who may read all apps may take the client of each. */
function isMaster({ level, call }: Role, service: string): boolean {
  if (service === 'Platform.Sdk.Download') return level === 255 || call === roles['administrator with everything']?.call;
  return level === 255 && service.startsWith('Admin.');
}

/** A subscription to a topic of the platform, a push of it, an attempt at that. */
async function makeOfTopic(object: 'subscription' | 'push' | 'attempt', accountId: number): Promise<{ id: number; remove: () => Promise<unknown> }> {
  const { database } = server.platform;
  const app = await addApp(server, { account_id: accountId });
  const at = new Date().toISOString();
  const moments = { created_at: at, updated_at: at };
  const made = await database.transact(async (query) => {
    const topic = await query.selectFrom('topic').select('id').where('name', '=', 'app.passed').executeTakeFirstOrThrow();
    const own = { topic_id: Number(topic.id), app_id: app.id, ...moments };
    const subscription = { ...own, url: 'https://example.com/hook', verify_status: 'passed', status: 'on' } as const;
    const { id: subscription_id } = await query.insertInto('topic_subscription').values(subscription).returning('id').executeTakeFirstOrThrow();
    const push = { ...own, subscription_id: Number(subscription_id), message_id: `msg_${app.key}`, delivery_key: app.key, status: 'delivered' } as const;
    const { id: push_id } = await query.insertInto('topic_push').values(push).returning('id').executeTakeFirstOrThrow();
    const attempt = { push_id: Number(push_id), app_id: app.id, number: 1, took: 1, ...moments };
    const { id: attempt_id } = await query.insertInto('topic_attempt').values(attempt).returning('id').executeTakeFirstOrThrow();
    return { subscription: Number(subscription_id), push: Number(push_id), attempt: Number(attempt_id) };
  });
  const id = made[object];
  return { id, remove: () => database.transact((query) => query.deleteFrom(`topic_${object}`).where('id', '=', id).execute()) };
}

describe('a call of a session that names an object', () => {
  for (const [service, row] of Object.entries(sessionCalls)) {
    if (row.object === 'none') continue;
    const { object, fields } = row;
    test(`${service} answers for somebody else's ${object}, and for one that is gone, as for one that never was, whoever asks`, async () => {
      const [{ id, remove }, gone] = [await make(object), await make(object)];
      await gone.remove();
      for (const [title, role] of Object.entries(roles)) {
        const absent = await ask(role.call, service, fields(never));
        expect(role.level === null ? [role.refusedWith] : [401, 404, 409], title).toContain(absent.ret);
        expect(await ask(role.call, service, fields(gone.id)), `${title}, of one that is gone`).toEqual(absent);
        if (!isMaster(role, service)) expect(await ask(role.call, service, fields(id)), `${title}, of somebody else's`).toEqual(absent);
      }
      const absent = await ask(owner.call, service, fields(never));
      expect(await ask(owner.call, service, fields(gone.id)), 'its owner, of one that is gone').toEqual(absent);
      // 415: whoever owns the order has no money to pay it with.
      expect([200, 404, 409, 415]).toContain((await ask(owner.call, service, fields(id))).ret);
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
    const held: Record<string, readonly string[]> = {};
    for (const [title, { call }] of Object.entries(roles)) held[title] = (await call<PermissionAnswer>('Admin.Permission.GetMyPermission')).data?.paths ?? [];
    for (const { name, parameters, access } of named) {
      const nodes = access.kind === 'permission' ? access.nodes : [];
      for (const title of ['a developer, simulated', 'administrator', 'administrator with a page']) {
        const role = roles[title]!;
        if (nodes.some((node) => held[title]?.includes(node))) continue;
        const absent = await ask(role.call, name, fieldsOf(parameters, never));
        expect(absent.ret, `${name} as ${title}`).toBe(401);
        expect(await ask(role.call, name, fieldsOf(parameters, 1)), `${name} as ${title}`).toEqual(absent);
      }
      expect([400, 404, 409], `${name} of nothing as super admin`).toContain((await ask(server.admin, name, fieldsOf(parameters, never))).ret);
    }
  });
});
