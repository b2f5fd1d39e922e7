import { afterAll, beforeAll, expect, test } from 'vitest';
import { computedDefinition } from '../../../designer/model/build/build-definition.ts';
import type { TransitionAnswer } from '../../../engine/core/answers/list-answer.ts';
import { type AppRecord, isPublished } from '../../../engine/server/index.ts';
import { enter } from '../../helpers/accounts.ts';
import { describeOnDatabases } from '../../helpers/databases.ts';
import { type Caller, openServer, type TestServer, until } from '../../helpers/server.ts';
import { addApp, done, signed, type TestApp } from '../apps/open-caller.ts';

const open = 'Open.Calc.Add';
const controlled = ['Shop.Order.List', 'Shop.Order.Create', 'Shop.Item.List'] as const;
const hidden = 'Shop.Item.Secret';
const modules: Record<string, string> = { [controlled[0]]: 'Orders', [controlled[1]]: 'Orders', [controlled[2]]: 'Items', [hidden]: 'Items', [open]: 'Sums' };

type State = 'granted' | 'refused' | 'none';
interface Row {
  id: number;
  app_id: number;
  service_name: string;
  status: string;
  decided_by: string;
  rule: string | null;
}

describeOnDatabases('permissions of interfaces', (place) => {
  let server: TestServer;
  let owner: { id: number; call: Caller };
  let stranger: { id: number; call: Caller };
  let app: TestApp;
  beforeAll(async () => {
    server = await openServer({ database: await place.config() });
    for (const [service, module] of Object.entries(modules)) {
      const visibility = service === open ? 'open' : service === hidden ? 'hidden' : 'controlled';
      const definition = { ...computedDefinition(service, { a: 'integer' }, { sum: ['add', 'a', 'a'] }), visibility, module };
      const { id } = await done(server.admin<{ id: number }>('Admin.Interface.Save', { definition }));
      await done(server.admin('Admin.Interface.Publish', { id }));
    }
    await until(
      async () => server.platform.services.all().filter((service) => isPublished(service) && service.settings).length,
      (settled) => settled === 5,
    );
    owner = await enter(server, 'rights_owner', 100);
    stranger = await enter(server, 'rights_stranger', 100);
    app = await addApp(server, { account_id: owner.id });
  });
  afterAll(() => server?.close());

  const ret = async (service: string) => (await server.call(service, signed(app, service, { a: '2' }))).ret;
  const change = (subject: string, scope: string, before: State, after: State) => ({ subject, scope, before, after });
  const save = (...changes: ReturnType<typeof change>[]) => server.admin<{ changed: number }>('Admin.Assignment.Save', { changes });
  const rows = async (call: Caller, service: string, filters: object = { app_id: app.id }) =>
    (await done(call<{ items: Row[] }>(`${service}.List`, { filters, per_page: 100 }))).items;

  test('are decided by app before account before level, by what is nearer first: 27 combinations with branches', async () => {
    const service = controlled[0];
    const scopes = [service, 'product:0/Orders', 'product:0', '*'] as const;
    const states: State[] = ['granted', 'refused', 'none'];
    const subjects = [`app:${app.id}`, `account:${owner.id}`, 'level:100'];
    let turn = 0;
    for (const ofApp of states)
      for (const ofAccount of states)
        for (const ofLevel of states) {
          const message = [ofApp, ofAccount, ofLevel];
          const changes = message.flatMap((state, index) => (state === 'none' ? [] : [change(subjects[index]!, scopes[(turn + index) % 4]!, 'none', state)]));
          if (changes.length > 0) await done(save(...changes));
          const wanted = (message.find((state) => state !== 'none') ?? 'none') === 'granted' ? 200 : 401;
          expect([message, await ret(service)]).toEqual([message, wanted]);
          if (changes.length > 0) await done(save(...changes.map(({ subject, scope, after }) => change(subject, scope, after, 'none'))));
          turn++;
        }
    await done(save(change(subjects[0]!, '*', 'none', 'refused'), change(subjects[0]!, 'product:0/Orders', 'none', 'granted')));
    expect([await ret(controlled[0]), await ret(controlled[2]), await ret(open), await ret(hidden)]).toEqual([200, 401, 401, 404]);
    await done(save(change(subjects[0]!, '*', 'refused', 'none'), change(subjects[0]!, 'product:0/Orders', 'granted', 'none')));
  });

  test('are shown to administrators as the developer sees them, and as calls are answered', async () => {
    await done(save(change('level:100', 'product:0/Items', 'none', 'granted')));
    const [theirs, ours] = [await rows(server.admin, 'Admin.PermissionOverview'), await rows(owner.call, 'Platform.MyPermission')];
    expect(ours.map(({ service_name, status }) => [service_name, status])).toEqual(theirs.map(({ service_name, status }) => [service_name, status]));
    expect(theirs.map(({ service_name }) => service_name).sort()).toEqual(Object.keys(modules).sort());
    for (const { service_name, status } of theirs) expect([service_name, await ret(service_name)]).toEqual([service_name, status === 'obtained' ? 200 : 401]);
    expect(theirs.find(({ service_name }) => service_name === hidden)).toMatchObject({ status: 'obtained', decided_by: 'level', rule: 'product:0/Items' });
    expect((await rows(owner.call, 'Platform.MyPermissionPreview', {})).every(({ status }) => status === 'obtained')).toBe(true);
    await done(save(change('level:100', 'product:0/Items', 'granted', 'none')));
    expect((await rows(server.admin, 'Admin.PermissionOverview')).map(({ service_name }) => service_name)).not.toContain(hidden);
    const one = (await rows(server.admin, 'Admin.PermissionOverview'))[0]!;
    expect(await done(server.admin('Admin.PermissionOverview.Get', { id: one.id }))).toMatchObject({ service_name: one.service_name });
    expect(await rows(stranger.call, 'Platform.MyPermission')).toEqual([]);
    expect((await stranger.call('Platform.MyPermission.Get', { id: one.id })).ret).toBe(404);
  });

  test('are explained: what decides, and what would without it', async () => {
    await done(save(change(`app:${app.id}`, '*', 'none', 'refused'), change('level:100', controlled[0], 'none', 'granted')));
    const explained = await done(server.admin('Admin.Assignment.Explain', { app_id: app.id, service_name: controlled[0] }));
    expect(explained).toMatchObject({
      granted: false,
      decisions: [
        { by: 'app', scope: '*', granted: false },
        { by: 'level', scope: controlled[0], granted: true },
        { by: 'visibility', scope: 'controlled', granted: false },
      ],
    });
    const logged = async () => {
      await server.platform.accessLog.flush();
      const { items } = await done(server.admin<{ items: { rule: string; ret: number }[] }>('Admin.AccessLog.List', { sort: '-time', per_page: 1 }));
      return `${items[0]?.ret} ${items[0]?.rule}`;
    };
    const { decisions } = explained as { decisions: { rule_id: number | null }[] };
    await ret(controlled[0]);
    expect(await logged()).toBe(`401 refused app #${decisions[0]?.rule_id} *`);
    await done(save(change(`app:${app.id}`, '*', 'refused', 'none')));
    await ret(controlled[0]);
    expect(await logged()).toBe(`200 granted level #${decisions[1]?.rule_id} ${controlled[0]}`);
    await done(save(change('level:100', controlled[0], 'granted', 'none')));
    await ret(hidden);
    expect(await logged()).toBe('404 refused visibility hidden');
    const ours = await addApp(server, { account_id: 1 });
    await server.call(hidden, signed(ours, hidden, { a: '2' }));
    expect(await logged()).toBe('200 granted administrator');
  });

  test('tell before they are saved whose calls of the last days would have been refused, as a recount of the log does', async () => {
    const second = await addApp(server, { account_id: owner.id });
    const day = 86_400_000;
    const rowsOfLog = Array.from({ length: 60 }, (_, index) => ({
      time: new Date(Date.now() - (index % 10) * day + 60_000).toISOString(),
      service: [open, controlled[0], 'Gone.Since.Then'][index % 3]!,
      app_key: [app.key, second.key][index % 2]!,
      account_id: owner.id,
      ret: [200, 500, 401][index % 5] ?? 200,
      ms: 1,
      ip: '127.0.0.1',
      request_id: `r${index}`,
      parameters: '{}',
      calls: index % 4 === 0 ? 3 : null,
    }));
    await server.platform.database.transact((query) => query.deleteFrom('access_log').execute());
    await server.platform.database.transact((query) => query.insertInto('access_log').values(rowsOfLog).execute());
    const since = new Date(Date.now() - 7 * day).toISOString();
    const wanted = rowsOfLog.filter((row) => row.service === open && row.ret !== 401 && row.time >= since && row.app_key === app.key);
    const changes = [change(`app:${app.id}`, 'product:0/Sums', 'none', 'refused'), change('level:100', controlled[2], 'none', 'granted')];
    const preview = await done(server.admin<{ refused_calls: number; opened: number; closed: number }>('Admin.Assignment.Preview', { changes }));
    expect(preview).toMatchObject({
      refused: [{ app_key: app.key, service: open, calls: wanted.reduce((sum, { calls }) => sum + (calls ?? 1), 0) }],
      apps: 2,
      opened: 2,
      closed: 1,
    });
    expect(await ret(open)).toBe(200);
  });

  test('are saved all or none, and not over what somebody else has changed', async () => {
    await done(save(change('level:100', controlled[0], 'none', 'granted')));
    expect((await save(change('level:101', controlled[0], 'none', 'granted'), change('level:100', controlled[0], 'none', 'refused'))).ret).toBe(409);
    expect(await ret(controlled[0])).toBe(200);
    expect((await save(change('level:100', 'Shop.Nothing.Here', 'none', 'granted'))).ret).toBe(400);
    expect((await save(change('app:987654', '*', 'none', 'granted'))).ret).toBe(404);
    const twice = [change('level:101', '*', 'none', 'granted'), change('level:101', '*', 'none', 'refused')];
    for (const call of ['Admin.Assignment.Save', 'Admin.Assignment.Preview'])
      expect(await server.admin(call, { changes: twice }), call).toMatchObject({ ret: 400, data: { errors: [{ field: 'changes', code: 'duplicate' }] } });
    await done(save(change('level:100', controlled[0], 'granted', 'none')));
    expect(await ret(controlled[0])).toBe(401);
  });

  test('are not set for administrators, whose apps may call everything: neither here nor in the list of rules', async () => {
    const administrators = await enter(server, 'rights_admin', 200);
    const theirs = await addApp(server, { account_id: administrators.id });
    for (const subject of [`account:${administrators.id}`, `app:${theirs.id}`]) {
      for (const call of ['Admin.Assignment.Save', 'Admin.Assignment.Preview'])
        expect(await server.admin(call, { changes: [change(subject, '*', 'none', 'refused')] }), call).toMatchObject({
          ret: 400,
          data: { errors: [{ field: 'changes', code: 'administrator', message: expect.stringContaining('管理员') }] },
        });
      const [target = '', id] = subject.split(':');
      const rule = { service_name: '*', granted: 'refused', target, [`${target}_id`]: Number(id) };
      expect(await server.admin('Admin.PermissionRule.Add', rule)).toMatchObject({ ret: 400, data: { errors: [{ field: `${target}_id` }] } });
    }
    const saved = await done(save(change(`account:${stranger.id}`, '*', 'none', 'refused')));
    expect(saved.changed).toBe(1);
    await server.platform.database.transact((query) => query.updateTable('account').set({ level: 200 }).where('id', '=', stranger.id).execute());
    await done(save(change(`account:${stranger.id}`, '*', 'refused', 'none')));
    await server.platform.database.transact((query) => query.updateTable('account').set({ level: 100 }).where('id', '=', stranger.id).execute());
  });

  test('can be applied for once, for an app of one’s own, and hold from the moment they are approved', async () => {
    const service = controlled[1];
    const apply = (call: Caller, fields: object) =>
      call<{ id: number }>('Platform.Permission.Apply', { app_id: app.id, service_name: service, reason: 'Orders', ...fields });
    expect((await apply(stranger.call, {})).ret).toBe(404);
    expect((await apply(owner.call, { service_name: hidden })).ret).toBe(404);
    expect((await apply(owner.call, { service_name: open })).ret).toBe(409);
    const { id } = await done(apply(owner.call, {}));
    expect((await apply(owner.call, {})).ret).toBe(409);
    expect((await rows(owner.call, 'Platform.MyPermission')).find(({ service_name }) => service_name === service)?.status).toBe('applied');
    expect((await stranger.call('Platform.MyPermissionRequest.Get', { id })).ret).toBe(404);
    expect((await done(server.admin('Admin.Message.List', { per_page: 5 }))).items).toMatchObject([{ link: expect.stringContaining('apisApply') }]);
    await done(server.admin('Admin.PermissionRequest.Approve', { id }));
    expect(await ret(service)).toBe(200);
    expect((await rows(owner.call, 'Platform.MyPermission')).find(({ service_name }) => service_name === service)?.status).toBe('obtained');
    const { items } = await done(owner.call<{ items: { text: string }[] }>('Platform.MyMessage.List', {}));
    expect(JSON.stringify(items[0])).toContain(service);
  });

  test('are not approved for an app or an interface that is gone', async () => {
    const apply = async (id: number, service_name: string) =>
      (await done(owner.call<{ id: number }>('Platform.Permission.Apply', { app_id: id, service_name, reason: 'x' }))).id;
    const approve = (id: number) => server.admin('Admin.PermissionRequest.Approve', { id });
    const short = await addApp(server, { account_id: owner.id });
    const ofApp = await apply(short.id, controlled[2]);
    await done(server.admin('Admin.App.Remove', { id: short.id }));
    expect(await approve(ofApp)).toMatchObject({ ret: 409, msg: expect.stringContaining('已被删除') });
    const definition = { ...computedDefinition('Shop.Short.Lived', { a: 'integer' }, { sum: ['add', 'a', 'a'] }), visibility: 'controlled', module: 'Short' };
    const { id } = await done(server.admin<{ id: number }>('Admin.Interface.Save', { definition }));
    await done(server.admin('Admin.Interface.Publish', { id }));
    const ofInterface = await apply(app.id, 'Shop.Short.Lived');
    await done(server.admin('Admin.Interface.Unpublish', { id }));
    expect(await approve(ofInterface)).toMatchObject({ ret: 409, msg: expect.stringContaining('已不再发布') });
    for (const one of [ofApp, ofInterface]) await done(server.admin('Admin.PermissionRequest.Decline', { id: one, reason: 'Gone' }));
  });

  test('are declined with a template or words of one’s own, in bulk too, and applied for again', async () => {
    const template = await done(server.admin<{ id: number }>('Admin.ReviewReason.Add', { title: 'Why', content: 'Tell us what it is for' }));
    const list = await rows(owner.call, 'Platform.MyPermission');
    const wanted = list.filter(({ status }) => status === 'refused');
    expect(wanted.length).toBeGreaterThan(1);
    const applySelected = (rows: readonly Row[]) => owner.call('Platform.MyPermission.ApplySelected', { ids: rows.map(({ id }) => id), reason: 'All of it' });
    // Others of the app's people apply at the same moment.
    const both = await Promise.all([applySelected(wanted), applySelected(wanted.toReversed())]);
    const answers = both.map((one) => one.data as unknown as TransitionAnswer);
    expect(answers.flatMap((one) => one.done).sort()).toEqual(wanted.map(({ id }) => id).sort());
    for (const { done: applied, failed } of answers) {
      expect([...applied, ...failed.map(({ id }) => id)].sort()).toEqual(wanted.map(({ id }) => id).sort());
      for (const one of failed) expect(one).toMatchObject({ ret: 409, msg: expect.stringMatching(/已.*申请/) });
    }
    expect(await applySelected(wanted.slice(0, 1))).toMatchObject({ ret: 409, msg: expect.stringMatching(/已.*申请/) });
    const pending = await done(
      server.admin<{ items: { id: number; service_name: string }[] }>('Admin.PermissionRequest.List', { filters: { status: { in: ['pending'] } } }),
    );
    expect(pending.items.map(({ service_name }) => service_name).sort()).toEqual(wanted.map(({ service_name }) => service_name).sort());
    const ids = pending.items.map(({ id }) => id);
    expect(await server.admin('Admin.PermissionRequest.Decline', { id: ids[0] })).toMatchObject({ ret: 400, data: { errors: [{ field: 'reason' }] } });
    expect(ids.length).toBeGreaterThan(1);
    await done(server.admin('Admin.PermissionRequest.Decline', { ids, template: 'Tell us what it is for', reason: 'In a sentence.' }));
    const answered = await done(
      owner.call<{ items: { reply: string; status: string }[] }>('Platform.MyPermissionRequest.List', { filters: { status: { in: ['declined'] } } }),
    );
    expect(answered.items.slice(0, ids.length).map(({ reply }) => reply)).toEqual(ids.map(() => 'Tell us what it is for\nIn a sentence.'));
    expect(await ret(String(wanted[0]?.service_name))).toBe(401);
    await done(server.admin('Admin.ReviewReason.Remove', { id: template.id }));
    const apply = () =>
      done(owner.call<{ id: number }>('Platform.Permission.Apply', { app_id: app.id, service_name: wanted[0]!.service_name, reason: 'For a shop' }));
    await done(server.admin('Admin.PermissionRequest.Decline', { id: (await apply()).id, reason: 'Not now' }));
    const again = await apply();
    await done(owner.call('Platform.MyPermissionRequest.Withdraw', { id: again.id }));
    expect((await server.admin('Admin.PermissionRequest.Approve', { id: again.id })).ret).toBe(409);
  });

  test('are one evaluator: the gateway’s answer is the first of what explains it, for every app and interface', async () => {
    const { apps, services } = server.platform;
    const known = (await apps.app(app.key)) as AppRecord;
    for (const service of services.all().filter(isPublished)) expect(apps.mayUse(known, service), service.name).toBe(apps.decide(known, service)[0].granted);
  });
});
