import { afterAll, beforeAll, expect, it } from 'vitest';
import { pauseAfter } from '../../../engine/server/auth/login-limits.ts';
import { answered, riddleOf } from '../../helpers/captcha.ts';
import { describeOnDatabases } from '../../helpers/databases.ts';
import { adminPassword, type CallFields, openServer, startServer, type TestServer } from '../../helpers/server.ts';

interface LoginAnswer {
  access_token: string;
  role: number;
  expires: string;
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

describeOnDatabases('login', (place) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openServer({ database: await place.config() });
    await add('Wei_张', 100);
    await add('boss', 200);
    const gone = await add('gone', 100);
    await server.admin('Admin.User.AlterMemberStatus', { id: gone, status: 'disabled' });
  });
  afterAll(() => server.close());

  async function add(username: string, level: number): Promise<number> {
    const answer = await server.admin<{ id: number }>('Admin.User.AddMember', { username, level, password: 'right-1' });
    if (!answer.data) throw new Error(answer.msg);
    return answer.data.id;
  }

  const login = (fields: CallFields) => server.call<LoginAnswer>('Platform.User.UserLogin', fields);

  it('answers a name with a character that no account has as a wrong one', async () => {
    expect(await login({ username: 'a\u0000b', password: 'right-1' })).toMatchObject({ ret: 400 });
  });

  it.each([
    ['a developer on the platform', { username: 'Wei_张', password: 'right-1' }, 100],
    ['in any case and with blanks around', { username: ' wei_张 ', password: 'right-1' }, 100],
    ['an administrator in the back-office', { username: 'boss', password: 'right-1', is_admin_login: 1 }, 200],
    ['an administrator on the platform', { username: 'boss', password: 'right-1' }, 200],
    ['a super admin', { username: 'admin', password: adminPassword, is_admin_login: 1 }, 255],
  ])('lets in %s', async (_who, fields, role) => {
    const { ret, data } = await login(fields);
    expect(ret).toBe(200);
    expect(data).toEqual({ access_token: expect.stringMatching(/^[\w-]{43}$/), role, expires: expect.any(String), device: expect.any(String) });
  });

  it('answers an unknown account, a wrong and an empty password alike', async () => {
    const answers = await Promise.all(
      [
        { username: 'nobody', password: 'right-1' },
        { username: 'boss', password: 'wrong-1' },
        { username: 'gone', password: 'wrong-1' },
        { username: 'boss' },
        { username: 'boss', password: 'x'.repeat(900) },
        { password: 'right-1' },
      ].map((fields) => login(fields)),
    );
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(answers[0]).toEqual({ ret: 400, msg: '账号或密码错误', data: { errors: [{ field: 'password', code: 'login', message: '账号或密码错误' }] } });
  });

  it('tells that an account is disabled only to who knows its password', async () => {
    expect(await login({ username: 'gone', password: 'right-1' })).toMatchObject({ ret: 401, msg: expect.stringContaining('禁用') });
  });

  it('keeps developers out of the back-office', async () => {
    expect(await login({ username: 'Wei_张', password: 'right-1', is_admin_login: 1 })).toMatchObject({ ret: 401, msg: expect.stringContaining('不是管理员') });
  });

  it.each(['username', 'password', 'captcha', 'captcha_id', 'captcha_proof'])('refuses %s that is not one plain text', async (field) => {
    const body = new URLSearchParams({ service: 'Platform.User.UserLogin', username: 'boss', password: 'right-1', [`${field}[$ne]`]: 'x' });
    const answer = await (await fetch(`${server.call.address}/api/platform.php`, { method: 'POST', body })).json();
    expect(answer).toMatchObject({ ret: 400, data: { errors: [{ field: `${field}[$ne]` }] } });
  });

  it('keeps a session for 30 days when asked to', async () => {
    const [short, long] = await Promise.all([
      login({ username: 'boss', password: 'right-1' }),
      login({ username: 'boss', password: 'right-1', keep_login: 1 }),
    ]);
    const days = (answer: typeof short) => Math.round((Date.parse(answer.data?.expires ?? '') - Date.now()) / 86_400_000);
    expect([days(short), days(long)]).toEqual([1, 30]);
  });

  it('gives the profile, and takes the token back at logout', async () => {
    const boss = await server.login('boss', 'right-1');
    expect((await boss('Platform.User.Profile')).data).toMatchObject({
      profile: {
        username: 'boss',
        level: 200,
        member_level_name: '管理员',
        simulated_by: null,
        uuid: expect.stringMatching(uuid),
        access: ['admin', 'portal'],
      },
      web_domain_url: { open_api: { url: '/' } },
      site_title: '',
      has_watermark: false,
    });
    expect((await boss('Platform.User.Logout')).ret).toBe(200);
    expect((await boss('Platform.User.Profile')).ret).toBe(406);
  });

  it('believes the token in the field only, never in a cookie', async () => {
    const boss = await server.login('boss', 'right-1');
    const body = new URLSearchParams({ service: 'Platform.User.Profile' });
    const answer = await (await fetch(`${server.call.address}/api/platform.php`, { method: 'POST', body, headers: { cookie: `token=${boss.token}` } })).json();
    expect(answer.ret).toBe(406);
  });

  it("lists the account's own logins, failed ones too", async () => {
    await add('listed', 101);
    await login({ username: 'listed', password: 'wrong-1' });
    const listed = await server.login('listed', 'right-1');
    const { data } = await listed<{ items: { result: string; ip: string }[]; total: number }>('Platform.User.LoginRecords', { per_page: 10 });
    expect(data?.total).toBe(2);
    expect(data?.items.map((item) => [item.result, item.ip])).toEqual([
      ['ok', '127.0.0.1'],
      ['login', '127.0.0.1'],
    ]);
  });

  it('never lets a password or a hash into an answer or the trail', async () => {
    const { data } = await server.admin<{ items: { id: number }[] }>('Admin.User.GetAllMembers', { search: 'boss' });
    const id = data?.items[0]?.id;
    const texts = await Promise.all([
      server.admin('Admin.User.GetMember', { id }),
      server.admin('Admin.User.GetAllMembers'),
      server.admin('Admin.User.History', { id }),
      server.admin('Admin.User.Export', { format: 'csv' }).catch(() => null),
    ]);
    expect(JSON.stringify(texts)).not.toMatch(/scrypt|right-1/);
  });

  it.each(['password', 'username_key', 'uuid', 'deleted_at'])('refuses to filter and sort by %s in the same words whatever the value', async (column) => {
    const filters = await Promise.all(
      ['scrypt', 'a', ''].map((value) => server.admin('Admin.User.GetAllMembers', { filters: { [column]: { contains: value } } })),
    );
    for (const answer of filters) expect(answer).toMatchObject({ ret: 400, msg: filters[0]?.msg });
    expect(await server.admin('Admin.User.GetAllMembers', { sort: column })).toMatchObject({ ret: 400 });
  });
});

