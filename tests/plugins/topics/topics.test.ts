import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { ShownDiagnostic } from '../../../designer/calls/shown-diagnostic.ts';
import type { InterfaceDefinition } from '../../../designer/model/types/definition.ts';
import { designerContext } from '../../../designer/server/context/designer-context.ts';
import type { ListAnswer } from '../../../engine/core/answers/list-answer.ts';
import type { UnreadAnswer } from '../../../engine/core/calls/message.ts';
import type { Json } from '../../../engine/core/json/json.ts';
import { enter } from '../../helpers/accounts.ts';
import { describeOnDatabases } from '../../helpers/databases.ts';
import { storeDraft } from '../../helpers/designer.ts';
import { type Caller, type CallFields, openServer, type TestServer, until } from '../../helpers/server.ts';
import { addApp, done, type TestApp, tokenOf } from '../apps/open-caller.ts';
import { type Got, receiver } from './receiver.ts';
import { renamed, sending } from './sending.ts';

const schema = { type: 'object', required: ['order'], properties: { order: { type: 'integer' }, phone: { type: 'string', pattern: '^1[0-9]{10}$' } } };

describeOnDatabases('topics', (place) => {
  let server: TestServer;
  let ann: { id: number; call: Caller };
  let bob: { id: number; call: Caller };
  let app: TestApp;
  let topicId: number;
  const publish = (payload: object, key = '') => server.admin<{ id: string; pushes: number }>('Admin.Topic.Publish', { id: topicId, payload, key });
  /** What waits for its next attempt need not wait any longer. */
  const forward = (attempts?: number) =>
    server.platform.database.transact((query) =>
      query
        .updateTable('delivery')
        .set({ next_at: new Date(0).toISOString(), ...(attempts !== undefined && { attempts }) })
        .where('status', '=', 'waiting')
        .execute(),
    );
  const verified = (secret: string, { headers, body }: Got) => new Webhook(secret).verify(body, headers as Record<string, string>);
  const pushesOf = async (id: number) => (await done(ann.call<ListAnswer>('Platform.MySubscription.Related', { id, list: 'pushes' }))).items;
  async function subscribe(url: string, own: { approve?: boolean } = {}): Promise<{ id: number; secret: string }> {
    const created = await addApp(server, { account_id: ann.id, name: 'Till' });
    const { id, secret } = await done(ann.call<{ id: number; secret: string }>('Platform.MySubscription.Add', { topic_id: topicId, app_id: created.id, url }));
    if (own.approve !== false) await done(server.admin('Admin.TopicSubscription.Pass', { id }));
    return { id, secret };
  }
  const messages = async () => {
    const { count } = await server.platform.database.read
      .selectFrom('topic_push')
      .innerJoin('topic_subscription', 'topic_subscription.id', 'topic_push.subscription_id')
      .select(({ fn }) => fn.countAll().as('count'))
      .where('topic_subscription.deleted_at', 'is', null)
      .executeTakeFirstOrThrow();
    return Number(count);
  };
  const remove = (id: number) => done(ann.call('Platform.MySubscription.Remove', { id }));

  beforeAll(async () => {
    vi.stubEnv('PORTICO_OUTBOUND_ALLOW', '127.0.0.1');
    server = await openServer({ database: await place.config() });
    [ann, bob] = [await enter(server, 'ann', 100), await enter(server, 'bob', 100)];
    app = await addApp(server, { account_id: ann.id });
    topicId = Number((await done(server.admin('Admin.Topic.Add', { name: 'parcel.sent', title: '订单已支付', schema, sample: { order: 7 } }))).id);
  });
  afterAll(async () => {
    await server.close();
    vi.unstubAllEnvs();
  });

  test.each([
    ['a name that is none', { name: 'Order Paid' }, 'name'],
    ['a name that is taken', { name: 'parcel.sent' }, 'name'],
    ['a schema that is none', { name: 'order.one', schema: { type: 'object', properties: { a: { type: 'tree' } } } }, 'schema'],
    ['a schema of a list', { name: 'order.one', schema: { type: 'array' } }, 'schema'],
    ['a schema elsewhere', { name: 'order.one', schema: { type: 'object', properties: { a: { $ref: 'http://127.0.0.1/x.json' } } } }, 'schema'],
    ['a pattern that never ends', { name: 'order.one', schema: { type: 'object', properties: { a: { pattern: '(?=a)b' } } } }, 'schema'],
    ['a sample that does not meet it', { name: 'order.one', schema, sample: { order: 'seven' } }, 'sample'],
  ])('are refused with %s', async (_name, own, field) => {
    const answer = await server.admin<{ errors: { field: string }[] }>('Admin.Topic.Add', { title: '订单', schema: { type: 'object' }, sample: {}, ...own });
    expect([answer.ret, answer.data?.errors.map((one) => one.field)]).toEqual([400, [field]]);
  });

  test.each([
    ['what does not meet the schema', { order: '7' }, 'payload.order'],
    ['what has no order', {}, 'order'],
    ['a pattern that does not match', { order: 1, phone: 'x' }, 'payload.phone'],
    ['a payload that is too large', { order: 1, note: 'x'.repeat(70_000) }, '65536'],
  ])('refuse %s, and say where', async (_name, payload, message) => {
    const answer = await publish(payload);
    expect([answer.ret, answer.msg]).toEqual([400, expect.stringContaining(message)]);
  });

  test('are subscribed to by an app, reviewed, and pushed with a signature of the secret that is shown once', async () => {
    const { got, came, url } = await receiver();
    const { id, secret } = await subscribe(url, { approve: false });
    expect(secret).toMatch(/^whsec_/);
    const shown = await done(ann.call('Platform.MySubscription.Get', { id }));
    expect(shown).toMatchObject({ verify_status: 'pending', secret: `••••${secret.slice(-4)}` });
    expect((await done(publish({ order: 1 }))).pushes).toBe(0);
    expect((await ann.call('Platform.MySubscription.TestPush', { id })).ret).toBe(409);
    await done(server.admin('Admin.TopicSubscription.Pass', { id }));
    expect((await server.admin('Admin.TopicSubscription.Pass', { id })).ret).toBe(409);
    const { id: message } = await done(publish({ order: 2 }));
    const [push] = (await came(1)) as [Got];
    expect([push.id, push.event.type, push.event.data]).toEqual([message, 'parcel.sent', { order: 2 }]);
    expect(verified(secret, push)).toEqual(push.event);
    expect(() => verified(secret, { ...push, body: push.body.replace('2', '3') })).toThrow();
    const [row] = await until(
      () => pushesOf(id),
      ([one]) => one?.status === 'delivered',
    );
    expect(row).toMatchObject({ message_id: message, attempts: 1, last_status: 204 });
    expect(got).toHaveLength(1);
    await remove(id);
  });

  test('are each account’s own affair', async () => {
    const { url } = await receiver();
    const { id } = await subscribe(url);
    for (const call of ['Get', 'Remove', 'SwitchOff', 'RotateSecret', 'TestPush', 'Verification'])
      expect([call, (await bob.call(`Platform.MySubscription.${call}`, { id })).ret]).toEqual([call, 404]);
    expect((await bob.call('Platform.MySubscription.Add', { topic_id: topicId, app_id: app.id, url })).ret).toBe(400);
    await done(publish({ order: 3 }));
    expect((await done(bob.call<ListAnswer>('Platform.MyPush.List'))).items).toEqual([]);
    const [push] = await pushesOf(id);
    expect((await bob.call('Platform.MyPush.Get', { id: push!.id as number })).ret).toBe(404);
    expect((await bob.call('Platform.MyPush.Resend', { id: push!.id as number })).ret).toBe(404);
    await remove(id);
  });

  test('arrive once each and in their order after the subscriber was down for an hour', async () => {
    const away = await receiver();
    await away.stop();
    const { id, secret } = await subscribe(away.url);
    const sent: string[] = [];
    for (let order = 1; order <= 12; order++) sent.push((await done(publish({ order }, order % 2 ? 'odd' : 'even'))).id);
    for (const attempt of [0, 1]) {
      await until(
        () => pushesOf(id),
        (rows) => rows.filter((row) => Number(row.attempts) > attempt).length === 2,
      );
      await forward();
    }
    const back = await receiver(undefined, away.port);
    await until(
      () => forward().then(() => pushesOf(id)),
      (rows) => rows.length === 12 && rows.every(({ status }) => status === 'delivered'),
    );
    expect(back.got.map((one) => one.id).toSorted()).toEqual(sent.toSorted());
    for (const rest of [0, 1]) {
      const orders = back.got.map(({ event }) => Number(event.data.order)).filter((order) => order % 2 === rest);
      expect(orders).toEqual(orders.toSorted((one, other) => one - other));
    }
    for (const push of back.got) expect(verified(secret, push)).toEqual(push.event);
    await remove(id);
  });

  test('that were refused ten times are dead letters, their owner is told once, and they go again under their id', async () => {
    let status = 500;
    const { got, came, url } = await receiver((response) => void response.writeHead(status).end('{"token":"t0p"}'));
    const { id } = await subscribe(url);
    const messages = [(await done(publish({ order: 1 }))).id, (await done(publish({ order: 2 }))).id];
    await came(2);
    const dead = await until(
      () => forward(9).then(() => pushesOf(id)),
      (rows) => rows.every((row) => row.status === 'failed'),
    );
    expect(dead.map(({ attempts, last_status, last_answer }) => [attempts, last_status, last_answer])).toEqual([
      [10, 500, '{"token":"***"}'],
      [10, 500, '{"token":"***"}'],
    ]);
    const letters = (await done(server.admin<ListAnswer>('Admin.TopicDeadLetter.List'))).items;
    expect(letters.map(({ message_id }) => message_id).toSorted()).toEqual(messages.toSorted());
    const reported = (await done(ann.call<UnreadAnswer>('Platform.Message.Unread', { site: 'portal' }))).items.filter(({ text }) =>
      text.en.includes('dead letters'),
    );
    expect(reported).toHaveLength(1);
    expect((await done(ann.call('Platform.MySubscription.Get', { id }))).failing_since).not.toBeNull();
    status = 200;
    const before = got.length;
    expect((await done(server.admin('Admin.TopicDeadLetter.ResendSelected', { ids: letters.map((one) => Number(one.id)) }))).sent).toBe(2);
    await came(before + 2);
    expect(
      got
        .slice(before)
        .map((one) => one.id)
        .toSorted(),
    ).toEqual(messages.toSorted());
    await until(
      () => done(ann.call('Platform.MySubscription.Get', { id })),
      ({ failing_since }) => failing_since === null,
    );
    await remove(id);
  });

  test('are signed with both secrets while the old one has its grace', async () => {
    const { came, url } = await receiver();
    const { id, secret: first } = await subscribe(url);
    const { secret: second } = await done(ann.call<{ secret: string }>('Platform.MySubscription.RotateSecret', { id, grace: '1h' }));
    await done(ann.call('Platform.MySubscription.TestPush', { id }));
    const [test] = (await came(1)) as [Got];
    expect([verified(first, test), verified(second, test), test.event.data]).toEqual([test.event, test.event, { order: 7 }]);
    const { secret: third } = await done(ann.call<{ secret: string }>('Platform.MySubscription.RotateSecret', { id, grace: 'now' }));
    await done(publish({ order: 5 }));
    const push = (await came(2))[1]!;
    expect(verified(third, push)).toEqual(push.event);
    for (const secret of [first, second]) expect(() => verified(secret, push)).toThrow();
    await remove(id);
  });

  test('wait for a changed callback to be reviewed, and for one that is switched off; what is rejected gets nothing', async () => {
    const [old, fresh] = [await receiver(), await receiver()];
    const { id } = await subscribe(old.url);
    const { rev } = await done(ann.call('Platform.MySubscription.Get', { id }));
    await done(ann.call('Platform.MySubscription.Edit', { id, rev: Number(rev), url: fresh.url }));
    await done(publish({ order: 1 }, 'a'));
    await done(publish({ order: 2 }, 'a'));
    await done(ann.call('Platform.MySubscription.SwitchOff', { id }));
    expect((await done(publish({ order: 3 }, 'a'))).pushes).toBe(0);
    await done(server.admin('Admin.TopicSubscription.Pass', { id }));
    await done(ann.call('Platform.MySubscription.SwitchOn', { id }));
    await fresh.came(2);
    expect([old.got, fresh.got.map(({ event }) => event.data.order)]).toEqual([[], [1, 2]]);
    await done(server.admin('Admin.TopicSubscription.Reject', { id, reason: 'No' }));
    expect((await done(publish({ order: 4 }))).pushes).toBe(0);
    expect((await server.admin('Admin.TopicSubscription.Reject', { id, reason: 'No' })).ret).toBe(409);
    await remove(id);
  });

  test('never follow a redirect, nor reach an address inside', async () => {
    const inside = await receiver();
    const { came, url } = await receiver((response) => void response.writeHead(307, { location: inside.url }).end());
    const { id } = await subscribe(url);
    await done(publish({ order: 1 }));
    await came(1);
    const [push] = await until(
      () => pushesOf(id),
      ([row]) => row?.last_status === 307,
    );
    expect([push!.status, inside.got]).toEqual(['waiting', []]);
    vi.stubEnv('PORTICO_OUTBOUND_ALLOW', '');
    await forward();
    const [stored] = await until(
      () => pushesOf(id),
      ([row]) => Number(row?.attempts) > 1,
    );
    vi.stubEnv('PORTICO_OUTBOUND_ALLOW', '127.0.0.1');
    expect(stored).toMatchObject({ status: 'waiting', last_status: null });
    for (const bad of ['file:///etc/passwd', 'http://ann:secret@127.0.0.1/', 'nothing'])
      expect((await ann.call('Platform.MySubscription.Edit', { id, rev: 2, url: bad })).ret).toBe(400);
    await remove(id);
  });

  test('are published by apps that may, and by nobody else', async () => {
    const { came, url } = await receiver();
    const { id } = await subscribe(url);
    const token = await tokenOf(server.call, app);
    const fields = { access_token: token, topic: 'parcel.sent', payload: { order: 9 } };
    expect((await server.call('App.Topic.Publish', fields)).ret).toBe(404);
    await done(server.admin('Admin.PermissionRule.Add', { service_name: 'App.Topic.Publish', target: 'app', app_id: app.id, granted: 'granted' }));
    const answer = await done(server.call('App.Topic.Publish', fields));
    expect(answer).toEqual({ id: expect.stringMatching(/^msg_/), pushes: 1 });
    expect((await came(1))[0]).toMatchObject({ id: answer.id, event: { data: { order: 9 } } });
    expect((await server.call('App.Topic.Publish', { ...fields, topic: 'order.unknown' })).ret).toBe(400);
    expect((await server.call('App.Topic.Publish', { ...fields, payload: { order: 'x' } })).ret).toBe(400);
    await done(server.admin('Admin.Topic.Close', { id: topicId }));
    expect((await server.call('App.Topic.Publish', fields)).ret).toBe(409);
    await done(server.admin('Admin.Topic.Open', { id: topicId }));
    await remove(id);
  });

  test('are published by an interface with the commit of what it writes, or not at all; a trial publishes nothing', async () => {
    const { got, came, url } = await receiver();
    const { id: subscription } = await subscribe(url);
    const { tables } = designerContext(server.platform);
    await tables.ensure({ name: 'parcel', columns: [{ name: 'name', type: 'string' }] } as never);
    const { items } = await done(server.admin<{ items: { name: string; schema: Json }[] }>('Admin.Interface.Topics'));
    expect(items.find(({ name }) => name === 'parcel.sent')).toMatchObject({ isOffered: true, audience: 'everyone', schema });
    const ids: number[] = [];
    for (const isDrawn of [false, true]) {
      const id = await storeDraft(server, sending(schema, isDrawn));
      await done(server.admin('Admin.Interface.Publish', { id }));
      ids.push(id);
    }
    const access_token = await tokenOf(server.call, await addApp(server));
    const send = (name: string, fields: CallFields) => server.call<{ id: string; pushes: number }>(`Parcel.${name}.Send`, { access_token, ...fields });
    const dryRun = await done(server.admin('Admin.Interface.TestRun', { definition: sending(schema, true), parameters: { order: 1, stop: false } }));
    expect(dryRun).toMatchObject({ ret: 200, data: { pushes: 1 }, undone: 2 });
    for (const name of ['Whole', 'Drawn']) {
      const rows = await tables.count('parcel', {});
      expect(await send(name, { order: 1, stop: true })).toMatchObject({ ret: 4001 });
      // Written like a row that does not fit: what came before is undone with it.
      expect(await send(name, { order: 1, stop: false, phone: 'x' })).toMatchObject({ ret: 400, msg: expect.stringContaining('phone') });
      expect([await tables.count('parcel', {}), await messages()]).toEqual([rows, got.length]);
      const { id, pushes } = await done(send(name, { order: 5, stop: false }));
      const all = await came(got.length + 1);
      expect([pushes, await tables.count('parcel', {}), all.at(-1)]).toEqual([1, rows + 1, expect.objectContaining({ id })]);
      expect(all.at(-1)!.event.data).toEqual({ order: 5 });
    }
    expect(got).toHaveLength(2);
    await done(server.admin('Admin.Topic.Close', { id: topicId }));
    expect((await send('Whole', { order: 6, stop: false })).ret).toBe(409);
    await done(server.admin('Admin.Topic.Open', { id: topicId }));
    for (const id of ids) await done(server.admin('Admin.Interface.Unpublish', { id }));
    await remove(subscription);
  });

  test('that are unknown, or a payload does not fit, are problems of the node', async () => {
    const store = (definition: InterfaceDefinition) =>
      done(server.admin<{ id: number; problems: ShownDiagnostic[] }>('Admin.Interface.Save', { definition, rev: 0 }));
    const reported = ({ problems }: { problems: ShownDiagnostic[] }) => problems.map(({ code, node, severity }) => [code, node, severity]);
    const lost = await store(renamed(sending(schema, false, 'parcel.lost'), 'Lost'));
    expect(reported(lost)).toContainEqual(['topic-unknown', 'tell', 'error']);
    const refused = await server.admin<{ errors: { field: string }[] }>('Admin.Interface.Publish', { id: lost.id });
    expect([refused.ret, refused.data?.errors.map(({ field }) => field)]).toEqual([400, [expect.stringMatching(/settings\/topic$/)]]);
    const other = { type: 'object', required: ['order'], properties: { order: { type: 'string' } } };
    expect(reported(await store(renamed(sending(other, false), 'Unfit')))).toContainEqual([expect.stringMatching(/type/), expect.anything(), 'error']);
    const former = { type: 'object', required: ['order'], properties: { order: { type: 'integer' }, gone: { type: 'string' } } };
    expect(reported(await store(renamed(sending(former, false), 'Former')))).toEqual([['topic-changed', 'tell', 'warning']]);
    expect(reported(await store(renamed(sending({ type: 'object' }, false, 'app.disabled'), 'Own')))).toContainEqual(['topic-account', 'tell', 'error']);
  });

  test('of the platform tell the account concerned alone, and are kept by the platform', async () => {
    const [own, others] = [await receiver(), await receiver()];
    const { items } = await done(server.admin<ListAnswer>('Admin.Topic.List', { search: 'app.disabled' }));
    const disabled = Number(items[0]!.id);
    const offered = await done(ann.call<ListAnswer>('Platform.MyTopic.List', { search: 'app.disabled' }));
    const description = offered.items[0]!.shown_description as Record<string, string>;
    expect(description.zh_cn).toMatch(/^[^a-z]+$/);
    expect(description.en).toMatch(/^An app [\x20-\x7e]+$/);
    expect((await server.admin('Admin.Topic.Edit', { id: disabled, rev: 1, title: 'x' })).ret).toBe(409);
    expect((await server.admin('Admin.Topic.Remove', { id: disabled })).ret).toBe(409);
    const theirs = await addApp(server, { account_id: bob.id });
    for (const [caller, appId, url] of [
      [ann.call, app.id, own.url],
      [bob.call, theirs.id, others.url],
    ] as const) {
      const { id } = await done(caller<{ id: number }>('Platform.MySubscription.Add', { topic_id: disabled, app_id: appId, url }));
      await done(server.admin('Admin.TopicSubscription.Pass', { id }));
    }
    const shop = await addApp(server, { account_id: ann.id, name: 'Shop' });
    await done(server.admin('Admin.App.Disable', { id: shop.id }));
    const [push] = (await own.came(1)) as [Got];
    expect(push.event).toMatchObject({ type: 'app.disabled', data: { app_key: shop.key, name: 'Shop' } });
    expect(others.got).toEqual([]);
  });
});
