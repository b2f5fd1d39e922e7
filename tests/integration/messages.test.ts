import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ListAnswer } from '../../engine/core/answers/list-answer.ts';
import type { UnreadAnswer } from '../../engine/core/calls/message.ts';
import { enter } from '../helpers/accounts.ts';
import { describeOnDatabases } from '../helpers/databases.ts';
import { type MailServer, startMailServer } from '../helpers/own-mail-server.ts';
import { both } from '../helpers/screens.ts';
import { type Caller, openServer, type TestServer, until } from '../helpers/server.ts';

const amount = { type: 'integer', format: 'money', label: both('Amount') };
const account = { type: 'integer', readOnly: true, label: both('Account') };
const message = (zh_cn: string, en: string) => ({ zh_cn, en });

/** Who hands in a claim hears what becomes of it; who may pass claims hears of each. */
const claim = {
  name: 'claim',
  label: both('Claim'),
  menu: false,
  schema: { type: 'object', required: ['amount'], properties: { amount, account_id: account, status: { type: 'string', label: both('Status') } } },
  list: { columns: ['amount', 'status'] },
  states: {
    status: {
      initial: 'pending',
      values: { pending: message('待审', 'Pending'), passed: message('已过', 'Passed') },
      transitions: {
        pass: {
          from: ['pending'],
          to: 'passed',
          label: message('通过', 'Pass'),
          ask: { note: { type: 'string', label: both('Note') } },
          notify: { to: 'account_id', message: message('{amount}：{status}，{note}', '{amount}: {status}, {note}') },
        },
      },
    },
  },
  actions: { ping: { at: 'row', label: both('Ping'), notify: { to: { right: 'Claim.Pass' }, message: both('Look at it') } } },
  add: { set: { account_id: '$account' } },
};
const myClaim = {
  name: 'my_claim',
  label: both('Claim'),
  site: 'portal',
  menu: false,
  viewOf: 'claim',
  fields: { amount: {}, account_id: {}, status: {} },
  add: { notify: { to: { right: 'Claim.Pass' }, message: message('新申请 {amount}', 'New claim of {amount}') } },
  access: { calls: ['List', 'Get', 'Add'], own: 'account_id' },
};

const unread = async (call: Caller, site = 'admin') => (await call<UnreadAnswer>('Platform.Message.Unread', { site })).data!;

