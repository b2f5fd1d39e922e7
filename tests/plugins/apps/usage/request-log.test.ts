import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ListAnswer } from '../../../../engine/core/answers/list-answer.ts';
import { purgeSchedules } from '../../../../engine/server/operations/trash/purge-schedules.ts';
import { wholeRows } from '../../../../plugins/apps/server/usage/refused-calls.ts';
import { requestLogOf } from '../../../../plugins/apps/server/usage/request-log.ts';
import { requestSchedules } from '../../../../plugins/apps/server/usage/request-schedules.ts';
import { enter } from '../../../helpers/accounts.ts';
import { describeOnDatabases } from '../../../helpers/databases.ts';
import { both } from '../../../helpers/screens.ts';
import { type Caller, openServer, type TestServer, until } from '../../../helpers/server.ts';

const day = 86_400_000;
const ago = (days: number) => new Date(Date.now() - days * day).toISOString();

describeOnDatabases('the log of back-office requests', (database) => {
  let server: TestServer;
  let clerk: { id: number; call: Caller };
  beforeAll(async () => {
    server = await openServer({ database: await database.config() });
    clerk = await enter(server, 'clerk', 200);
  });
  afterAll(() => server?.close());

  const logged = async (filters: object = {}) => {
    await requestLogOf(server.platform.database).flush();
    return (await server.admin<ListAnswer>('Admin.RequestLog.List', { filters, per_page: 100 })).data!.items;
  };

  it('has every call of back-office and portal, and none of its own', async () => {
    await clerk.call('Admin.Supplier.List');
    await clerk.call('Platform.User.Profile');
    await server.call('Admin.App.List');
    const items = await logged();
    const seen = items.map(({ service, account_id, ret }) => [service, account_id, ret]);
    expect(seen).toContainEqual(['Platform.User.Profile', clerk.id, 200]);
    expect(seen).toContainEqual(['Admin.App.List', null, 406]);
    expect((await logged()).some(({ service }) => String(service).startsWith('Admin.RequestLog.'))).toBe(false);
    expect(await logged({ account_id: clerk.id })).toHaveLength(seen.filter(([, account]) => account === clerk.id).length);
  });

  it('hides what is private by its name or its format, in JSON of forms too', async () => {
    const strip = { type: 'string', format: 'secret', label: both('Strip') };
    const schema = { type: 'object', properties: { title: { type: 'string', label: both('Title') }, strip } };
    writeFileSync(join(server.schemas, 'badge.json'), JSON.stringify({ name: 'badge', label: both('Badge'), schema, list: { columns: ['title'] } }));
    await until(
      () => server.admin('Admin.Badge.List'),
      ({ ret }) => ret === 200,
    );
    await server.admin('Admin.Badge.Add', { title: 'gate', strip: 'magnetic-77' });
    await server.admin('Admin.Badge.List', { filters: { strip: 'magnetic-77', inner: { password: 'hush-hush' } } });
    await server.call('Platform.User.UserLogin', { username: 'admin', password: 'not-this-one' });
    // A code is still good where the password beside it was refused.
    const fresh = { password: 'short', password_confirm: 'short' };
    await server.call('Platform.User.ResetPassword', { username: 'admin', code: 'K7QF-2M9X-TD4H', ...fresh });
    const curl =
      "curl 'http://x.test/api/' -H 'app_secret: hush-header' -H \"Authorization: Basic aHVzaA==\" -u desk:hush-user --user 'desk:hush-too' -d 's=A.B.C'";
    await server.admin('Admin.TestCase.FromCurl', { curl });
    const reported = JSON.stringify(await logged());
    expect(reported).toContain('gate');
    expect(reported).toContain('s=A.B.C');
    expect(reported).toContain('ResetPassword');
    for (const secret of ['K7QF-2M9X-TD4H', 'hush-header', 'aHVzaA', 'hush-user', 'hush-too', 'magnetic-77', 'hush-hush', 'not-this-one', server.admin.token])
      expect(reported).not.toContain(secret);
  });

  it('writes some of what strangers ask and counts the rest', async () => {
    for (let at = 0; at < wholeRows.each + 15; at++) expect((await server.call('Admin.User.GetAllMembers')).ret).toBe(406);
    expect((await logged({ ret: 406 })).length).toBeLessThanOrEqual(wholeRows.each);
  });

  it('is read by those who have the right to it, and is the track of an account', async () => {
    expect((await clerk.call('Admin.RequestLog.List')).ret).toBe(401);
    await clerk.call('Platform.User.Profile');
    await requestLogOf(server.platform.database).flush();
    const { data } = await server.admin<ListAnswer>('Admin.User.Related', { id: clerk.id, list: 'visits' });
    expect(data!.items.map(({ service }) => service)).toContain('Platform.User.Profile');
    const path = await server.admin<{ items: object[] }>('Admin.Requests.GetUserVisitPath', { id: clerk.id });
    expect(path.data!.items).toContainEqual(expect.objectContaining({ service: 'Platform.User.Profile', count: 2 }));
  });

  it('is kept for as many days as the setting says, as jobs that are over and messages that were read are', async () => {
    const { platform } = server;
    expect((await server.admin('Admin.Retention.Edit', { requests_days: 0, rev: 1 })).ret).toBe(400);
    const { rev } = (await server.admin<{ rev: number }>('Admin.Retention.Get')).data!;
    expect((await server.admin('Admin.Retention.Edit', { requests_days: 2, jobs_days: 3, messages_days: 4, rev })).ret).toBe(200);
    const request = (time: string) => ({ time, service: 'Admin.Old.Call', ret: 200, ms: 1, ip: '', request_id: '', parameters: '{}' });
    const job = (finished_at: string | null, status: string) => ({
      ...{ kind: 'none', title: '{}', payload: '{}', account_id: 1, created_at: ago(9) },
      status,
      finished_at,
    });
    const message = (updated_at: string, status: string) => ({ ...{ account_id: 1, text: '{}', created_at: ago(9) }, updated_at, status });
    await platform.database.transact(async (query) => {
      await query
        .insertInto('request_log')
        .values([request(ago(3)), request(ago(1))])
        .execute();
      await query
        .insertInto('job')
        .values([job(ago(4), 'done'), job(ago(2), 'failed'), job(null, 'none')])
        .execute();
      await query
        .insertInto('message')
        .values([message(ago(5), 'read'), message(ago(5), 'unread'), message(ago(3), 'trash')])
        .execute();
    });
    const run = { number: 1, signal: new AbortController().signal, finish: () => Promise.reject(new Error('nothing to finish')) };
    const schedules = [...requestSchedules(platform), ...purgeSchedules(platform)];
    for (const name of ['request-log', 'jobs', 'messages']) await schedules.find((one) => one.name === name)!.run(run);
    const read = platform.database.read;
    expect(await read.selectFrom('request_log').select('id').where('service', '=', 'Admin.Old.Call').execute()).toHaveLength(1);
    expect((await read.selectFrom('job').select('status').orderBy('id').execute()).map(({ status }) => status)).toEqual(['failed', 'none']);
    expect((await read.selectFrom('message').select('status').orderBy('id').execute()).map(({ status }) => status)).toEqual(['unread', 'trash']);
  });
});
