import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnDatabases } from '../../helpers/databases.ts';
import { openServer, type TestServer } from '../../helpers/server.ts';

describeOnDatabases('registration', (place) => {
  let server: TestServer;
  let number = 0;
  beforeAll(async () => {
    server = await openServer({ database: await place.config() });
  });
  afterAll(() => server.close());

  /** Parameters are checked before tries are counted, so the refused forms here use none up. */
  const register = (fields: Record<string, string | number> = {}) =>
    server.call<{ id: number; access_token: string; role: number; errors: { field: string; code: string }[] }>('Platform.User.Register', {
      username: `dev_${++number}`,
      password: 'secret-1',
      password_confirm: 'secret-1',
      ...fields,
    });
  const stored = (username: string) => server.platform.database.read.selectFrom('account').selectAll().where('username', '=', username).executeTakeFirst();

  it('makes a personal or company developer and nothing else, and signs him in', async () => {
    await register({ username: '李雷_1', nickname: '李雷', tel: '13800138000', email: 'lilei@example.com' });
    const { data } = await register({ username: 'acme', developer_type: 'company' });
    expect(data?.role).toBe(101);
    expect(await server.call('Platform.User.Profile', { access_token: data?.access_token })).toMatchObject({ data: { profile: { username: 'acme' } } });
    expect(await stored('李雷_1')).toMatchObject({ level: 100, status: 'enabled', nickname: '李雷', tel: '13800138000', register_ip: '127.0.0.1' });
    expect(await stored('acme')).toMatchObject({ level: 101 });
    expect((await server.login('acme', 'secret-1')).token).not.toBe('');
  });

  it.each([
    ['level', 255],
    ['role', 'admin'],
    ['is_admin', 1],
    ['status', 'enabled'],
    ['balance', 100],
    ['id', 1],
    ['rev', 1],
    ['uuid', 'x'],
    ['created_by', 1],
    ['deleted_at', ''],
    ['where', '{}'],
    ['__proto__', 'x'],
  ])('refuses the parameter %s', async (name, value) => {
    const answer = await register({ username: 'climber', [name]: value });
    expect(answer.ret).toBe(400);
    expect(await stored('climber')).toBeUndefined();
  });

  it.each([
    ['a', 'username'],
    ['a b', 'username'],
    ['a-b', 'username'],
    ['名'.repeat(31), 'username'],
    ['<script>', 'username'],
    ['ａｂｃ', 'username'],
  ])('refuses the name %j', async (username, field) => {
    expect((await register({ username })).data?.errors.map((error) => error.field)).toEqual([field]);
  });

  it.each([
    [{ password: 'short', password_confirm: 'short' }, 'password'],
    [{ password: 'x'.repeat(21), password_confirm: 'x'.repeat(21) }, 'password'],
    [{ password: 'with space', password_confirm: 'with space' }, 'password'],
  ])('refuses the password %j', async (fields, field) => {
    expect(await register(fields)).toMatchObject({ ret: 400, data: { errors: [{ field }] } });
  });
});

describeOnDatabases('registration rules', (place) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openServer({ database: await place.config() });
  });
  afterAll(() => server.close());
  const register = (fields: Record<string, string | number>) =>
    server.call('Platform.User.Register', { password: 'secret-1', password_confirm: 'secret-1', ...fields });

  it('wants both passwords equal', async () => {
    expect(await register({ username: 'typo', password_confirm: 'secret-2' })).toMatchObject({
      ret: 400,
      msg: '两次输入的密码不一致',
      data: { errors: [{ field: 'password_confirm', code: 'different' }] },
    });
  });

  it('names every faulty parameter at once', async () => {
    const answer = await register({ username: 'faulty', nickname: 'x'.repeat(20), tel: '12', email: 'nobody@' });
    expect(answer).toMatchObject({ ret: 400, data: { errors: [{ field: 'nickname' }, { field: 'tel' }, { field: 'email' }] } });
  });

  it('gives a name away once, in any case, also to those who ask at the same moment', async () => {
    const answers = await Promise.all([register({ username: 'Twin' }), register({ username: 'Twin' })]);
    expect(answers.map((answer) => answer.ret).sort()).toEqual([200, 400]);
    expect(await register({ username: 'tWIN' })).toMatchObject({ ret: 400, data: { errors: [{ field: 'username', code: 'unique' }] } });
    expect(await register({ username: 'ADMIN' })).toMatchObject({ ret: 400 });
  });

  it('is closed for a level that nobody may register for', async () => {
    const { database } = server.platform;
    await database.transact((query) => query.updateTable('level').set({ is_register: false }).where('level', '=', 101).execute());
    expect(await register({ username: 'late', developer_type: 'company' })).toMatchObject({ ret: 401 });
    expect(await register({ username: 'intime' })).toMatchObject({ ret: 200 });
  });

  it('makes an address wait after ten', async () => {
    const answers = [];
    for (let count = 0; count < 11; count++) answers.push(await register({ username: 'Twin', password: 'x', password_confirm: 'x' }));
    expect(answers.at(-1)).toMatchObject({ ret: 410, data: { wait: expect.any(Number) } });
  });
});
