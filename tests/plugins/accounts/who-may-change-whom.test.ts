import { afterAll, beforeAll, expect, it } from 'vitest';
import { enter } from '../../helpers/accounts.ts';
import { describeOnDatabases } from '../../helpers/databases.ts';
import { type Caller, type CallFields, openServer, type TestServer } from '../../helpers/server.ts';

const everything = ['/user/list#*', '/user/add', '/user/compile', '/user/look-over'];
const levels = [0, 100, 101, 200, 255] as const;

/**
 * What an administrator and a super admin get for a change of another account: the `ret`, by the level of that account.
 * An edit that says what is stored already changes nothing and is no matter of rights.
 */
const table: { change: string; fields: CallFields; admin: number[]; super: number[] }[] = [
  { change: 'edit data', fields: { nickname: '新' }, admin: [200, 200, 200, 401, 401], super: [200, 200, 200, 200, 200] },
  { change: 'set a password', fields: { password: 'fresh-1' }, admin: [200, 200, 200, 401, 401], super: [200, 200, 200, 200, 400] },
  { change: 'make a member of', fields: { level: 0 }, admin: [200, 200, 200, 401, 401], super: [200, 200, 200, 200, 200] },
  { change: 'make an administrator of', fields: { level: 200 }, admin: [400, 400, 400, 200, 401], super: [200, 200, 200, 200, 200] },
  { change: 'make a super admin of', fields: { level: 255 }, admin: [400, 400, 400, 401, 200], super: [200, 200, 200, 200, 200] },
];