describeOnDatabases('login with a captcha', (place) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openServer({ database: await place.config() });
    server.platform.config.captcha = true;
  });
  afterAll(() => server.close());

  const riddle = async () => answered(await riddleOf(server));
  const login = (fields: Record<string, string>) => server.call('Platform.User.UserLogin', { username: 'admin', password: adminPassword, ...fields });
  const refused = { ret: 400, data: { errors: [{ field: 'captcha', code: 'captcha' }] } };

  it('asks for it', async () => {
    expect(await login({})).toMatchObject(refused);
    expect(await login({ ...(await riddle()), captcha: 'zzzz' })).toMatchObject(refused);
  });

  it('takes it once', async () => {
    const answer = await riddle();
    expect(await login(answer)).toMatchObject({ ret: 200 });
    expect(await login(answer)).toMatchObject(refused);
  });

  it('checks it before the password, so that a wrong one tells nothing about the account', async () => {
    expect(await login({ ...(await riddle()), captcha: 'zzzz', password: 'wrong-1' })).toMatchObject(refused);
  });

  it('asks for it at registration too', async () => {
    const fields = { username: 'newcomer', password: 'secret-1', password_confirm: 'secret-1' };
    expect(await server.call('Platform.User.Register', fields)).toMatchObject(refused);
    expect(await server.call('Platform.User.Register', { ...fields, ...(await riddle()) })).toMatchObject({ ret: 200 });
  });
});

