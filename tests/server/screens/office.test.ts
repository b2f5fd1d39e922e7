import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ListAnswer } from '../../../engine/core/answers/list-answer.ts';
import type { FileView } from '../../../engine/core/calls/file.ts';
import { withOpenParameters } from '../../../engine/server/auth/sealed-parameters.ts';
import { anyTable } from '../../../engine/server/kernel/ports/database.ts';
import { enter } from '../../helpers/accounts.ts';
import { describeOnDatabases } from '../../helpers/databases.ts';
import { type Caller, type CallFields, openServer, rawCall, type TestServer, until } from '../../helpers/server.ts';

interface Created {
  id: number;
  rev: number;
}

describeOnDatabases('screens of files alone', (place) => {
  let server: TestServer;
  let second: Caller;
  let customer: { id: number; call: Caller };
  let stranger: Caller;
  const add = async (caller: Caller, service: string, values: CallFields) => {
    const answer = await caller<Created>(service, values);
    if (!answer.data || answer.ret !== 200) throw new Error(`${service}: ${answer.msg}`);
    return answer.data;
  };

  beforeAll(async () => {
    server = await openServer({ database: await place.config(), apps: ['office'] });
    second = (await enter(server, 'second', 300)).call;
    customer = await enter(server, 'customer', 100);
    stranger = (await enter(server, 'stranger', 100)).call;
  });
  afterAll(() => server.close());

  test('a top_up is passed by somebody else than who entered it, and nobody changes it afterwards', async () => {
    expect(server.platform.screens.diagnostics()).toEqual([]);
    const { id, rev } = await add(server.admin, 'Admin.TopUp.Add', { account_id: customer.id, amount: 5_000 });
    expect(await server.admin('Admin.TopUp.Pass', { id })).toMatchObject({ ret: 401, msg: expect.stringContaining('通过') });
    expect((await server.admin<{ failed: { ret: number }[] }>('Admin.TopUp.Pass', { ids: [id] })).data?.failed).toMatchObject([{ ret: 401 }]);
    expect((await server.admin('Admin.TopUp.Edit', { id, rev, amount: 6_000 })).ret).toBe(200);
    expect((await second('Admin.TopUp.Pass', { id })).ret).toBe(200);
    const { data } = await server.admin<ListAnswer>('Admin.TopUp.List', { with_summary: true });
    expect(data?.items[0]).toMatchObject({ status: 'passed', audited_at: expect.any(String), amount: 6_000 });
    expect(data?.summary).toEqual({ passed: 6_000 });
    const passed = Number(data?.items[0]?.rev);
    for (const caller of [server.admin, second]) {
      expect((await caller('Admin.TopUp.Edit', { id, rev: passed, amount: 1 })).ret).toBe(409);
      expect((await caller('Admin.TopUp.Refuse', { id, reason: 'x' })).ret).toBe(409);
      expect((await caller<{ failed: unknown[] }>('Admin.TopUp.EditAll', { ids: [id], set: { amount: 1 } })).data?.failed ?? ['refused']).toHaveLength(1);
    }
    expect((await customer.call<{ items: unknown[] }>('Platform.Message.List')).ret).not.toBe(500);
  });

  test('a task keeps the parameters of its call, and shows its last and next run', async () => {
    const task = { name: 'Every hour', call: 'Admin.File.GetList', next_at: '2026-12-01T08:00:00.000Z' };
    const wrong = { ...task, values: { page: 0, colour: 'red' } };
    expect(await server.admin('Admin.Task.Add', wrong)).toMatchObject({
      ret: 400,
      data: { errors: expect.arrayContaining([expect.objectContaining({ field: 'values.page' }), expect.objectContaining({ field: 'values.colour' })]) },
    });
    expect(await server.admin('Admin.Task.Add', { ...task, call: 'Admin.Nothing.Is' })).toMatchObject({ ret: 400, data: { errors: [{ field: 'call' }] } });
    expect(await server.admin('Admin.Task.Add', { name: 'x', call: 'Admin.File.DelFile' })).toMatchObject({ data: { errors: [{ field: 'values.id' }] } });
    const { id, rev } = await add(server.admin, 'Admin.Task.Add', { ...task, values: { page: 2, kind: 'image' } });
    expect((await server.admin('Admin.Task.Edit', { id, rev, call: 'Admin.File.DelFile' })).ret).toBe(400);
    expect((await server.admin('Admin.Task.Edit', { id, rev, name: 'Hourly' })).ret).toBe(200);
    for (const result of ['failed', 'done']) await add(server.admin, 'Admin.TaskRun.Add', { task_id: id, result, took: 12 });
    const { data } = await server.admin<Record<string, unknown>>('Admin.Task.Get', { id });
    expect(data).toMatchObject({ values: { page: 2, kind: 'image' }, next_at: task.next_at, last_at: expect.any(String), last_result: 'done', failed: 1 });
    const rows = await (await rawCall(server.address, { service: 'Admin.Task.Export', access_token: server.admin.token, format: 'csv' })).text();
    expect(rows, 'the words of what is rolled up').toMatch(/Hourly.*,成功,/);
    const runs = await server.admin<ListAnswer>('Admin.Task.Related', { id, list: 'runs' });
    expect(runs.data?.items.map(({ result }) => result)).toEqual(['done', 'failed']);
    expect((await server.admin('Admin.Task.Remove', { id })).msg).toContain('2 条');
    const clerk = await enter(server, 'clerk', 200);
    await server.admin('Admin.Permission.Grant', { account_id: clerk.id, nodes: ['/task/list', '/task/list#*'] });
    const refused = await clerk.call('Admin.Task.Remove', { id });
    expect([refused.ret, refused.msg]).toEqual([409, expect.not.stringMatching(/2|运行记录/)]);
    const parameters = await server.admin<{ parameters: { name: string }[] }>('Admin.Service.GetParameters', { name: task.call });
    expect(parameters.data?.parameters.map(({ name }) => name)).toEqual(['kind', 'search', 'page', 'per_page']);
    const forbidden = await customer.call('Admin.Service.GetParameters', { name: 'Admin.Task.Remove' });
    const none = await customer.call('Admin.Service.GetParameters', { name: 'Admin.Task.Nothing' });
    expect([forbidden.ret, forbidden.msg]).toEqual([404, none.msg.replace('Nothing', 'Remove')]);
  });

  test('a task keeps the passwords among its parameters sealed, through edits and in its history', async () => {
    const [password, other] = ['hidden-canary-1', 'hidden-canary-2'];
    const values = { username: 'worker', password, level: 100 };
    const created = await add(server.admin, 'Admin.Task.Add', { name: 'Accounts', call: 'Admin.User.AddMember', values });
    const { id } = created;
    const seen = async () => (await server.admin<{ rev: number; values: object }>('Admin.Task.Get', { id })).data!;
    const stored = async () => {
      const row = await anyTable(server.platform.database.read).selectFrom('task').selectAll().where('id', '=', id).executeTakeFirst();
      return JSON.stringify(row);
    };
    const shown = { ...values, password: '***' };
    expect([(await seen()).values, await stored()]).toEqual([shown, expect.not.stringContaining('canary')]);
    const asShown = { id, rev: created.rev, values: shown };
    expect((await server.admin('Admin.Task.Edit', asShown)).data).toEqual({ rev: created.rev });
    const edited = await server.admin<{ rev: number }>('Admin.Task.Edit', { ...asShown, values: { ...shown, level: 200 } });
    const opened = async () => {
      const { platform } = server;
      const row = await platform.repositories.of(platform.screens.find('task')!)!.get(platform.database.read, id);
      return withOpenParameters(platform.keyring, platform.screens.find('task')!.fields, row!).values;
    };
    expect(await opened()).toEqual({ ...values, level: 200 });
    await server.admin('Admin.Task.Edit', { id, rev: edited.data!.rev, values: { ...shown, password: other } });
    expect([await opened(), await stored()]).toEqual([{ ...values, password: other }, expect.not.stringContaining('canary')]);
    const { rev } = await seen();
    expect(await server.admin('Admin.Task.Edit', { id, rev, values: { ...shown, password: 1 } })).toMatchObject({
      data: { errors: [{ field: 'values.password' }] },
    });
    const reported = [
      await server.admin('Admin.Task.History', { id }),
      await server.admin('Admin.Task.List'),
      await server.admin('Admin.Task.Edit', { id, rev: 1, name: 'x' }),
    ];
    expect(JSON.stringify(reported)).not.toContain('canary');
    const trail = await anyTable(server.platform.database.read).selectFrom('audit').selectAll().execute();
    expect(JSON.stringify(trail)).not.toContain('canary');
    const logged = await until(
      () => anyTable(server.platform.database.read).selectFrom('request_log').select('parameters').where('service', '=', 'Admin.Task.Add').execute(),
      (rows) => JSON.stringify(rows).includes('worker'),
    );
    expect(JSON.stringify(logged)).not.toContain('canary');
  });

  test('customer and staff talk in a work order, with files nobody else has', async () => {
    const upload = async (caller: Caller) => (await caller<FileView>('Admin.File.Upload', { kind: 'document', file: new File(['words'], 'a.txt') })).data!.url;
    const readers = async (url: string) =>
      Promise.all(
        [customer.call, server.admin, stranger].map(async ({ token }) => (await fetch(server.address + url, { headers: { cookie: `token=${token}` } })).status),
      );
    const files = await Promise.all(Array.from({ length: 6 }, () => upload(customer.call)));
    expect((await customer.call('Platform.MyHelpRequest.Add', { title: 'Help', attachments: files })).ret).toBe(400);
    const { id } = await add(customer.call, 'Platform.MyHelpRequest.Add', { title: 'Help', attachments: files.slice(0, 5) });
    expect(await readers(files[0]!)).toEqual([200, 200, 404]);
    const { refs } = (await server.admin<{ refs: Record<string, object> }>('Admin.HelpRequest.Get', { id })).data!;
    expect(refs.attachments).toEqual(Object.fromEntries(files.slice(0, 5).map((url) => [url, 'a.txt'])));
    const [answer, note] = [await upload(server.admin), await upload(server.admin)];
    const reached = async () => {
      const { data: request } = await customer.call<{ status: string }>('Platform.MyHelpRequest.Get', { id });
      const { data: messages } = await customer.call<ListAnswer>('Platform.MyMessage.List');
      return [request?.status, messages?.items.filter(({ text }) => (text as { en: string }).en === 'Your work order has a new reply').length];
    };
    await add(server.admin, 'Admin.HelpReply.Add', { help_request_id: id, content: 'An old customer', attachments: [note], is_internal: true });
    expect(await reached(), 'a note moves nothing and is told to nobody').toEqual(['open', 0]);
    await add(server.admin, 'Admin.HelpReply.Add', { help_request_id: id, content: 'What do you see?', attachments: [answer] });
    expect(await reached()).toEqual(['answered', 1]);
    expect(await readers(answer)).toEqual([200, 200, 404]);
    expect(await readers(note)).toEqual([404, 200, 404]);
    await add(customer.call, 'Platform.MyHelpReply.Add', { help_request_id: id, content: 'A white page' });
    const { data: reported } = await server.admin<ListAnswer>('Admin.HelpRequest.Related', { id, list: 'thread' });
    expect(reported?.refs.attachments).toEqual({ [answer]: 'a.txt', [note]: 'a.txt' });
    const thread = async (caller: Caller, service: string) =>
      (await caller<ListAnswer>(service, { id, list: 'thread' })).data?.items.map(({ content }) => content);
    expect(await thread(customer.call, 'Platform.MyHelpRequest.Related')).toEqual(['What do you see?', 'A white page']);
    expect(await thread(server.admin, 'Admin.HelpRequest.Related')).toEqual(['An old customer', 'What do you see?', 'A white page']);
    expect((await customer.call<Record<string, unknown>>('Platform.MyHelpRequest.Get', { id })).data).toMatchObject({ status: 'open' });
    expect((await stranger('Platform.MyHelpRequest.Related', { id, list: 'thread' })).ret).toBe(404);
    expect((await stranger('Platform.MyHelpReply.Add', { help_request_id: id, content: 'x' })).ret).not.toBe(200);
    expect((await customer.call('Platform.MyHelpRequest.Close', { id })).ret).toBe(200);
    expect((await customer.call('Platform.MyHelpReply.Add', { help_request_id: id, content: 'x' })).ret).not.toBe(200);
  });

  test('an order is paid and delivered by two machines that ask one another, and adds up', async () => {
    const ids: number[] = [];
    for (const amount of [1_000, 250, 49]) ids.push((await add(server.admin, 'Admin.Purchase.Add', { account_id: customer.id, amount })).id);
    const go = async (verb: string, id: number) => (await server.admin(`Admin.Purchase.${verb}`, { id })).ret;
    expect(await go('Ship', ids[0]!)).toBe(409);
    expect([await go('Pay', ids[0]!), await go('Ship', ids[0]!), await go('Refund', ids[0]!)]).toEqual([200, 200, 409]);
    expect(await go('Pay', ids[1]!)).toBe(200);
    expect(await server.admin('Admin.Purchase.Refund', { id: ids[1], refunded: 251 })).toMatchObject({ ret: 400, data: { errors: [{ field: 'refunded' }] } });
    expect([await go('Refund', ids[1]!), await go('Ship', ids[1]!)]).toEqual([200, 409]);
    const { data } = await server.admin<ListAnswer>('Admin.Purchase.List', { with_summary: true });
    expect(data?.summary).toEqual({ all: 1_299, paid: 1_000 });
    await add(server.admin, 'Admin.Purchase.Add', { account_id: customer.id, amount: 1 });
    const grouped = async (params: object) => (await server.admin<ListAnswer>('Admin.Purchase.List', { with_groups: true, ...params })).data;
    const states = (answer: ListAnswer | null) => answer?.items.map(({ pay_status, amount }) => `${pay_status} ${amount}`);
    const first = await grouped({ per_page: 2 });
    expect(states(first)).toEqual(['paid 1000', 'refunded 250']);
    expect(first?.groups).toEqual([
      { value: 'paid', count: 1, summary: { all: 1_000, paid: 1_000 } },
      { value: 'refunded', count: 1, summary: { all: 250, paid: null } },
    ]);
    const next = await grouped({ per_page: 1, page: 3, sort: 'amount', fields: ['amount'] });
    expect([next?.items.map(({ amount }) => amount), next?.groups]).toEqual([[1], [{ value: 'unpaid', count: 2, summary: { all: 50, paid: null } }]]);
    const filtered = await grouped({ filters: { amount: { to: 100 } }, sort: '-pay_status' });
    expect(filtered?.groups?.map(({ value, count }) => [value, count])).toEqual([['unpaid', 2]]);
  });
});
