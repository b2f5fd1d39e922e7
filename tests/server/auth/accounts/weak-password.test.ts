import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { enter, memberPassword } from '../../../helpers/accounts.ts';
import { type CallFields, openServer, type TestServer, until } from '../../../helpers/server.ts';

let server: TestServer;
let number = 0;
beforeAll(async () => {
  server = await openServer();
});
afterAll(() => server.close());

const weak = { ret: 400, data: { errors: [{ field: 'password', code: 'weak' }] } };
const add = (fields: CallFields) => server.admin<{ id: number; rev: number }>('Admin.User.AddMember', { username: `weak_${++number}`, level: 100, ...fields });

describe('a password that is guessed first', () => {
  test.each(['123456', 'aaaaaa', 'PassWord', 'qwerty', '654321', 'abcdef', '12341234', 'lkjhgf', 'iloveyou', '１２３４５６', 'Portico2026'])(
    'is not taken: %s',
    async (password) => {
      expect(await add({ password })).toMatchObject(weak);
    },
  );

  test('may not be the name of its account, with digits or not', async () => {
    for (const password of ['Gardener', 'gardener77', '2026gardener']) expect(await add({ username: 'gardener', password })).toMatchObject(weak);
    expect(await add({ nickname: 'Rosalind', password: 'rosalind1' })).toMatchObject(weak);
  });

  test('is not taken when it is changed, reset, registered or imported either', async () => {
    const { call, id } = await enter(server, 'changes_mind', 100);
    const twice = { password: '123456', password_confirm: '123456' };
    expect(await call('Platform.User.ChangePassword', { old_password: memberPassword, ...twice })).toMatchObject(weak);
    expect(await server.call('Platform.User.Register', { username: 'newcomer', ...twice })).toMatchObject(weak);
    const { data } = await server.admin<{ rev: number }>('Admin.User.GetMember', { id });
    expect(await server.admin('Admin.User.EditMember', { id, rev: data!.rev, password: '123456' })).toMatchObject(weak);
    expect(await server.admin('Admin.User.EditMember', { id, rev: data!.rev, password: 'changes_mind1' })).toMatchObject(weak);
  });

  test('is refused in words that say what is allowed, in both languages', async () => {
    const sentence = async (language: string) => {
      const body = new URLSearchParams({ service: 'Platform.User.Register', username: 'speaker', password: '123456', password_confirm: '123456' });
      return (await (await fetch(`${server.address}/api/`, { method: 'POST', body, headers: { 'accept-language': language } })).json()).msg;
    };
    expect(await sentence('en')).toContain('must not be a common password');
    expect(await sentence('zh_cn')).toContain('不能是常用密码');
  });

  test('does not stand in the way of any other', async () => {
    for (const password of ['harbour7lamp', 'k3j-zz', '晴天下雨也好呀']) expect((await add({ password })).ret, password).toBe(200);
  });
});

describe('an import of accounts', () => {
  const file = (text: string) => new File([text], 'accounts.csv');
  async function run(text: string, dry_run: boolean) {
    const { data } = await server.admin<{ job: number }>('Admin.User.Import', { file: file(text), dry_run });
    type Job = { status: string; result: { failed: number; imported: number; error_file: number | null; faults: { field: string; message: string }[] } };
    const { data: job } = await until(
      () => server.admin<Job>('Admin.Job.Get', { id: data!.job }),
      (answer) => answer.data?.status === 'done',
    );
    return job!.result;
  }

  test('refuses weak passwords in its trial already, and its fault file shows no password at all', async () => {
    const rows = 'username,password,level,口令\nsheet_one,123456,100,a\nsheet two,CanarySheet77,100,CanaryUnknown\nsheet_three,CanaryThird88,100,b\n';
    const dryRun = await run(rows, true);
    expect(dryRun.faults.map(({ field }) => field).sort()).toEqual(['password', 'username']);
    const result = await run(rows, false);
    expect([result.imported, result.failed]).toEqual([1, 2]);
    const body = new URLSearchParams({ service: 'Admin.File.Download', access_token: server.admin.token, id: String(result.error_file) });
    const text = await (await fetch(`${server.address}/api/`, { method: 'POST', body })).text();
    expect(text).toContain('sheet two');
    expect(text).not.toMatch(/Canary|123456/);
    expect(text).toContain('sheet two,,100,,');
  });
});
