import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ProfileAnswer } from '../../../engine/core/calls/account.ts';
import { enter, memberPassword } from '../../helpers/accounts.ts';
import { describeOnDatabases } from '../../helpers/databases.ts';
import { openServer, rawCall, type TestServer } from '../../helpers/server.ts';

describeOnDatabases('own account', (place) => {
  let server: TestServer;
  let number = 0;
  beforeAll(async () => {
    server = await openServer({ database: await place.config() });
  });
  afterAll(() => server.close());

  it('changes the password, ends all other sessions with 408 and keeps its own', async () => {
    const { call } = await enter(server, 'changer', 100);
    const other = await server.login('changer', memberPassword);
    const fields = { old_password: memberPassword, password: 'fresh-1', password_confirm: 'fresh-1' };
    expect((await call('Platform.User.ChangePassword', fields)).ret).toBe(200);
    expect((await call('Platform.User.Profile')).ret).toBe(200);
    expect((await other('Platform.User.Profile')).ret).toBe(408);
    expect((await server.call('Platform.User.UserLogin', { username: 'changer', password: memberPassword })).ret).toBe(400);
    expect((await server.login('changer', 'fresh-1')).token).not.toBe('');
  });

  it.each([
    [{ old_password: 'wrong-1', password: 'fresh-1', password_confirm: 'fresh-1' }, 'old_password'],
    [{ old_password: memberPassword, password: 'fresh-1', password_confirm: 'fresh-2' }, 'password_confirm'],
    [{ old_password: memberPassword, password: 'short', password_confirm: 'short' }, 'password'],
    [{ old_password: memberPassword, password: 'with space', password_confirm: 'with space' }, 'password'],
    [{ password: 'fresh-1', password_confirm: 'fresh-1' }, 'old_password'],
  ])('refuses the new password of %j', async (fields, field) => {
    const { call } = await enter(server, `refused_${++number}`, 100);
    expect(await call('Platform.User.ChangePassword', fields)).toMatchObject({ ret: 400, data: { errors: [{ field }] } });
  });

  it('edits its own data and nothing that decides about it', async () => {
    const { id, call } = await enter(server, 'editor', 100);
    expect((await call('Platform.User.EditProfile', { nickname: '小张', tel: '13800138000' })).ret).toBe(200);
    expect((await call<ProfileAnswer>('Platform.User.Profile')).data?.profile).toMatchObject({ nickname: '小张', tel: '13800138000' });
    await call('Platform.User.EditProfile', { clear: ['tel'], email: 'zhang@example.com' });
    expect((await call<ProfileAnswer>('Platform.User.Profile')).data?.profile).toMatchObject({ nickname: '小张', tel: '', email: 'zhang@example.com' });
    for (const fields of [{ level: 255 }, { username: 'root' }, { status: 'enabled' }, { password: 'x' }, { id: 1 }]) {
      expect((await call('Platform.User.EditProfile', fields)).ret).toBe(400);
    }
    expect((await call('Platform.User.EditProfile', { clear: ['level'] })).ret).toBe(400);
    const row = await server.platform.database.read.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirst();
    expect(row).toMatchObject({ username: 'editor', level: 100, status: 'enabled' });
  });

  it('keeps preferences per account, any JSON up to 64 KB', async () => {
    const [first, second] = [await enter(server, 'tidy', 200), await enter(server, 'messy', 200)];
    const get = async (call: typeof first.call) => (await call('Admin.Preference.Get', { key: 'list.user' })).data;
    expect(await get(first.call)).toEqual({ value: null });
    await first.call('Admin.Preference.Set', { key: 'list.user', value: { columns: ['名称'], size: 50 } });
    await first.call('Admin.Preference.Set', { key: 'list.user', value: ['b'] });
    expect(await get(first.call)).toEqual({ value: ['b'] });
    expect(await get(second.call)).toEqual({ value: null });
    expect((await first.call('Admin.Preference.Set', { key: 'list.user', value: '{broken' })).ret).toBe(400);
    expect((await first.call('Admin.Preference.Set', { key: 'list.user', value: JSON.stringify('名'.repeat(30_000)) })).ret).toBe(400);
    // An answer could not hold it.
    expect((await first.call('Admin.Preference.Set', { key: 'list.user', value: `${'['.repeat(20_000)}${']'.repeat(20_000)}` })).ret).toBe(400);
    expect((await first.call('Admin.Preference.Set', { key: '../etc', value: '1' })).ret).toBe(400);
    await first.call('Admin.Preference.Set', { key: 'list.user' });
    expect(await get(first.call)).toEqual({ value: null });
  });

  it('takes error reports under the bare name, with and without a token, and not without end', async () => {
    const { id, call } = await enter(server, 'reporter', 200);
    const report = { type: 'script', message: 'x'.repeat(9_000), url: '/admin/home', code: 0 };
    expect((await rawCall(server.address, { service: 'save_error_logger', ...report })).status).toBe(200);
    expect((await call('Admin.ErrorLog.Save', report)).ret).toBe(200);
    const rows = await server.platform.database.read.selectFrom('error_log').selectAll().orderBy('id').execute();
    expect(rows.map((row) => [row.account_id, String(row.message).length, row.ip])).toEqual([
      [null, 4_000, '127.0.0.1'],
      [id, 4_000, '127.0.0.1'],
    ]);
    const answers = await Promise.all(Array.from({ length: 40 }, () => server.call('save_error_logger', report)));
    expect(answers.some((answer) => answer.ret === 410)).toBe(true);
  });
});
