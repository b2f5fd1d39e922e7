import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Envelope } from '../../../engine/core/protocol/envelope.ts';
import { issueResetCode, useUpResetCode } from '../../../engine/server/auth/accounts/password-reset.ts';
import { enter } from '../../helpers/accounts.ts';
import { describeOnDatabases } from '../../helpers/databases.ts';
import { type MailServer, startMailServer } from '../../helpers/own-mail-server.ts';
import { openServer, type TestServer, until } from '../../helpers/server.ts';
import { done } from '../../plugins/apps/open-caller.ts';

describeOnDatabases('a forgotten password', (place) => {
  let mail: MailServer;
  let server: TestServer;
  beforeAll(async () => {
    mail = await startMailServer();
    const environment = { SMTP_URL: mail.url, SMTP_FROM: 'Portico <noreply@portico.test>', TRUSTED_PROXIES: '127.0.0.1' };
    server = await openServer({ database: await place.config(), environment });
  });
  afterAll(async () => {
    await server.close();
    await mail.stop();
  });

  /** From a house of its own each: how many may come from one is tried below. */
  let house = 0;
  const forgot = async (username: string, address = `203.0.113.${++house}`): Promise<Envelope<{ sends_letters: boolean }>> => {
    const body = new URLSearchParams({ service: 'Platform.User.ForgotPassword', username });
    return (await fetch(`${server.address}/api/`, { method: 'POST', body, headers: { 'x-forwarded-for': address } })).json() as never;
  };
  const reset = (username: string, code: string, password = 'fresh-pass-1', password_confirm = password) =>
    server.call<{ errors: { field: string }[] }>('Platform.User.ResetPassword', { username, code, password, password_confirm });
  const wrong = { ret: 400, data: { errors: [{ field: 'code' }] } };
  const account = async (name: string, email: string | null, level = 100) => {
    const entered = await enter(server, name, level);
    await server.platform.database.transact((query) => query.updateTable('account').set({ email }).where('id', '=', entered.id).execute());
    return entered;
  };
  const letterTo = async (address: string, number = 1) => {
    const found = await until(
      async () => mail.letters.filter(({ to }) => to.includes(address)),
      (letters) => letters.length >= number,
    );
    const source = found[number - 1]?.source ?? '';
    const [head = '', body = ''] = source.split(/\r\n\r\n(.*)/s);
    return /base64/i.test(head) ? Buffer.from(body, 'base64').toString() : body;
  };
  const codeIn = (letter: string) => /[2-9A-Z]{4}-[2-9A-Z]{4}-[2-9A-Z]{4}/.exec(letter)?.[0] ?? '';
  type Request = { id: number; account_id: number; status: string };
  const requests = async () => (await done(server.admin<{ items: Request[] }>('Admin.PasswordRequest.List'))).items;
  const requestOf = (id: number) =>
    until(
      async () => (await requests()).find((row) => Number(row.account_id) === id),
      (row) => row !== undefined,
    );

  test('is replaced with the code of a letter, once, which ends what was open', async () => {
    const ann = await account('ann', 'ann@office.test');
    expect((await forgot('ANN')).data).toEqual({ sends_letters: true });
    const letter = await letterTo('ann@office.test');
    expect(letter).toContain('ann');
    const code = codeIn(letter);
    expect(await reset('ann', 'AAAA-BBBB-CCCC')).toMatchObject(wrong);
    expect(await reset('somebody', code)).toMatchObject(wrong);
    expect(await reset('ann', code, 'short')).toMatchObject({ ret: 400, data: { errors: [{ field: 'password' }] } });
    expect(await reset('ann', code, 'fresh-pass-1', 'fresh-pass-2')).toMatchObject({ ret: 400, data: { errors: [{ field: 'password_confirm' }] } });
    expect((await ann.call('Platform.User.Profile')).ret).toBe(200);
    expect((await reset('ann', code.toLowerCase().replaceAll('-', ' '))).ret).toBe(200);
    expect((await ann.call('Platform.User.Profile')).ret).not.toBe(200);
    expect((await server.login('ann', 'fresh-pass-1')).token).not.toBe('');
    expect(await reset('ann', code, 'fresh-pass-3')).toMatchObject(wrong);
    const rows = await server.platform.database.read.selectFrom('delivery').select('request').where('kind', '=', 'account/reset').execute();
    expect(JSON.stringify(rows)).not.toContain(code);
  });

  test('of a code that was replaced, has run out or whose account was changed meanwhile stays', async () => {
    const ben = await account('ben', 'ben@office.test');
    await forgot('ben');
    const first = codeIn(await letterTo('ben@office.test'));
    await forgot('ben');
    const second = codeIn(await letterTo('ben@office.test', 2));
    expect(second).not.toBe(first);
    expect(await reset('ben', first)).toMatchObject(wrong);
    const { database } = server.platform;
    const expires = (ms: number) =>
      database.transact((query) => query.updateTable('password_reset').set({ expires_ms: ms }).where('account_id', '=', ben.id).execute());
    await expires(Date.now() - 1);
    expect(await reset('ben', second)).toMatchObject(wrong);
    await expires(Date.now() + 60_000);
    await ben.call('Platform.User.Logout', { everywhere: 1 });
    expect(await reset('ben', second)).toMatchObject(wrong);
  });

  test('is answered before anything is done for the account, so that the time tells nothing of it', async () => {
    const ida = await account('ida', 'ida@office.test');
    await forgot('ida');
    await letterTo('ida@office.test');
    await server.platform.database.transact(async (query) => {
      await query.updateTable('password_reset').set({ expires_ms: Date.now() }).where('account_id', '=', ida.id).execute();
      expect((await forgot('ida')).ret).toBe(200);
    });
    await letterTo('ida@office.test', 2);
  });

  test('is not set with a code that another replaces while the password is hashed', async () => {
    const fay = await account('fay', null);
    const { database } = server.platform;
    const issue = () => database.transact((query) => issueResetCode(query, { id: fay.id, epoch: 0 }, 'administrator'));
    const first = await issue();
    await issue();
    expect(await database.transact((query) => useUpResetCode(query, fay.id, first))).toBe(false);
  });

  test('of two who use one code at the same moment, one sets it', async () => {
    await account('duo', 'duo@office.test');
    await forgot('duo');
    const code = codeIn(await letterTo('duo@office.test'));
    const answers = await Promise.all(['fresh-pass-1', 'fresh-pass-2'].map((password) => reset('duo', code, password)));
    expect(answers.map(({ ret }) => ret).sort()).toEqual([200, 400]);
  });

  test('answers the same for whoever is asked about, and fills no mailbox', async () => {
    await account('eve', 'eve@office.test');
    await disable('eve');
    expect(await forgot('nobody-here')).toEqual(await forgot('eve'));
    await account('cat', 'cat@office.test');
    for (let at = 0; at < 5; at++) await forgot('cat');
    await letterTo('cat@office.test', 3);
    expect(mail.letters.filter(({ to }) => to.includes('eve@office.test'))).toEqual([]);
    const requested = await server.platform.database.read.selectFrom('delivery').select('host').where('kind', '=', 'account/reset').execute();
    // Ann's, two of Ben, two of Ida, one of the two at once, and three of these.
    expect(requested).toHaveLength(9);
    expect(mail.letters.filter(({ to }) => to.includes('cat@office.test'))).toHaveLength(3);
    const rets = [];
    for (let at = 0; at < 11; at++) rets.push((await forgot('nobody-here', '198.51.100.1')).ret);
    expect(rets).toEqual([...Array.from({ length: 10 }, () => 200), 410]);
  });

  test('without an address is asked of an administrator, who hands a code on', async () => {
    const dan = await account('dan', null);
    await forgot('dan');
    const request = await requestOf(dan.id);
    await forgot('dan');
    // What comes after it was looked at after it.
    const deb = await account('deb', null);
    await forgot('deb');
    await requestOf(deb.id);
    expect((await requests()).filter((row) => Number(row.account_id) === dan.id)).toHaveLength(1);
    const issued = { id: request?.id, request_key: 'issue-for-dan' };
    const { data } = await server.admin<{ code: string; username: string }>('Admin.PasswordRequest.IssueCode', issued);
    expect(data?.username).toBe('dan');
    expect((await server.admin('Admin.PasswordRequest.IssueCode', issued)).data).toEqual(data);
    const stored = await server.platform.database.read.selectFrom('request_key').selectAll().execute();
    expect(stored).not.toEqual([]);
    expect(JSON.stringify(stored)).not.toContain(data?.code);
    expect((await requestOf(dan.id))?.status).toBe('passed');
    expect((await server.admin('Admin.PasswordRequest.IssueCode', { id: request?.id })).ret).not.toBe(200);
    expect((await reset('dan', data?.code ?? '')).ret).toBe(200);
    expect((await server.login('dan', 'fresh-pass-1')).token).not.toBe('');
  });

  test('of an administrator is given by super admins alone, that of a super admin by nobody', async () => {
    const boss = await account('boss', null, 200);
    const chief = await account('chief', null, 255);
    const clerk = await account('clerk', null, 200);
    await server.admin('Admin.Permission.Grant', { account_id: clerk.id, nodes: ['/user/password-requests', '/user/password-requests#IssueCode'] });
    for (const name of ['boss', 'chief']) await forgot(name);
    const [ofBoss, ofChief] = await Promise.all([requestOf(boss.id), requestOf(chief.id)]);
    expect((await clerk.call('Admin.PasswordRequest.IssueCode', { id: ofBoss?.id })).ret).toBe(401);
    expect((await server.admin('Admin.PasswordRequest.IssueCode', { id: ofChief?.id })).ret).toBe(401);
    expect((await server.admin('Admin.PasswordRequest.IssueCode', { id: ofBoss?.id })).ret).toBe(200);
  });

  async function disable(username: string): Promise<void> {
    await server.platform.database.transact((query) => query.updateTable('account').set({ status: 'disabled' }).where('username', '=', username).execute());
  }
});
