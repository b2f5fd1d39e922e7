import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PermissionAnswer } from '../../engine/core/calls/permission.ts';
import type { Parameter } from '../../engine/core/protocol/parameter.ts';
import type { Service } from '../../engine/server/kernel/call/service.ts';
import { type ObjectKind, sessionCalls } from '../../scripts/check/rights/session-calls.ts';
import { enter } from '../helpers/accounts.ts';
import { makeRoles, type Role } from '../helpers/roles.ts';
import { type Caller, type CallFields, openServer, type TestServer } from '../helpers/server.ts';
import { send } from '../server/http/http-caller.ts';
import { makeOwned, type OwnedObject, type Owner } from './owned-objects.ts';

const never = 987_654;

let server: TestServer;
let services: Service[];
let owner: Owner;
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

function make(kind: ObjectKind): Promise<OwnedObject> {
  const file = join(folder, `${++number}.csv`);
  writeFileSync(file, 'a,b');
  return makeOwned(kind, { server, owner, file, number });
}

/** Super admins may do with files and jobs of the back-office as they like, and who may read all apps may take the client of each. */
function isMaster({ level, call }: Role, service: string): boolean {
  if (service === 'Platform.Sdk.Download') return level === 255 || call === roles['administrator with everything']?.call;
  return level === 255 && service.startsWith('Admin.');
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
