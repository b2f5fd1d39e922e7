import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { computedDefinition } from '../../../designer/model/build/build-definition.ts';
import type { InterfaceDefinition } from '../../../designer/model/types/definition.ts';
import type { ListAnswer } from '../../../engine/core/answers/list-answer.ts';
import type { JobView } from '../../../engine/core/calls/job.ts';
import type { UnreadAnswer } from '../../../engine/core/calls/message.ts';
import type { Comparison } from '../../../plugins/apitest/shared/comparison.ts';
import { enter } from '../../helpers/accounts.ts';
import { describeOnDatabases } from '../../helpers/databases.ts';
import { type Caller, openServer, rawCall, type TestServer, until } from '../../helpers/server.ts';
import { addApp, done, type TestApp } from '../apps/open-caller.ts';

const execute = promisify(execFile);

type Stored = { id: number; rev: number; definition: InterfaceDefinition };

describeOnDatabases('test cases', (place) => {
  let server: TestServer;
  let tester: { id: number; call: Caller };
  let app: TestApp;
  let config: number;
  let doubling: number;
  let failing: number;
  const service = 'Shop.Stock.Double';

  const publish = async (definition: InterfaceDefinition, over?: Stored) => {
    const { id } = await done(server.admin<{ id: number }>('Admin.Interface.Save', { definition, ...(over && { id: over.id, rev: over.rev }) }));
    await done(server.admin('Admin.Interface.Publish', { id }));
    return id;
  };
  const stored = (id = doubling) => done(server.admin<Stored>('Admin.Interface.Get', { id }));
  const add = async (own: object) =>
    Number(
      (await done(tester.call('Admin.TestCase.Add', { name: 'Twice', path: '/api/', api: service, config_id: config, parameters: { amount: 21 }, ...own }))).id,
    );
  const shown = (id: number) => done(tester.call<Record<string, unknown> & { rev: number }>('Admin.TestCase.Get', { id }));
  const run = (id: number) => done(tester.call<Comparison>('Admin.TestCase.Run', { id }));
  const fault = async (answer: Promise<{ ret: number; msg: string; data: unknown }>) => {
    const { ret, msg, data } = await answer;
    return { ret, msg, fields: (data as { errors?: { field: string }[] } | null)?.errors?.map(({ field }) => field) };
  };

  beforeAll(async () => {
    server = await openServer({ database: await place.config() });
    app = await addApp(server);
    doubling = await publish({ ...computedDefinition(service, { amount: 'integer' }, { twice: ['add', 'amount', 'amount'] }), module: 'Stock' });
    tester = await enter(server, 'tester', 200);
    const nodes = ['test', 'add', 'compile', 'look', 'config', 'config/add', 'config/edit', 'config/view'].map((page) => `/techzones/apitest/${page}`);
    const granted = [...nodes, '/techzones/apitest/test#*', '/techzones/apitest/config#*', '/test_snapshot/list', '/techzones/design/list'];
    await done(server.admin('Admin.Permission.Grant', { account_id: tester.id, nodes: granted }));
    const added = await done(
      tester.call('Admin.TokenConfig.Add', { name: 'Shop', mode: 'app', protocol: 'platform', path: '/api/', app_key: app.key, app_secret: app.secret }),
    );
    config = Number(added.id);
  });
  afterAll(() => server.close());

  test.each([
    ['no name', { name: '' }, 'name'],
    ['a path that is no address', { path: 'staging' }, 'path'],
    ['no interface', { api: '' }, 'api'],
    ['an interface that is not there', { api: 'Shop.Stock.Nothing' }, 'api'],
    ['no token configuration', { config_id: '' }, 'config_id'],
    ['an address its token may not be sent to', { path: 'https://evil.example/api/' }, 'path'],
    ['an expected answer that is no JSON', { answer: '{' }, 'answer'],
    ['a schema that is none', { answer_schema: { type: 'nothing' } }, 'answer_schema'],
    ['an operator that is none', { expectations: [{ path: 'ret', operator: 'like', value: '2' }] }, 'expectations.0.operator'],
  ])('are refused with %s', async (_name, own, field) => {
    const said = await fault(
      tester.call('Admin.TestCase.Add', { name: 'Twice', path: '/api/', api: service, config_id: config, parameters: { amount: 1 }, ...own }),
    );
    expect([said.ret, said.fields?.[0]]).toEqual([400, field]);
  });

  test('say what is missing where required parameters are not filled in', async () => {
    const said = await fault(tester.call('Admin.TestCase.Add', { name: 'Twice', path: '/api/', api: service, config_id: config, parameters: {} }));
    expect(said).toMatchObject({ ret: 400, fields: ['parameters.amount'] });
    expect(said.msg).toBe('必填参数未填写：amount');
  });

  test('call the interface over HTTP, and count', async () => {
    const id = await add({
      expectations: [
        { path: 'data.twice', operator: 'equal', value: '42' },
        { path: 'data.twice', operator: 'greater', value: '41' },
        { path: 'data.twice', operator: 'less_or_equal', value: '42' },
        { path: 'msg.length', operator: 'equal', value: '0' },
        { path: 'data.thrice', operator: 'unequal', value: '1' },
      ],
      answer_schema: { type: 'object', required: ['twice'], properties: { twice: { type: 'integer' } } },
      most_ms: 10_000,
    });
    expect(await shown(id)).toMatchObject({ status: 'untested', totals: 0 });
    expect((await run(id)).shown).toMatchObject({ outcome: 'successful', failures: null });
    expect(await shown(id)).toMatchObject({ status: 'successful', totals: 1, successes: 1, pass_rate: 100, last_tester: tester.id, rev: 1 });
    await done(tester.call('Admin.TestCase.Edit', { id, rev: 1, expectations: [{ path: 'data.twice', operator: 'less', value: '42' }] }));
    expect(await shown(id)).toMatchObject({ status: 'untested', totals: 1 });
    failing = id;
    const failed = await run(id);
    expect(failed.shown?.failures?.en).toBe('data.twice is 42, expected less than 42');
    expect(await shown(id)).toMatchObject({ status: 'failed', totals: 2, successes: 1, pass_rate: 50 });
    expect(failed.snapshots.map(({ outcome }) => outcome)).toEqual(['failed', 'successful']);
  });

  test('fail with the reason where the call cannot be made', async () => {
    const held = await done(tester.call('Admin.TokenConfig.Get', { id: config }));
    await done(tester.call('Admin.TokenConfig.Edit', { id: config, rev: Number(held.rev), origins: ['http://127.0.0.1:9'] }));
    const id = await add({ path: 'http://127.0.0.1:9/api/' });
    expect((await run(id)).shown?.failures?.en).toMatch(/^CURL request failed: /);
    expect(await shown(id)).toMatchObject({ status: 'failed' });
  });

  test('are the same in the designer and in the list', async () => {
    const draft = await stored();
    const kept = { title: 'Four', parameters: { amount: 4 }, ret: 200, data: { twice: 8 } };
    await done(
      server.admin('Admin.Interface.Save', {
        id: draft.id,
        rev: draft.rev,
        definition: { ...draft.definition, tests: [...(draft.definition.tests ?? []), kept] },
      }),
    );
    const found = (await done(tester.call<ListAnswer>('Admin.TestCase.List', { search: 'Four' }))).items[0] as Record<string, unknown> & { id: number };
    expect(found).toMatchObject({ api: service, config_id: config, status: 'untested', 'interface_id.module': 'Stock' });
    expect((await run(found.id)).shown).toMatchObject({ outcome: 'successful' });
    const before = await stored();
    await done(
      tester.call('Admin.TestCase.Edit', {
        id: found.id,
        rev: 1,
        clear: ['ret', 'answer'],
        answer: '',
        expectations: [{ path: 'data.twice', operator: 'equal', value: '8' }],
      }),
    );
    const after = await stored();
    expect(after.rev).toBeGreaterThan(before.rev);
    expect(after.definition.tests).toContainEqual({
      title: 'Four',
      parameters: { amount: 4 },
      expectations: [{ path: 'data.twice', operator: 'equal', value: '8' }],
    });
    // A save that changes something else leaves it and its runs alone, one with the revision of before is refused.
    expect((await server.admin('Admin.Interface.Save', { id: before.id, rev: before.rev, definition: before.definition })).ret).toBe(409);
    await run(found.id);
    await done(server.admin('Admin.Interface.Save', { id: after.id, rev: after.rev, definition: { ...after.definition, summary: 'Doubles' } }));
    expect(await shown(found.id)).toMatchObject({ status: 'successful', totals: 2 });
    const last = await stored();
    await done(
      server.admin('Admin.Interface.Save', {
        id: last.id,
        rev: last.rev,
        definition: { ...last.definition, tests: last.definition.tests?.filter(({ title }) => title !== 'Four') },
      }),
    );
    expect((await tester.call('Admin.TestCase.Get', { id: found.id })).ret).toBe(404);
  });

  test('that fail are accepted as new where the answer is right, and reports say so', async () => {
    const id = await add({ name: 'Accepted <&> one', answer: '{"twice": 40}', expectations: [{ path: 'data.twice', operator: 'equal', value: '40' }] });
    const { shown: failed } = await run(id);
    expect([failed?.expected, failed?.found].map((text) => JSON.parse(text ?? ''))).toEqual([
      { ret: 200, data: { twice: 40 } },
      { ret: 200, data: { twice: 42 } },
    ]);
    const accepted = await done(tester.call<Comparison>('Admin.ApiTest.Accept', { snapshot: failed!.id }));
    expect(accepted.shown).toMatchObject({ isAccepted: true, outcome: 'failed' });
    expect(await shown(id)).toMatchObject({ status: 'successful', expectations: [{ path: 'data.twice', operator: 'equal', value: '42' }] });
    const junit = await (
      await rawCall(server.address, { service: 'Admin.TestCase.ReportSelected', access_token: tester.call.token, ids: [id], format: 'junit' })
    ).text();
    expect(junit).toContain('tests="1" failures="0"');
    expect(junit).toMatch(/<testcase name="Accepted &lt;&amp;&gt; one" classname="Shop.Stock.Double"[\s\S]*tester/);
    const html = await (await rawCall(server.address, { service: 'Admin.TestCase.ReportAll', access_token: tester.call.token, module: 'Stock' })).text();
    expect(html).toMatch(/Accepted &lt;&amp;&gt; one[\s\S]*tester 于 .* 认可了新结果/);
    expect((await run(id)).shown).toMatchObject({ outcome: 'successful' });
  });

  test('of a module run as a job, and as a task refuses where one fails', async () => {
    const begun = await done(tester.call<{ job: number }>('Admin.TestCase.RunAll', { module: 'Stock' }));
    const job = await until(
      () => done(tester.call<JobView>('Admin.Job.Get', { id: begun.job })),
      ({ status }) => status === 'done' || status === 'failed',
    );
    expect(job.status).toBe('done');
    const refused = await tester.call('Task.Test.RunModule', { module: 'Stock' });
    expect([refused.ret, refused.msg]).toEqual([409, expect.stringContaining('Twice')]);
    expect(await done(tester.call('Task.Test.RunModule', { module: 'Nothing' }))).toEqual({ total: 0, successful: 0 });
  });

  test('are run by a task, which becomes an exception and tells its maker', async () => {
    const task = { title: 'Nightly', api: 'Task.Test.RunModule', parameters: { module: 'Stock' }, rhythm: 'interval', interval: 3_600, timeout: 60 };
    const { items } = await done(server.admin<{ items: { value: string }[] }>('Admin.ScheduledTask.Options', { field: 'api', search: 'Task' }));
    expect(items.map(({ value }) => value)).toEqual(['Task.Test.RunModule']);
    const id = Number((await done(server.admin('Admin.ScheduledTask.Add', task))).id);
    await until(
      () => server.admin('Admin.ScheduledTask.RunNow', { id }),
      ({ ret }) => ret === 200,
    );
    const { items: told } = await until(
      () => done(server.admin<UnreadAnswer>('Platform.Message.Unread', { site: 'admin' })),
      (unread) => unread.items.some(({ text }) => text.en.includes('Nightly')),
      15_000,
    );
    expect(told.find(({ text }) => text.en.includes('Nightly'))?.text.en).toMatch(/409[\s\S]*Twice/);
    expect(await shown(failing)).toMatchObject({ status: 'failed', last_tester: null });
  });

  test('are made of a curl command and of rows of a table', async () => {
    const curl = `curl -sS '${server.address}/api/' -H 'Authorization: Bearer abc' --data-urlencode 's=${service}' --data-urlencode 'amount=7'`;
    const { id } = await done(tester.call<{ id: number }>('Admin.TestCase.FromCurl', { curl }));
    expect(await shown(id)).toMatchObject({ api: service, path: '/api/', parameters: { amount: 7 }, config_id: config });
    expect((await run(id)).shown).toMatchObject({ outcome: 'successful' });
    expect((await fault(tester.call('Admin.TestCase.FromCurl', { curl: 'curl https://example.com' }))).fields).toEqual(['curl']);
    await done(tester.call('Admin.TestCase.CopyWithInputs', { id, csv: 'title,amount,ret\nsmall,1,200\nwrong,many,400\n' }));
    const { items } = await done(tester.call<ListAnswer>('Admin.TestCase.List', { per_page: 2 }));
    expect(items.map(({ name, ret, parameters }) => [name, ret, parameters])).toEqual([
      ['wrong', 400, { amount: 'many' }],
      ['small', 200, { amount: 1 }],
    ]);
    for (const item of items) expect((await run(Number(item.id))).shown).toMatchObject({ outcome: 'successful' });
  });

  test('are run from a CI by a command, which tells by its exit code and in JUnit XML', async () => {
    const junit = join(mkdtempSync(join(tmpdir(), 'portico-junit-')), 'tests.xml');
    const command = (...more: string[]) =>
      execute('node', ['scripts/portico.ts', 'test', '--url', server.address, ...more], { env: { ...process.env, LC_ALL: 'en_US.UTF-8' } }).catch(
        (error: { code: number; stdout: string; stderr: string }) => error,
      );
    const { stdout, ...ended } = await command('--token', tester.call.token, '--module', 'Stock', '--junit', junit);
    expect(ended).toMatchObject({ code: 1 });
    expect(stdout).toMatch(/^FAILED {2}Twice \(Shop\.Stock\.Double, \d+ ms\)\n {4}data\.twice is 42, expected less than 42$/m);
    expect(readFileSync(junit, 'utf8')).toMatch(/<failure message="data\.twice is 42/);
    const refused = await command('--token', 'wrong');
    expect([refused, refused.stderr]).toEqual([expect.objectContaining({ code: 2 }), expect.stringContaining('406')]);
  });

  test('keep their configuration from being deleted', async () => {
    const said = await fault(tester.call('Admin.TokenConfig.Remove', { id: config }));
    expect(said.ret).toBe(409);
    expect(said.msg).toBe('令牌配置已绑定测试用例，不能删除');
    expect(Number((await done(tester.call('Admin.TokenConfig.Get', { id: config }))).bound)).toBeGreaterThan(5);
  });
});
