import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { ListAnswer } from '../../../engine/core/answers/list-answer.ts';
import type { JobView } from '../../../engine/core/calls/job.ts';
import type { UnreadAnswer } from '../../../engine/core/calls/message.ts';
import { enter } from '../../helpers/accounts.ts';
import { describeOnDatabases } from '../../helpers/databases.ts';
import { both } from '../../helpers/screens.ts';
import { type Caller, openServer, type TestServer, until } from '../../helpers/server.ts';
import { leaflet, press } from './press.ts';

describeOnDatabases('background work', (place) => {
  let server: TestServer;
  let clerk: { id: number; call: Caller };
  let stranger: Caller;
  beforeAll(async () => {
    server = await openServer({ database: await place.config(), plugins: [{ manifest: { name: 'press', dependsOn: [] }, server: press }] });
    writeFileSync(join(server.schemas, 'leaflet.json'), JSON.stringify(leaflet));
    [clerk, stranger] = [await enter(server, 'clerk', 200), (await enter(server, 'stranger', 200)).call];
    await until(
      () => server.admin('Admin.Leaflet.List'),
      ({ ret }) => ret === 200,
    );
    await server.admin('Admin.Permission.Grant', { account_id: clerk.id, nodes: ['/leaflet/list', '/leaflet/list#Print'] });
  });
  afterAll(() => server.close());

  const leafletOf = async (title: string) => Number((await server.admin('Admin.Leaflet.Add', { title })).data!.id);
  const print = async (id: number, pages: number) => Number((await clerk.call('Admin.Leaflet.Print', { id, pages })).data!.job);
  const over = (id: number) =>
    until(
      async () => (await clerk.call<JobView>('Admin.Job.Get', { id })).data!,
      ({ finished_at }) => finished_at !== null,
    );
  const heard = async () => (await clerk.call<UnreadAnswer>('Platform.Message.Unread', { site: 'admin' })).data!.items[0];

  describe('of an action that is a job', () => {
    test('is refused at once where the action is, and otherwise done, set and told', async () => {
      const draft = await leafletOf('draft');
      expect((await clerk.call('Admin.Leaflet.Print', { id: draft, pages: 1 })).ret).toBe(409);
      const id = await leafletOf('spring');
      expect((await clerk.call('Admin.Leaflet.Print', { id, pages: -1 })).ret).toBe(400);
      const job = await print(id, 3);
      expect(await over(job)).toMatchObject({ status: 'done', done: 1, total: 3, result: { printed: 3 } });
      expect((await clerk.call('Admin.Leaflet.Get', { id })).data).toMatchObject({ printed_by: clerk.id });
      expect(await heard()).toMatchObject({ text: { en: '“Leaflet: print” is finished' }, link: `/admin/background/jobs/view/${job}` });
    });

    test('tells why it failed', async () => {
      const job = await print(await leafletOf('jammed'), 101);
      expect(await over(job)).toMatchObject({ status: 'failed', error: both('Paper jam') });
      expect((await heard())?.text.en).toBe('“Leaflet: print” did not finish: Paper jam');
    });

    test('is cancelled by its owner or a super admin, and then sets nothing and tells nothing', async () => {
      const last = await heard();
      for (const call of [clerk.call, server.admin]) {
        const id = await leafletOf('endless');
        const job = await print(id, 0);
        expect((await stranger('Admin.BackgroundJob.Cancel', { id: job })).ret).toBe(404);
        expect((await call('Admin.BackgroundJob.Cancel', { id: job })).ret).toBe(200);
        expect((await over(job)).status).toBe('cancelled');
        expect((await clerk.call('Admin.Leaflet.Get', { id })).data).toMatchObject({ printed_by: null });
        expect((await call('Admin.BackgroundJob.Cancel', { id: job })).ret).toBe(409);
      }
      expect(await heard()).toEqual(last);
    });

    test('ends with the right of whoever began it', async () => {
      const job = await print(await leafletOf('revoked'), 0);
      const nodes = ['/leaflet/list', '/leaflet/list#Print'];
      await server.admin('Admin.Permission.Grant', { account_id: clerk.id, nodes: nodes.slice(0, 1) });
      expect((await over(job)).status).toBe('stopped');
      await server.admin('Admin.Permission.Grant', { account_id: clerk.id, nodes });
    });
  });

  test('is listed to whoever began it, and all of it to super admins, without what it was asked', async () => {
    const titles = async (call: Caller) => (await call<ListAnswer>('Admin.BackgroundJob.List')).data!.items;
    expect(await titles(stranger)).toEqual([]);
    const [own, all] = [await titles(clerk.call), await titles(server.admin)];
    expect(own.length).toBeGreaterThan(3);
    expect(all).toEqual(own);
    expect(Object.keys(all[0]!)).not.toContain('payload');
    expect(Object.keys(all[0]!)).not.toContain('begun_by');
  });

  test('that did not reach its receiver says why, without the address and what was sent, and is sent again', async () => {
    const { platform } = server;
    const delivery = { kind: 'orders/paid', url: 'http://127.0.0.1:9/hook?token=t0ken', body: '{"order":"o-77"}' };
    await platform.database.transact((query) => platform.outbox.deliver(query, delivery));
    const rows = async () => (await server.admin<ListAnswer>('Admin.Delivery.List')).data!.items;
    const tried = await until(rows, ([row]) => row?.last_error !== null);
    expect(tried).toMatchObject([{ kind: 'orders/paid', host: '127.0.0.1:9', status: 'waiting', attempts: 1, delivered_at: null }]);
    expect(JSON.stringify((await server.admin('Admin.Delivery.Get', { id: tried[0]!.id as number })).data)).not.toMatch(/t0ken|o-77|request/);
    expect((await stranger('Admin.Delivery.Resend', { ids: [tried[0]!.id] })).ret).toBe(401);
    expect((await server.admin('Admin.Delivery.Resend', { ids: [tried[0]!.id] })).data).toEqual({ sent: 1 });
  });

  test('that comes again and again shows when, and is run at once when somebody wants it', async () => {
    const rows = async () => (await server.admin<ListAnswer>('Admin.Schedule.List')).data!.items;
    const trash = (await rows()).find(({ name }) => name === 'trash')!;
    expect(trash).toMatchObject({ status: 'waiting', outcome: null, title: { en: 'Empty the trash' } });
    expect((await stranger('Admin.Schedule.RunNow', { id: trash.id as number })).ret).toBe(401);
    const before = vi.spyOn(console, 'error');
    expect((await server.admin('Admin.Schedule.RunNow', { id: trash.id as number })).ret).toBe(200);
    const after = await until(
      async () => (await rows()).find(({ id }) => id === trash.id)!,
      ({ outcome }) => outcome !== null,
    );
    expect(after).toMatchObject({ outcome: 'done', runs: 1, result: { en: '0 deleted' }, status: 'waiting' });
    expect(before).not.toHaveBeenCalled();
    before.mockRestore();
  });
});