describeOnDatabases('who may change whom', (place) => {
  let server: TestServer;
  let admin: Caller;
  let adminId: number;
  let number = 0;
  beforeAll(async () => {
    server = await openServer({ database: await place.config() });
    ({ call: admin, id: adminId } = await enter(server, 'manager', 200));
    await server.admin('Admin.Permission.Grant', { account_id: adminId, nodes: everything });
  });
  afterAll(() => server.close());

  const target = (level: number) => enter(server, `target_${++number}`, level);
  const row = (id: number) => server.platform.database.read.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const actors = () => [['admin', admin] as const, ['super', server.admin] as const];

  for (const { change, fields, ...expected } of table) {
    it.each(levels)(`${change} an account of level %i`, async (level) => {
      for (const [actor, call] of actors()) {
        const { id } = await target(level);
        const before = await row(id);
        const answer = await call('Admin.User.EditMember', { id, rev: 1, ...fields });
        expect(answer.ret, `${actor}: ${answer.msg}`).toBe(expected[actor][levels.indexOf(level)]);
        if (answer.ret !== 200) expect(await row(id)).toEqual(before);
      }
    });
  }

  for (const [service, fields] of [
    ['Admin.User.DelMember', {}],
    ['Admin.User.Disable', {}],
    ['Admin.User.AlterMemberStatus', { status: 'disabled' }],
  ] as const) {
    it.each(levels)(`${service} of an account of level %i`, async (level) => {
      for (const [actor, call] of actors()) {
        const { id } = await target(level);
        const answer = await call(service, { id, ...fields });
        expect(answer.ret, `${actor}: ${answer.msg}`).toBe(actor === 'super' || level < 200 ? 200 : 401);
        const { status, deleted_at } = await row(id);
        expect(status === 'disabled' || deleted_at !== null).toBe(answer.ret === 200);
      }
    });
  }

  it.each(levels)('AddMember with level %i', async (level) => {
    for (const [actor, call] of actors()) {
      const answer = await call('Admin.User.AddMember', { username: `new_${++number}`, password: 'secret-1', level });
      expect(answer.ret, `${actor}: ${answer.msg}`).toBe(actor === 'super' || level < 200 ? 200 : 400);
    }
  });

  it('lets an administrator not touch the own account here', async () => {
    for (const [service, fields] of [
      ['EditMember', { rev: 1, level: 255 }],
      ['EditMember', { rev: 1, nickname: 'x' }],
      ['Disable', {}],
      ['DelMember', {}],
    ] as const) {
      expect((await admin(`Admin.User.${service}`, { id: adminId, ...fields })).ret).toBe(401);
    }
  });

  it('lets a super admin not change the own level, status or existence', async () => {
    const own = await server.admin<{ profile: { id: number } }>('Platform.User.Profile');
    const id = own.data?.profile.id ?? 0;
    const { rev } = await row(id);
    expect(await server.admin('Admin.User.EditMember', { id, rev: Number(rev), level: 200 })).toMatchObject({
      ret: 400,
      data: { errors: [{ field: 'level' }] },
    });
    expect((await server.admin('Admin.User.Disable', { id })).ret).toBe(401);
    expect((await server.admin('Admin.User.DelMember', { id })).ret).toBe(401);
    expect((await server.admin('Admin.User.AlterMemberStatus', { id, status: 'disabled' })).ret).toBe(401);
    expect((await server.admin('Admin.User.EditMember', { id, rev: Number(rev), nickname: '大管家' })).ret).toBe(200);
    expect((await server.admin('Platform.User.Profile')).ret).toBe(200);
  });

  it('keeps the name as it was first given, and gives it away once in any case', async () => {
    const { id } = await target(100);
    expect((await server.admin('Admin.User.EditMember', { id, rev: 1, username: 'other' })).ret).toBe(400);
    expect(await server.admin('Admin.User.AddMember', { username: `TARGET_${number}`, password: 'secret-1', level: 100 })).toMatchObject({
      ret: 400,
      data: { errors: [{ field: 'username' }] },
    });
  });

  it.each([
    ['role', 'x'],
    ['status', 'disabled'],
    ['register_ip', '1.1.1.1'],
    ['uuid', 'x'],
    ['username_key', 'x'],
    ['created_by', 1],
    ['deleted_at', 'x'],
  ])('refuses the parameter %s in Add and Edit', async (name, value) => {
    const { id } = await target(100);
    expect((await server.admin('Admin.User.EditMember', { id, rev: 1, [name]: value })).ret).toBe(400);
    expect((await server.admin('Admin.User.AddMember', { username: `p_${number}`, password: 'secret-1', level: 100, [name]: value })).ret).toBe(400);
  });

  it('restores accounts for super admins only', async () => {
    const { id } = await target(100);
    await server.admin('Admin.User.DelMember', { id });
    expect((await admin('Admin.User.Restore', { id })).ret).toBe(401);
    expect((await server.admin('Admin.User.Restore', { id })).ret).toBe(200);
  });
});

describeOnDatabases('the last super admin', (place) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openServer({ database: await place.config() });
  });
  afterAll(() => server.close());

  it.each(['Disable', 'DelMember', 'EditMember'])('one of two who %s each other at the same moment remains', async (verb) => {
    const { database } = server.platform;
    const [first, second] = [await enter(server, `one_${verb}`, 255), await enter(server, `two_${verb}`, 255)];
    const others = (query: typeof database.read) => query.selectFrom('account').where('level', '=', 255).where('id', 'not in', [first.id, second.id]);
    const ids = (await others(database.read).select('id').execute()).map((account) => account.id);
    await database.transact((query) => query.updateTable('account').set({ status: 'disabled' }).where('id', 'in', ids).execute());
    const fields = verb === 'EditMember' ? { rev: 1, level: 100 } : {};
    await Promise.all([first.call(`Admin.User.${verb}`, { id: second.id, ...fields }), second.call(`Admin.User.${verb}`, { id: first.id, ...fields })]);
    const left = await database.read
      .selectFrom('account')
      .select('id')
      .where('level', '=', 255)
      .where('status', '=', 'enabled')
      .where('deleted_at', 'is', null)
      .execute();
    expect(left).toHaveLength(1);
  });
});