describeOnDatabases('messages', (place) => {
  let mail: MailServer;
  let server: TestServer;
  let clerk: { id: number; call: Caller };
  let developer: { id: number; call: Caller };
  beforeAll(async () => {
    mail = await startMailServer();
    const environment = { SMTP_URL: mail.url, SMTP_FROM: 'Portico <noreply@portico.test>' };
    server = await openServer({ database: await place.config(), environment });
    for (const screen of [claim, myClaim]) writeFileSync(join(server.schemas, `${screen.name}.json`), JSON.stringify(screen));
    [clerk, developer] = [await enter(server, 'clerk', 200), await enter(server, 'developer', 50)];
    await until(
      () => developer.call('Platform.MyClaim.List'),
      ({ ret }) => ret === 200,
    );
    await server.admin('Admin.Permission.Grant', { account_id: clerk.id, nodes: ['/claim/list', '/claim/list#Pass'] });
  });
  afterAll(async () => {
    await server?.close();
    await mail?.stop();
  });

  const handIn = async (money: number) => Number((await developer.call('Platform.MyClaim.Add', { amount: money })).data!.id);

  test('reach those with a right and whom the record names, with words and links of their own', async () => {
    const stranger = await enter(server, 'stranger', 200);
    const id = await handIn(1_250);
    expect(await unread(clerk.call)).toMatchObject({
      count: 1,
      items: [{ text: message('新申请 ¥12.50', 'New claim of ¥12.50'), link: `/admin/claim/view/${id}` }],
      page: '/admin/account/messages',
    });
    expect((await unread(server.admin)).count).toBe(1);
    expect((await unread(stranger.call)).count).toBe(0);

    expect((await clerk.call('Admin.Claim.Pass', { id, note: 'ok' })).ret).toBe(200);
    const { count, items, page } = await unread(developer.call, 'portal');
    expect({ count, items, page }).toMatchObject({
      count: 1,
      items: [{ text: message('¥12.50：已过，ok', '¥12.50: Passed, ok'), link: `/console/my_claim/view/${id}` }],
      page: '/console/account/messages',
    });
    expect((await developer.call('Platform.Menu.Badges')).data).toEqual({ badges: [{ path: '/account/messages', total: 1 }] });
    expect((await clerk.call('Platform.Menu.Badges')).data).toEqual({ badges: [{ path: '/account/messages', total: 1 }] });
  });

  test('are not sent to whoever did it, nor where the write is undone', async () => {
    const { data } = await server.admin('Admin.Claim.Add', { amount: 7 });
    const before = (await unread(server.admin)).count;
    expect((await server.admin('Admin.Claim.Ping', { id: Number(data!.id) })).ret).toBe(200);
    expect((await server.admin('Admin.Claim.Pass', { id: Number(data!.id), note: 'own' })).ret).toBe(200);
    expect((await server.admin('Admin.Claim.Pass', { id: Number(data!.id), note: 'again' })).ret).toBe(409);
    expect((await unread(server.admin)).count).toBe(before);
    expect((await unread(clerk.call)).items[0]?.text.en).toBe('Look at it');
    const key = { amount: 8, request_key: 'claim-once-1' };
    const heard = (await unread(clerk.call)).count;
    for (const answer of [await developer.call('Platform.MyClaim.Add', key), await developer.call('Platform.MyClaim.Add', key)]) expect(answer.ret).toBe(200);
    expect((await unread(clerk.call)).count).toBe(heard + 1);
  });

  test('are each reader’s own: read, discarded, recovered and removed in the message centre', async () => {
    const id = await handIn(300);
    const { items } = (await clerk.call<ListAnswer>('Admin.Message.List', { with_counts: true })).data!;
    const [newest] = items;
    expect(newest).toMatchObject({ text: message('新申请 ¥3.00', 'New claim of ¥3.00'), status: 'unread', link: `/admin/claim/view/${id}` });
    const own = { id: Number(newest!.id) };
    expect((await developer.call('Platform.MyMessage.Get', own)).ret).toBe(404);
    expect((await developer.call('Platform.MyMessage.Discard', own)).ret).toBe(404);
    expect((await developer.call('Admin.Message.List')).ret).toBe(401);

    expect((await clerk.call('Admin.Message.Open', own)).data).toEqual({ link: `/admin/claim/view/${id}` });
    expect((await clerk.call('Admin.Message.Get', own)).data).toMatchObject({ status: 'read' });
    expect((await clerk.call('Admin.Message.Remove', own)).ret).toBe(409);
    for (const verb of ['MarkUnread', 'MarkRead', 'Discard', 'Recover', 'Discard', 'Remove'])
      expect([verb, (await clerk.call(`Admin.Message.${verb}`, own)).ret]).toEqual([verb, 200]);
    expect((await clerk.call('Admin.Message.Get', own)).ret).toBe(404);

    expect((await unread(clerk.call)).count).toBeGreaterThan(0);
    expect((await clerk.call('Admin.Message.MarkAllRead')).ret).toBe(200);
    expect((await unread(clerk.call)).count).toBe(0);
    expect((await unread(server.admin)).count).toBeGreaterThan(0);
    await server.admin('Platform.Message.MarkRead', { ids: [(await unread(server.admin)).items[0]!.id] });
  });

  test('reach each account where it has chosen, by the kind of what they are about', async () => {
    await server.platform.database.transact((query) => query.updateTable('account').set({ email: 'dev@claims.test' }).where('id', '=', developer.id).execute());
    const choose = async (fields: object) => {
      const { rev } = (await developer.call<{ rev: number }>('Platform.MyNoticeSetting.Get')).data!;
      return developer.call('Platform.MyNoticeSetting.Edit', { rev, ...fields });
    };
    const letters = () => mail.letters.filter(({ to }) => to.includes('dev@claims.test'));
    const pass = async (money: number) => server.admin('Admin.Claim.Pass', { id: await handIn(money), note: 'ok' });

    expect((await developer.call('Platform.MyNoticeSetting.Get')).data).toMatchObject({
      by_message: ['review', 'money', 'warning', 'support', 'job', 'other'],
      by_mail: ['warning'],
    });
    expect((await choose({ by_mail: ['gossip'] })).ret).toBe(400);
    const before = (await unread(developer.call, 'portal')).count;
    expect((await choose({ by_message: ['money'], by_mail: ['other'] })).ret).toBe(200);
    await pass(6_600);
    await until(
      async () => letters(),
      ({ length }) => length === 1,
    );
    expect((await unread(developer.call, 'portal')).count).toBe(before);
    expect((await choose({ clear: ['by_message', 'by_mail'] })).ret).toBe(200);
    await pass(6_700);
    expect((await choose({ by_message: ['other'], by_mail: ['money'] })).ret).toBe(200);
    await pass(6_800);
    const { count, items } = await unread(developer.call, 'portal');
    expect(count).toBe(before + 1);
    expect(items[0]!.text.en).toContain('68.00');
    expect(letters()).toHaveLength(1);
    expect((await clerk.call<{ by_mail: string[] }>('Admin.NoticeSetting.Get')).data!.by_mail).toEqual(['warning']);
  });

  test('are pushed to open pages of the reader alone', async () => {
    const listen = async (call: Caller) => {
      const response = await fetch(`${server.address}/api/events`, { method: 'POST', body: new URLSearchParams({ access_token: call.token }) });
      const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
      let text = '';
      void (async () => {
        for (let part = await reader.read(); !part.done; part = await reader.read()) text += part.value;
      })().catch(() => undefined);
      await until(
        async () => text,
        (heard) => heard.includes('hello'),
      );
      return { heard: () => text, end: () => reader.cancel() };
    };
    const [clerks, developers] = [await listen(clerk.call), await listen(developer.call)];
    await handIn(400);
    await until(
      async () => clerks.heard(),
      (heard) => heard.includes('"messages-changed"'),
    );
    expect(developers.heard()).not.toContain('messages-changed');
    await Promise.all([clerks.end(), developers.end()]);
  });
});
