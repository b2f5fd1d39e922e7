import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ScreenFile } from '../../../engine/core/descriptor/file-types.ts';
import { enter, memberPassword } from '../../helpers/accounts.ts';
import { describeOnDatabases } from '../../helpers/databases.ts';
import { both } from '../../helpers/screens.ts';
import { type Caller, callerOf, openServer, type TestServer, until } from '../../helpers/server.ts';

interface Own {
  rev: number;
  nickname: string | null;
}

describeOnDatabases("one's own account, as screens of both sites", (place) => {
  let server: TestServer;
  let ann: { id: number; call: Caller };
  let operator: { id: number; call: Caller };

  beforeAll(async () => {
    server = await openServer({ database: await place.config() });
    [ann, operator] = [await enter(server, 'ann', 100), await enter(server, 'operator', 200)];
  });
  afterAll(() => server.close());

  test.each([
    ['Platform.MyProfile', () => ann],
    ['Admin.AccountSettings', () => operator],
  ])('%s shows and changes what everybody may of his own account, and nothing else', async (screen, who) => {
    const { id, call } = who();
    const before = (await call<Own & { id: number }>(`${screen}.Get`)).data;
    expect(before?.id).toBe(id);
    const rev = before?.rev ?? 0;
    expect((await call(`${screen}.Edit`, { rev, nickname: 'Changed', tel: '13800138000' })).ret).toBe(200);
    expect((await server.admin('Admin.User.GetMember', { id })).data).toMatchObject({ nickname: 'Changed', tel: '13800138000' });
    for (const fields of [{ level: 255 }, { password: 'fresh-pass-1' }, { status: 'disabled' }, { id: 1 }, { username: 'other' }, { tel: 'none' }]) {
      expect((await call(`${screen}.Edit`, { rev: rev + 1, ...fields })).ret, Object.keys(fields)[0]).toBe(400);
    }
  });

  test("an administrator's own record is not his in the list of accounts", async () => {
    await server.admin('Admin.Permission.Grant', { account_id: operator.id, nodes: ['/user/compile', '/user/list'] });
    const { rev } = (await server.admin<Own>('Admin.User.GetMember', { id: operator.id })).data ?? { rev: 0 };
    expect((await operator.call('Admin.User.EditMember', { id: operator.id, rev, password: 'fresh-pass-1' })).ret).toBe(401);
  });

  test('sign-ins are listed to whom they happened, simulated ones without a name', async () => {
    const signedIn = await server.login('ann', memberPassword);
    await server.login('ann', 'wrong-one-1').catch(() => undefined);
    await server.admin('Admin.User.SimulationLogin', { id: ann.id });
    const { data } = await signedIn<{ items: Record<string, unknown>[] }>('Platform.MyLogin.List');
    expect(data?.items.map(({ result }) => result)).toEqual(['simulated', 'login', 'ok']);
    expect(JSON.stringify(data)).not.toMatch(/admin|simulated_by/);
    expect((await operator.call<{ total: number }>('Admin.LoginRecord.List')).data?.total).toBe(0);
  });

  test.each([
    ['Platform.MySession', () => ann, 'ann'],
    ['Admin.AccountSession', () => operator, 'operator'],
  ])('%s lists the sessions that hold, marks the one that asks, and ends any of them or all others', async (screen, who, username) => {
    interface Row {
      id: number;
      current: string;
      entry: string;
    }
    const { id, call } = who();
    expect((await call(`${screen}.RevokeOthers`)).ret).toBe(200);
    const [first, second] = [await server.login(username, memberPassword), await server.login(username, memberPassword)];
    const entered = await server.admin<{ access_token: string }>('Admin.User.SimulationLogin', { id });
    const simulated = callerOf(server.address, entered.data?.access_token ?? '');
    const rows = async (caller: Caller) => (await caller<{ items: Row[] }>(`${screen}.List`)).data?.items ?? [];
    const [newest, ...rest] = await rows(first);
    expect([newest, ...rest].map((row) => `${row?.entry} ${row?.current}`)).toEqual(['simulated no', 'own no', 'own yes', 'own no']);
    const stranger = who() === ann ? operator : ann;
    expect((await stranger.call(`${screen}.Revoke`, { id: rest[0]!.id })).ret).not.toBe(200);
    expect((await simulated(`${screen}.RevokeOthers`)).ret).toBe(401);
    expect((await first(`${screen}.Revoke`, { id: rest[0]!.id })).ret).toBe(200);
    expect((await second(`${screen}.List`)).ret).toBe(408);
    expect((await first(`${screen}.Revoke`, { id: rest[0]!.id })).ret).toBe(404);
    expect(await first(`${screen}.Revoke`, { id: rest[1]!.id })).toMatchObject({ ret: 200, data: { revoked: 1 } });
    expect((await call(`${screen}.RevokeOthers`)).ret).toBe(200);
    expect([(await first(`${screen}.List`)).ret, (await simulated(`${screen}.List`)).ret]).toEqual([406, 408]);
    expect(await rows(call)).toMatchObject([{ current: 'yes', entry: 'own' }]);
  });

  test('of two sessions that sign each other out at once, one remains', async () => {
    const username = 'twin';
    let { call } = await enter(server, username, 200);
    for (let turn = 0; turn < 8; turn++) {
      const both = [call, await server.login(username, memberPassword)];
      await Promise.all(both.map((caller) => caller('Admin.AccountSession.RevokeOthers')));
      const rets = await Promise.all(both.map(async (caller) => (await caller('Admin.AccountSession.List')).ret));
      expect(rets.toSorted()).toEqual([200, 408]);
      call = both[rets.indexOf(200)] ?? call;
    }
  });

  test('a new password is the form of an action: it names what is wrong at its field, and ends the other sessions', async () => {
    const other = await server.login('ann', memberPassword);
    const change = (fields: Record<string, string>) => ann.call<{ errors: { field: string }[] }>('Platform.MyPassword.ChangePassword', fields);
    const password = 'fresh-pass-1';
    expect((await change({ old_password: 'wrong-one-1', password, password_confirm: password })).data?.errors[0]?.field).toBe('old_password');
    expect((await change({ old_password: memberPassword, password, password_confirm: 'fresh-pass-2' })).data?.errors[0]?.field).toBe('password_confirm');
    expect((await change({ old_password: memberPassword })).data?.errors.map(({ field }) => field)).toEqual(['password', 'password_confirm']);
    expect((await change({ old_password: memberPassword, password, password_confirm: password })).ret).toBe(200);
    expect([(await ann.call('Platform.MyProfile.Get')).ret, (await other('Platform.MyProfile.Get')).ret]).toEqual([200, 408]);
    const audit = await server.platform.database.read.selectFrom('audit').select(['screen', 'verb', 'after']).where('account_id', '=', ann.id).execute();
    expect(JSON.stringify(audit)).not.toContain(password);
    expect(audit.filter(({ verb }) => verb === 'ChangePassword')).toHaveLength(1);
  });

  test('the trail says in words what was done, by calls of other screens too', async () => {
    const { id, call } = operator;
    await server.admin('Admin.Permission.Grant', { account_id: id, nodes: ['/user/list'] });
    await call('Admin.AccountSettings.Edit', { rev: (await call<Own>('Admin.AccountSettings.Get')).data?.rev, nickname: 'Told' });
    await server.admin('Admin.User.Disable', { id });
    type Acts = { items: { act: object; verb: string; title: object }[] };
    const { data } = await server.admin<Acts>('Admin.AuditLog.List', { filters: { record_id: id, screen: 'user' } });
    const message = (data?.items ?? []).map(({ verb, act }) => [verb, act]);
    expect(message).toContainEqual(['Disable', expect.objectContaining({ zh_cn: '禁用（账号）', en: 'Account: disable' })]);
    expect(message).toContainEqual(['Grant', expect.objectContaining({ zh_cn: '设置权限', en: 'Set the permissions of a level or of accounts' })]);
    expect(message).toContainEqual(['Edit', expect.objectContaining({ zh_cn: '编辑账号', en: 'Account: edit' })]);
    const history = await server.admin<Acts>('Admin.User.History', { id });
    expect(history.data?.items.map(({ verb, title }) => [verb, title])).toEqual(message);
  });

  const form: ScreenFile = {
    name: 'sent',
    label: both('Sent'),
    menu: false,
    single: true,
    form: { submit: 'send' },
    actions: { send: { at: 'toolbar', label: both('Send'), ask: { word: { type: 'string', label: both('Word') } }, handler: 'accounts/changePassword' } },
  };
  const { ask: _, ...askless } = form.actions!.send!;
  test.each<[string, Partial<ScreenFile>, string, string]>([
    ['with fields', { schema: { type: 'object', properties: { a: { type: 'string', label: both('A') } } } }, 'submit-has-no-record', '/schema'],
    ['that names no action', { form: { submit: 'sned' } }, 'submit-no-action', '/form/submit'],
    ['of an action at rows', { actions: { send: { ...form.actions!.send!, at: 'row' } } }, 'submit-no-action', '/form/submit'],
    ['of an action that asks nothing', { actions: { send: askless } }, 'submit-no-action', '/form/submit'],
    ['with a layout too', { form: { submit: 'send', layout: ['word'] } }, 'submit-has-no-record', '/form/layout'],
  ])('a form that an action submits is refused %s', async (_, changes, code, pointer) => {
    writeFileSync(join(server.schemas, 'sent.json'), JSON.stringify({ ...form, ...changes }));
    const reported = () => server.platform.screens.diagnostics().filter(({ file }) => file.endsWith('sent.json'));
    const found = await until(
      async () => reported(),
      (errors) => errors.some((error) => error.code === code && error.pointer === pointer),
    );
    expect(found.map((error) => `${error.code} ${error.pointer}`)).toContain(`${code} ${pointer}`);
  });
});
