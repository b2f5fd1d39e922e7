import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ListAnswer } from '../../../engine/core/answers/list-answer.ts';
import type { FileView } from '../../../engine/core/calls/file.ts';
import { enter } from '../../helpers/accounts.ts';
import { describeOnDatabases } from '../../helpers/databases.ts';
import { type Caller, type CallFields, openServer, type TestServer, until } from '../../helpers/server.ts';
import { done } from '../apps/open-caller.ts';

type Row = Record<string, unknown>;

describeOnDatabases('work orders', (place) => {
  let server: TestServer;
  let customer: { id: number; call: Caller };
  let stranger: { id: number; call: Caller };
  let clerk: { id: number; call: Caller };
  beforeAll(async () => {
    server = await openServer({ database: await place.config() });
    customer = await enter(server, 'customer', 100);
    stranger = await enter(server, 'stranger', 100);
    clerk = await enter(server, 'clerk', 200);
    const list = '/platmanage/api-usb-workorder/list';
    await done(server.admin('Admin.Permission.Grant', { account_id: clerk.id, nodes: [list, `${list}#*`, '/work_reply/list', '/work_reply/add'] }));
  });
  afterAll(() => server.close());

  const question = { title: 'Weather answers 502', content: 'Since this morning.' };
  const submit = (fields: CallFields = {}) => done(customer.call<{ id: number }>('Platform.MyWorkOrder.Add', { ...question, ...fields }));
  const seen = (caller: Caller, id: number) => {
    const service = caller === customer.call ? 'Platform.MyWorkOrder.Get' : 'Admin.WorkOrder.Get';
    return done(caller<Row>(service, { id }));
  };
  const messages = async (caller: Caller) =>
    JSON.stringify((await done(caller<ListAnswer>(caller === customer.call ? 'Platform.MyMessage.List' : 'Admin.Message.List'))).items);

  test('goes from acceptance over an answer and a resolution to its end, each side told of the other', async () => {
    const { id } = await submit();
    const created = await seen(customer.call, id);
    expect(created).toMatchObject({ status: 'pending', serial: expect.stringMatching(/^WO\d{8}-[2-9A-Z]{5}$/), kind: 'technical' });
    expect(created).not.toHaveProperty('assignee');
    expect(await messages(clerk.call)).toContain('新工单“Weather answers 502”待受理');

    await done(clerk.call('Admin.WorkReply.Add', { work_order_id: id, content: 'Nobody else has it', is_internal: true }));
    expect(await seen(clerk.call, id)).toMatchObject({ status: 'pending', assignee: null, first_answer_at: null });
    expect(await messages(customer.call)).not.toContain('Weather');

    await done(clerk.call('Admin.WorkReply.Add', { work_order_id: id, content: 'Which city?' }));
    expect(await seen(clerk.call, id)).toMatchObject({ status: 'communicating', assignee: clerk.id, first_answer_at: expect.any(String), answer_minutes: 1 });
    expect(await messages(customer.call)).toContain('您的工单“Weather answers 502”有新回复');
    expect((await clerk.call('Admin.WorkOrder.Accept', { id })).ret).toBe(409);

    const { items: trail } = await done(server.admin<ListAnswer>('Admin.AuditLog.List', { filters: { screen: 'work_order', record_id: id, verb: 'Answer' } }));
    expect(trail).toMatchObject([{ act: { zh_cn: '答复（工单）', en: 'Work order: answer' } }]);

    await done(customer.call('Platform.MyWorkReply.Add', { work_order_id: id, content: 'Beijing' }));
    expect(await messages(clerk.call)).toContain('新回复');
    expect(await clerk.call('Admin.WorkOrder.Resolve', { id })).toMatchObject({ ret: 400, data: { errors: [{ field: 'resolution' }] } });
    await done(clerk.call('Admin.WorkOrder.Resolve', { id, resolution: 'The upstream is back' }));
    expect(await seen(customer.call, id)).toMatchObject({ status: 'resolved', resolution: 'The upstream is back', resolved_at: expect.any(String) });

    await done(customer.call('Platform.MyWorkReply.Add', { work_order_id: id, content: 'It is not' }));
    expect(await seen(customer.call, id)).toMatchObject({ status: 'communicating', resolved_at: null });
    await done(customer.call('Platform.MyWorkOrder.Close', { id }));
    for (const [caller, service] of [
      [customer.call, 'Platform.MyWorkReply.Add'],
      [clerk.call, 'Admin.WorkReply.Add'],
    ] as const)
      expect((await caller(service, { work_order_id: id, content: 'One more' })).ret).not.toBe(200);
    expect((await clerk.call('Admin.WorkOrder.Resolve', { id, resolution: 'x' })).ret).toBe(409);
    const thread = async (caller: Caller, service: string) => (await done(caller<ListAnswer>(service, { id, list: 'thread' }))).items.map((row) => row.content);
    expect(await thread(customer.call, 'Platform.MyWorkOrder.Related')).toEqual(['Which city?', 'Beijing', 'It is not']);
    const list = (params: CallFields) => done(clerk.call<ListAnswer>('Admin.WorkOrder.Related', { id, list: 'thread', per_page: 2, ...params }));
    const { items: latest } = await list({ page: 2 });
    const [beijing, last] = latest.map((row) => row.id as number);
    expect(await messages(customer.call)).toContain(`/support/workorders/view/${id}?related=thread&entry=${Number(beijing) - 1}`);
    expect(await messages(clerk.call)).toContain(`/admin/platmanage/api-usb-workorder/info/${id}?related=thread&entry=${last}`);
    expect(await list({ entry: last })).toMatchObject({ page: 2, total: 4, items: [{ id: beijing }, { id: last }] });
    // What is not in the list leads nowhere in it.
    expect(await list({ entry: 9_999 })).toMatchObject({ page: 1, total: 4 });
    expect(await thread(clerk.call, 'Admin.WorkOrder.Related')).toEqual(['Nobody else has it', 'Which city?', 'Beijing', 'It is not']);
  });

  test('is the business of its two sides alone, its attachments too', async () => {
    const upload = async (caller: Caller) =>
      (await done(caller<FileView>('Admin.File.Upload', { kind: 'document', file: new File(['words'], 'log.txt') }))).url;
    const files = await Promise.all(Array.from({ length: 6 }, () => upload(customer.call)));
    expect((await customer.call('Platform.MyWorkOrder.Add', { ...question, attachments: files })).ret).toBe(400);
    const { id } = await submit({ attachments: files.slice(0, 5) });
    const statuses = (url: string) =>
      Promise.all(
        [customer.call, clerk.call, stranger.call, { token: '' }].map(
          async ({ token }) => (await fetch(server.address + url, { headers: { cookie: `token=${token}` } })).status,
        ),
      );
    expect(await statuses(files[0]!)).toEqual([200, 200, 404, 404]);
    for (const [service, fields] of [
      ['Platform.MyWorkOrder.Get', { id }],
      ['Platform.MyWorkOrder.Close', { id }],
      ['Platform.MyWorkOrder.Related', { id, list: 'thread' }],
      ['Platform.MyWorkReply.Add', { work_order_id: id, content: 'Hello' }],
      ['Platform.MyWorkOrder.Edit', { id, rev: 1, title: 'Mine now' }],
    ] as const)
      expect((await stranger.call(service, fields)).ret).not.toBe(200);
    await stranger.call('Platform.MyWorkOrder.Add', { ...question, title: 'In your name', account_id: customer.id });
    expect(JSON.stringify(await done(customer.call('Platform.MyWorkOrder.List')))).not.toContain('In your name');
  });

  test('is assigned to administrators only, and answered by a template', async () => {
    const { id } = await submit();
    expect(await server.admin('Admin.WorkOrder.Assign', { id, assignee: customer.id })).toMatchObject({
      ret: 400,
      data: { errors: [{ field: 'assignee' }] },
    });
    await done(server.admin('Admin.WorkOrder.Assign', { id, assignee: clerk.id }));
    await done(server.admin('Admin.ReplyTemplate.Add', { title: 'Thanks', content: 'Thank you for telling us.' }));
    expect((await clerk.call('Admin.WorkReply.Add', { work_order_id: id })).ret).toBe(400);
    await done(clerk.call('Admin.WorkReply.Add', { work_order_id: id, template: 'Thank you for telling us.', content: 'We are looking.' }));
    const { items } = await done(customer.call<ListAnswer>('Platform.MyWorkOrder.Related', { id, list: 'thread' }));
    expect(items.map(({ content, side }) => [content, side])).toEqual([['Thank you for telling us.\n\nWe are looking.', 'staff']]);
    // Once the templates are known as the only ones, a reply does without any still.
    await until(
      () => clerk.call('Admin.WorkReply.Add', { work_order_id: id, template: 'None of them' }),
      ({ data }) => JSON.stringify(data).includes('"enum"'),
    );
    await done(clerk.call('Admin.WorkReply.Add', { work_order_id: id, content: 'Found it.' }));
  });

  test('keeps the calls it is about, of one account and no other', async () => {
    const line = (account_id: number, n: number) => ({
      time: new Date(Date.now() - n).toISOString(),
      service: 'App.Weather.Now',
      app_key: 'k',
      account_id,
      ret: 502,
      ms: 12,
      ip: '127.0.0.1',
      request_id: `r-${account_id}-${n}`,
      parameters: '{}',
      calls: 1,
    });
    const lines = [...Array.from({ length: 12 }, (_, n) => line(customer.id, n)), line(stranger.id, 1)];
    const rows = await server.platform.database.transact((query) => query.insertInto('access_log').values(lines).returning(['id', 'account_id']).execute());
    const own = rows.filter((row) => row.account_id === customer.id).map((row) => row.id);
    const others = rows.filter((row) => row.account_id === stranger.id).map((row) => row.id);
    const created = await done(customer.call<{ id: number }>('Platform.MyCall.Ask', { ids: own.slice(0, 2), ...question }));
    expect((await seen(clerk.call, created.id)).log_lines).toMatchObject([
      { service: 'App.Weather.Now', ret: 502, request_id: expect.any(String) },
      { ret: 502 },
    ]);
    expect((await customer.call('Platform.MyCall.Ask', { ids: own, ...question })).ret).toBe(400);
    expect((await customer.call('Platform.MyCall.Ask', { ids: others, ...question })).ret).not.toBe(200);
    expect((await server.admin('Admin.AccessLog.Ask', { ids: [own[0], others[0]], ...question })).ret).toBe(400);
  });
});