describeOnDatabases('too many logins', (place) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openServer({ database: await place.config() });
  });
  afterAll(() => server.close());

  const attempt = async (fields: Record<string, string>, address = '') => {
    const body = new URLSearchParams({ service: 'Platform.User.UserLogin', ...fields });
    const headers: Record<string, string> = address === '' ? {} : { 'x-forwarded-for': address };
    return (await fetch(`${server.call.address}/api/platform.php`, { method: 'POST', body, headers })).json();
  };

  it('makes who fails five times wait for that account, whatever address a header claims, and nobody else', async () => {
    for (const username of ['target', 'bystander']) await server.admin('Admin.User.AddMember', { username, level: 100, password: 'right-1' });
    const { device } = (await attempt({ username: 'target', password: 'right-1' })).data;
    const foreign = (await attempt({ username: 'bystander', password: 'right-1' })).data.device;
    const numbers = [1, 2, 3, 4, 5, 6, 7];
    const answers = await Promise.all(
      numbers.map((number) => attempt({ username: number % 2 ? 'target' : 'TARGET', password: 'wrong-1' }, `203.0.113.${number}`)),
    );
    expect(answers.map((answer) => answer.ret).sort()).toEqual([400, 400, 400, 400, 400, 410, 410]);
    const late = await attempt({ username: 'target', password: 'right-1' });
    expect(late).toMatchObject({ ret: 410, data: { wait: expect.any(Number) } });
    expect(late.data.wait).toBeLessThanOrEqual(60);
    expect((await attempt({ username: 'target', password: 'right-1', device: foreign })).ret).toBe(410);
    expect((await attempt({ username: 'target', password: 'right-1', device: `${device}x` })).ret).toBe(410);
    expect((await attempt({ username: 'bystander', password: 'right-1' })).ret).toBe(200);
    expect((await attempt({ username: 'target', password: 'right-1', device })).ret).toBe(200);
  });

  it('lets a known device try no more passwords than anybody else', async () => {
    await server.admin('Admin.User.AddMember', { username: 'stolen', level: 100, password: 'right-1' });
    const { device } = (await attempt({ username: 'stolen', password: 'right-1' })).data;
    const rets = [];
    for (let number = 0; number < 6; number++) rets.push((await attempt({ username: 'stolen', password: 'wrong-1', device })).ret);
    expect(rets).toEqual([400, 400, 400, 400, 400, 410]);
  });

  it('keeps nobody out whom others attack from everywhere: another address gets in after a pause', async () => {
    const behind = await startServer({
      ...(place.dialect === 'postgres' && { database: await place.config() }),
      environment: { TRUSTED_PROXIES: '127.0.0.1' },
    });
    const from = async (address: string, password: string, username: string) => {
      const body = new URLSearchParams({ service: 'Platform.User.UserLogin', username, password });
      return (await fetch(`${behind.address}/api/`, { method: 'POST', body, headers: { 'x-forwarded-for': address } })).json();
    };
    await behind.admin('Admin.User.AddMember', { username: 'hunted', level: 100, password: 'right-1' });
    for (const username of ['hunted', 'nobody_at_all']) {
      const answers = await Promise.all(Array.from({ length: 14 }, (_value, number) => from(`198.51.100.${number}`, 'wrong-1', username)));
      expect(answers.map(({ ret, msg }) => `${ret} ${msg}`)).toEqual(Array(14).fill('400 账号或密码错误'));
    }
    expect((await from('192.0.2.7', 'right-1', 'hunted')).ret).toBe(200);
  });

  it('pauses longer the more has failed, the same for every account, and never for long', () => {
    expect([0, 9, 10, 20, 30, 60, 200].map(pauseAfter)).toEqual([0, 0, 250, 500, 1_000, 5_000, 5_000]);
  });

  it('makes an address wait, whatever accounts it tries', async () => {
    const { device } = (await attempt({ username: 'admin', password: adminPassword })).data;
    const answers = [];
    for (let number = 0; number < 20; number++) answers.push(await server.call('Platform.User.UserLogin', { username: `guess${number}`, password: 'x' }));
    expect(answers.at(-1)?.ret).toBe(410);
    expect(await server.call('Platform.User.UserLogin', { username: 'admin', password: adminPassword })).toMatchObject({ ret: 410 });
    expect((await attempt({ username: 'admin', password: adminPassword, device })).ret).toBe(200);
  });
});
