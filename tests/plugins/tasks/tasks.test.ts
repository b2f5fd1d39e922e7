import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { computedDefinition } from '../../../designer/model/build/build-definition.ts';
import type { ListAnswer } from '../../../engine/core/answers/list-answer.ts';
import type { UnreadAnswer } from '../../../engine/core/calls/message.ts';
import { drawn } from '../../designer/nodes/drawn.ts';
import { enter } from '../../helpers/accounts.ts';
import { describeOnDatabases } from '../../helpers/databases.ts';
import { type MailServer, startMailServer } from '../../helpers/own-mail-server.ts';
import { type Caller, openServer, type TestServer, until } from '../../helpers/server.ts';
import { done } from '../apps/open-caller.ts';

/** What comes in: the webhooks of tasks, and what the slow interface asks, which is never answered. */
const hooks: { event: string; task: object }[] = [];
const waiting: ServerResponse[] = [];
const external = createServer(async (request, response) => {
  if (request.url === '/slow') return void waiting.push(response);
  let body = '';
  for await (const chunk of request) body += chunk;
  hooks.push(JSON.parse(body));
  response.end();
});

describeOnDatabases('scheduled tasks', (place) => {
  let server: TestServer;
  let clerk: { id: number; call: Caller };
  // On one of the two databases there is a mail server, on the other there is none.
  let mail: MailServer | undefined;
  const published = new Map<string, number>();
  const publish = async (definition: ReturnType<typeof computedDefinition>): Promise<void> => {
    const { id } = await done(server.admin<{ id: number }>('Admin.Interface.Save', { definition }));
    await done(server.admin('Admin.Interface.Publish', { id }));
    published.set(`${definition.class}.${definition.method}`, id);
  };

  beforeAll(async () => {
    await once(external.listen(0, '127.0.0.1'), 'listening');
    const { port } = external.address() as AddressInfo;
    vi.stubEnv('PORTICO_OUTBOUND_ALLOW', `127.0.0.1:${port}`);
    if (place.dialect === 'sqlite') mail = await startMailServer();
    const environment = mail && { SMTP_URL: mail.url, SMTP_FROM: 'noreply@portico.test' };
    server = await openServer({ database: await place.config(), environment });
    await publish(computedDefinition('Shop.Stock.Double', { amount: 'integer' }, { twice: ['add', 'amount', 'amount'] }));
    await publish(
      drawn({
        service: 'Shop.Stock.Wait',
        nodes: { call: { type: 'http', settings: { method: 'GET', url: `http://127.0.0.1:${port}/slow`, inputs: [] } } },
        edges: ['call.data -> return.data'],
      }),
    );
    clerk = await enter(server, 'clerk', 200);
    const nodes = ['list', 'add', 'edit'].map((page) => `/platmanage/scheduledtask/${page}`);
    await done(
      server.admin('Admin.Permission.Grant', { account_id: clerk.id, nodes: [...nodes, '/platmanage/scheduledtask/list#*', '/scheduled_task_run/list'] }),
    );
  });
  afterAll(async () => {
    await server.close();
    vi.unstubAllEnvs();
    await mail?.stop();
    external.close().closeAllConnections();
  });

  const task = { title: 'Stock', api: 'Shop.Stock.Double', parameters: { amount: 21 } };
  const add = async (own: object) => Number((await done(clerk.call('Admin.ScheduledTask.Add', { ...task, ...own }))).id);
  const shown = async (id: number) =>
    (await done(clerk.call<Record<string, unknown> & { rev: number }>('Admin.ScheduledTask.Get', { id }))) as Record<string, unknown>;
  const runsOf = async (id: number) => (await done(clerk.call<ListAnswer>('Admin.ScheduledTask.Related', { id, list: 'runs' }))).items;
  const ran = (id: number, count: number) =>
    until(
      () => runsOf(id),
      ({ length }) => length >= count,
      15_000,
    );
  const runNow = (id: number) =>
    until(
      () => clerk.call('Admin.ScheduledTask.RunNow', { id }),
      ({ ret }) => ret === 200,
      5_000,
    );

  test.each([
    ['an interval below 10 seconds', { interval: 9 }, 'interval'],
    ['an interval that is no whole number', { interval: 10.5 }, 'interval'],
    ['no title', { title: '' }, 'title'],
    ['no interface', { api: '' }, 'api'],
    ['an interface that is not published', { api: 'Shop.Stock.Nothing', parameters: {} }, 'api'],
    ['a parameter the interface does not take', { parameters: { amount: 1, colour: 'red' } }, 'parameters.colour'],
    ['no parameter that is required', { parameters: {} }, 'parameters.amount'],
    ['a cron expression that is none', { rhythm: 'cron', cron: 'every day' }, 'cron'],
    ['no cron expression', { rhythm: 'cron' }, 'cron'],
    ['a day that never comes', { rhythm: 'cron', cron: '0 0 31 2 *' }, 'cron'],
    ['a cron expression of every second', { rhythm: 'cron', cron: '* * * * * *' }, 'cron'],
  ])('are refused with %s', async (_name, own, field) => {
    const answer = await clerk.call<{ errors: { field: string }[] }>('Admin.ScheduledTask.Add', { ...task, interval: 60, ...own });
    expect([answer.ret, answer.data?.errors.map((one) => one.field)]).toEqual([400, [field]]);
  });

  test('run when they are told to, keep what was answered, and say when they run next', async () => {
    const id = await add({ interval: 3_600 });
    await runNow(id);
    const [run] = await ran(id, 1);
    expect(run).toMatchObject({ outcome: 'done', ret: 200, result: '{"ret":200,"data":{"twice":42},"msg":""}' });
    const seen = await shown(id);
    expect(seen).toMatchObject({ status: 'idle', power: 'on', rev: 1, last_result: '{"ret":200,"data":{"twice":42},"msg":""}' });
    expect(Date.parse(String(seen.next_at)) - Date.now()).toBeGreaterThan(3_500_000);
    expect(String(seen.upcoming).split('\n')).toHaveLength(5);
  });

  test('follow a cron expression in the time of the platform', async () => {
    const id = await add({ rhythm: 'cron', cron: '30 8 * * *' });
    const { next_at } = await until(
      () => shown(id),
      (one) => one.next_at !== null,
    );
    expect(new Date(String(next_at)).toISOString()).toMatch(/T00:30:00.000Z$/);
  });

  test('that are switched off wait, and begin anew when they are switched on', async () => {
    const id = await add({ interval: 3_600 });
    await until(
      () => shown(id),
      ({ next_at }) => next_at !== null,
    );
    await done(clerk.call('Admin.ScheduledTask.SwitchOff', { id }));
    expect(await shown(id)).toMatchObject({ next_at: null, upcoming: null });
    expect((await clerk.call('Admin.ScheduledTask.RunNow', { id })).ret).toBe(409);
    await done(clerk.call('Admin.ScheduledTask.SwitchOn', { id }));
    await runNow(id);
    expect(await ran(id, 1)).toHaveLength(1);
  });

  test('that fail are exceptions, tell their maker and their webhook once, and recover', async () => {
    hooks.length = 0;
    const { port } = external.address() as AddressInfo;
    const id = await add({ title: 'Fragile', interval: 3_600, webhook: `http://127.0.0.1:${port}/hook`, ...(mail && { email: 'ops@office.test' }) });
    const interfaceId = published.get('Stock.Double')!;
    await done(server.admin('Admin.Interface.UnpublishOne', { id: interfaceId }));
    for (const count of [1, 2]) {
      await runNow(id);
      await ran(id, count);
    }
    expect(await shown(id)).toMatchObject({ status: 'exception' });
    expect((await runsOf(id)).map(({ outcome, ret }) => [outcome, ret])).toEqual([
      ['failed', 404],
      ['failed', 404],
    ]);
    await done(server.admin('Admin.Interface.Publish', { id: interfaceId }));
    await runNow(id);
    await ran(id, 3);
    expect(await shown(id)).toMatchObject({ status: 'idle' });
    const reported = (await done(clerk.call<UnreadAnswer>('Platform.Message.Unread', { site: 'admin' }))).items.map(({ text }) => text.en);
    expect(reported.filter((text) => text.includes('Fragile'))).toEqual([
      'The scheduled task “Fragile” works again',
      expect.stringMatching(/^The scheduled task “Fragile” has failed: \{"ret":404/),
    ]);
    await until(
      async () => [...hooks],
      ({ length }) => length >= 2,
      15_000,
    );
    expect(hooks.map(({ event }) => event).toSorted()).toEqual(['task.exception', 'task.recovered']);
    expect(hooks[0]!.task).toEqual({ id, title: 'Fragile', service: 'Shop.Stock.Double' });
    if (!mail) return;
    const { letters } = mail;
    await until(
      async () => letters.length,
      (length) => length >= 2,
      15_000,
    );
    expect(letters.map(({ to }) => to)).toEqual([['ops@office.test'], ['ops@office.test']]);
  }, 60_000);

  test('are refused an e-mail address where no mail server sends any, with what there is instead', async () => {
    const answer = await clerk.call<{ errors: { field: string; text: string }[] }>('Admin.ScheduledTask.Add', {
      ...task,
      interval: 60,
      email: 'ops@office.test',
    });
    expect(answer.ret).toBe(mail ? 200 : 400);
    if (!mail) expect([answer.data?.errors[0]?.field, JSON.stringify(answer)]).toEqual(['email', expect.stringContaining('SMTP_URL')]);
  });

  test('that take too long are ended, and run again', async () => {
    const id = await add({ api: 'Shop.Stock.Wait', parameters: {}, interval: 3_600, timeout: 1 });
    for (const count of [1, 2]) {
      await runNow(id);
      await ran(id, count);
    }
    expect((await runsOf(id)).map(({ outcome, ret }) => [outcome, ret])).toEqual([
      ['timeout', null],
      ['timeout', null],
    ]);
    expect(await shown(id)).toMatchObject({ status: 'exception' });
  }, 60_000);

  test('go with their runs into the trash, and run no more', async () => {
    const id = await add({ interval: 3_600 });
    await runNow(id);
    await ran(id, 1);
    await done(clerk.call('Admin.ScheduledTask.Remove', { id }));
    const rows = () => server.platform.database.read.selectFrom('schedule').select('name').where('name', '=', `tasks:${id}`).execute();
    expect(await until(rows, ({ length }) => length === 0, 15_000)).toEqual([]);
  });
});
