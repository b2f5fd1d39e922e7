import { afterAll, beforeAll, expect, it } from 'vitest';
import { enter } from '../../helpers/accounts.ts';
import { describeOnDatabases } from '../../helpers/databases.ts';
import { callerOf, openServer, type TestServer, until } from '../../helpers/server.ts';

describeOnDatabases('sessions end at the next call', (place) => {
  let server: TestServer;
  /** Another instance on PostgreSQL; the embedded database serves one process. */
  let other: TestServer;
  let number = 0;
  beforeAll(async () => {
    const database = await place.config();
    server = await openServer({ database });
    other = place.dialect === 'postgres' ? await openServer({ database }) : server;
  });
  afterAll(async () => {
    if (other !== server) await other.close();
    await server.close();
  });

  it.each([
    ['the account is disabled', 'Disable', {}, 408],
    ['the account is removed', 'DelMember', {}, 408],
    ['its level changes', 'EditMember', { rev: 1, level: 101 }, 408],
    ['its password is set by an administrator', 'EditMember', { rev: 1, password: 'fresh-1' }, 408],
    ['nothing but its data changes', 'EditMember', { rev: 1, nickname: 'x' }, 200],
  ])('when %s', async (_what, verb, fields, ret) => {
    const { id, call } = await enter(server, `someone_${++number}`, 100);
    const elsewhere = callerOf(other.address, call.token);
    expect([(await call('Platform.User.Profile')).ret, (await elsewhere('Platform.User.Profile')).ret]).toEqual([200, 200]);
    expect((await server.admin(`Admin.User.${verb}`, { id, ...fields })).ret).toBe(200);
    expect((await call('Platform.User.Profile')).ret).toBe(ret);
    await until(
      () => elsewhere('Platform.User.Profile'),
      (answer) => answer.ret === ret,
    );
  });

  it('tells a signed-out token (406) from one that was ended (408)', async () => {
    const { id, call } = await enter(server, `someone_${++number}`, 100);
    const { call: disabled } = await enter(server, `someone_${++number}`, 100);
    await call('Platform.User.Logout');
    expect((await call('Platform.User.Profile')).ret).toBe(406);
    expect((await server.admin('Admin.User.Disable', { id })).ret).toBe(200);
    expect((await call('Platform.User.Profile')).ret).toBe(406);
    expect((await disabled('Platform.User.Profile')).ret).toBe(200);
  });
});

describeOnDatabases('simulated login', (place) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openServer({ database: await place.config() });
  });
  afterAll(() => server.close());

  const simulate = async (id: number) => {
    const answer = await server.admin<{ access_token: string; username: string; level: number }>('Admin.User.SimulationLogin', { id });
    return { answer, call: callerOf(server.address, answer.data?.access_token ?? '') };
  };

  it('acts as the account, says who is behind it and leaves a trail', async () => {
    const { id } = await enter(server, 'developer', 100);
    const { answer, call } = await simulate(id);
    expect(answer.data).toMatchObject({ username: 'developer', level: 100 });
    expect((await call('Platform.User.Profile')).data).toMatchObject({ profile: { username: 'developer', simulated_by: 'admin' } });
    const trail = await server.platform.database.read.selectFrom('audit').selectAll().where('verb', '=', 'SimulationLogin').execute();
    expect(trail).toEqual([expect.objectContaining({ username: 'admin' })]);
    const { data } = await call<{ items: { is_simulated: boolean }[] }>('Platform.User.LoginRecords');
    expect(data?.items[0]).toMatchObject({ is_simulated: true });
  });

  it('cannot change the password, simulate further, grant rights nor appoint anybody', async () => {
    const manager = await enter(server, 'simulated_manager', 200);
    const member = await enter(server, 'simulated_member', 100);
    await server.admin('Admin.Permission.Grant', { account_id: manager.id, nodes: ['/user/list#*', '/user/compile'] });
    const { call } = await simulate(manager.id);
    const fields = { old_password: 'member-1', password: 'fresh-1', password_confirm: 'fresh-1' };
    expect((await call('Platform.User.ChangePassword', fields)).ret).toBe(401);
    expect((await call('Admin.User.SimulationLogin', { id: member.id })).ret).toBe(401);
    expect((await call('Admin.Permission.Grant', { account_id: manager.id, nodes: [] })).ret).toBe(401);
    expect((await call('Admin.User.EditMember', { id: member.id, rev: 1, password: 'fresh-1' })).ret).toBe(400);
    expect((await call('Admin.User.EditMember', { id: member.id, rev: 1, level: 200 })).ret).toBe(400);
  });

  it('is refused for the own level and above, for disabled accounts and for everybody but super admins', async () => {
    const [superAdmin, disabled, admin] = [await enter(server, 'second', 255), await enter(server, 'off', 100), await enter(server, 'nosy', 200)];
    await server.admin('Admin.User.Disable', { id: disabled.id });
    expect((await simulate(superAdmin.id)).answer.ret).not.toBe(200);
    expect((await simulate(disabled.id)).answer.ret).toBe(409);
    await server.admin('Admin.Permission.Grant', { account_id: admin.id, nodes: ['/user/list#*'] });
    const member = await enter(server, 'prey', 100);
    expect((await admin.call('Admin.User.SimulationLogin', { id: member.id })).ret).toBe(401);
  });

  it('ends when the super admin behind it is disabled', async () => {
    const boss = await enter(server, 'boss', 255);
    const member = await enter(server, 'followed', 100);
    const answer = await boss.call<{ access_token: string }>('Admin.User.SimulationLogin', { id: member.id });
    const call = callerOf(server.address, answer.data?.access_token ?? '');
    expect((await call('Platform.User.Profile')).ret).toBe(200);
    await server.admin('Admin.User.Disable', { id: boss.id });
    expect((await call('Platform.User.Profile')).ret).toBe(408);
  });
});
