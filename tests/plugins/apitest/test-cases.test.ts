import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { computedDefinition } from '../../../designer/model/build/build-definition.ts';
import type { InterfaceDefinition } from '../../../designer/model/types/definition.ts';
import type { ListAnswer } from '../../../engine/core/answers/list-answer.ts';
import type { JobView } from '../../../engine/core/calls/job.ts';
import type { UnreadAnswer } from '../../../engine/core/calls/message.ts';
import { isSameJson } from '../../../engine/core/json/same-json.ts';
import type { Parameter } from '../../../engine/core/protocol/parameter.ts';
import type { Comparison } from '../../../plugins/apitest/shared/comparison.ts';
import { drawn } from '../../designer/nodes/drawn.ts';
import { enter } from '../../helpers/accounts.ts';
import { describeOnDatabases } from '../../helpers/databases.ts';
import { adminPassword, type Caller, openServer, rawCall, type TestServer, until } from '../../helpers/server.ts';
import { addApp, done, type TestApp, tokenOf } from '../apps/open-caller.ts';
import { byClient, byPerson, startUpstream, type Upstream } from './own-upstream.ts';

const execute = promisify(execFile);

type Stored = { id: number; rev: number; definition: InterfaceDefinition };

describeOnDatabases('test cases', (place) => {
  let server: TestServer;
  let tester: { id: number; call: Caller };
  let app: TestApp;
  let upstream: Upstream;
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
  const addConfig = async (own: object) => Number((await done(tester.call('Admin.TokenConfig.Add', { ...own }))).id);
  const shown = (id: number) => done(tester.call<Record<string, unknown> & { rev: number }>('Admin.TestCase.Get', { id }));
  const run = (id: number) => done(tester.call<Comparison>('Admin.TestCase.Run', { id }));
  const fault = async (answer: Promise<{ ret: number; msg: string; data: unknown }>) => {
    const { ret, msg, data } = await answer;
    return { ret, msg, fields: (data as { errors?: { field: string }[] } | null)?.errors?.map(({ field }) => field) };
  };

  beforeAll(async () => {
    upstream = await startUpstream();
    vi.stubEnv('PORTICO_OUTBOUND_ALLOW', upstream.host);
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
  afterAll(async () => {
    await server.close();
    vi.unstubAllEnvs();
    upstream.stop();
  });

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
    await done(tester.call('Admin.TokenConfig.Edit', { id: config, rev: Number(held.rev), origins: ['http://127.0.0.1:9'], app_secret: app.secret }));
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

  test('without a token configuration say so, and take the first that comes', async () => {
    const id = await add({ name: 'Early' });
    // As publishing leaves it where there is no configuration yet.
    await server.platform.database.transact((query) => query.updateTable('test_case').set({ config_id: null }).where('id', '=', id).execute());
    const hideOwn = (deleted_at: string | null) =>
      server.platform.database.transact((query) => query.updateTable('token_config').set({ deleted_at }).where('path', 'like', '/%').execute());
    await hideOwn(new Date().toISOString());
    expect((await run(id)).shown).toMatchObject({
      outcome: 'failed',
      failures: { en: expect.stringMatching(/names no token configuration[\s\S]*ret is 406/), zh_cn: expect.stringContaining('用例没有选择令牌配置') },
    });
    await addConfig({ ...byClient(upstream), name: 'Of another system' });
    expect((await run(id)).shown).toMatchObject({ outcome: 'failed' });
    await hideOwn(null);
    expect((await run(id)).shown).toMatchObject({ outcome: 'successful' });
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
    // Without a module all are run.
    const { total } = await done(tester.call<ListAnswer>('Admin.TestCase.List', { per_page: 1 }));
    const all = await done(tester.call<{ job: number }>('Admin.TestCase.RunAll', {}));
    const ended = await until(
      () => done(tester.call<JobView>('Admin.Job.Get', { id: all.job })),
      ({ status }) => status === 'done' || status === 'failed',
    );
    expect(ended).toMatchObject({ status: 'done', done: total });
    expect((await done(tester.call<ListAnswer>('Admin.TestCase.List', { filters: { status: 'untested' }, per_page: 1 }))).total).toBe(0);
    const report = await rawCall(server.address, { service: 'Admin.TestCase.ReportAll', access_token: tester.call.token, format: 'junit' });
    expect(await report.text()).toContain(`<testsuites name="Portico" tests="${total}"`);
    const refused = await tester.call('Task.Test.RunModule', { module: 'Stock' });
    expect([refused.ret, refused.msg]).toEqual([409, expect.stringContaining('Twice')]);
    const nothing = await tester.call('Task.Test.RunModule', { module: 'Nothing' });
    expect([nothing.ret, nothing.msg]).toEqual([409, '模块 Nothing 没有测试用例']);
    // Whoever makes a task chooses the module.
    const { parameters } = await done(server.admin<{ parameters: Parameter[] }>('Admin.Service.GetParameters', { name: 'Task.Test.RunModule' }));
    expect(parameters.find(({ name }) => name === 'module')?.enum).toEqual(['Stock']);
    const { items } = await done(tester.call<{ items: { value: string }[] }>('Admin.TestCase.Options', { field: 'RunAll.module', search: 'sto' }));
    expect(items).toEqual([{ value: 'Stock', label: 'Stock' }]);
  });

  test('stop where the job that runs them is cancelled, and keep what was done', async () => {
    const copies = Array.from({ length: 8 }, (_, index) => `held ${index + 1},1`).join('\n');
    const id = await add({ name: 'held 0', path: `${upstream.url}/api/`, config_id: await addConfig({ ...byClient(upstream), name: 'Held' }) });
    await done(tester.call('Admin.TestCase.CopyWithInputs', { id, csv: `title,amount\n${copies}` }));
    const { items } = await done(tester.call<ListAnswer>('Admin.TestCase.List', { search: 'held', per_page: 20 }));
    const ids = items.map((item) => item.id);
    const { job } = await done(tester.call<{ job: number }>('Admin.TestCase.RunSelected', { ids }));
    const view = () => done(tester.call<JobView>('Admin.Job.Get', { id: job }));
    await until(
      async () => upstream.held.length,
      (count) => count === 4,
    );
    upstream.letGo(1);
    expect(await until(view, ({ done: count }) => count === 1)).toMatchObject({ status: 'running', total: 9 });
    expect((await tester.call('Admin.Job.Cancel', { id: job })).ret).toBe(200);
    expect(await until(view, ({ status }) => status !== 'running')).toMatchObject({ status: 'cancelled' });
    const left = await done(tester.call<ListAnswer>('Admin.TestCase.List', { search: 'held', per_page: 20 }));
    expect(left.items.map(({ totals }) => Number(totals)).reduce((sum, one) => sum + one, 0)).toBe(1);
    await done(tester.call('Admin.TestCase.Remove', { ids }));
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
    // Nobody hands in what looks as if it had been sealed here.
    const feigned = `curl '${server.address}/api/' --json '${JSON.stringify({ service, amount: 7, $sealed: { amount: 'v1:k1:a:b:c' } })}'`;
    const other = await done(tester.call<{ id: number }>('Admin.TestCase.FromCurl', { curl: feigned }));
    expect(await shown(other.id)).toMatchObject({ parameters: { amount: 7 } });
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

  test.each<[string, (own: { app: TestApp; upstream: Upstream }) => Record<string, unknown>, string]>([
    [
      'an interface',
      ({ app: { key, secret } }) => ({
        ...{ mode: 'interface', path: '/api/', call: 'App.Auth.ApplyToken', fields: [{ name: 'app_key', value: key }] },
        ...{ secret_name: 'app_secret', secret_text: secret, token_path: 'data.access_token' },
      }),
      'secret_text',
    ],
    [
      'a username and password',
      () => ({ mode: 'account', protocol: 'platform', path: '/api/', username: 'admin', account_secret: adminPassword }),
      'account_secret',
    ],
    [
      'an app key and secret',
      ({ app: { key, secret } }) => ({ mode: 'app', protocol: 'platform', path: '/api/', app_key: key, app_secret: secret }),
      'app_secret',
    ],
    ['OAuth 2 client credentials', (own) => byClient(own.upstream), 'app_secret'],
    ['OAuth 2 and a password', (own) => byPerson(own.upstream), 'account_secret'],
  ])('have their tokens by %s, and are told where it is wrong', async (name, fieldsOf, secretField) => {
    const fields = fieldsOf({ app, upstream });
    const id = await addConfig({ ...fields, name });
    const got = await done(tester.call<{ until: string }>('Admin.TokenConfig.Obtain', { id }));
    expect(Date.parse(got.until)).toBeGreaterThan(Date.now());
    const held = await done(tester.call<Record<string, unknown> & { rev: number }>('Admin.TokenConfig.Get', { id }));
    expect(held).toMatchObject({ fault: null, bound: 0 });
    for (const hidden of [String(fields[secretField]), ...upstream.given]) expect(JSON.stringify([got, held])).not.toContain(hidden);

    await done(tester.call('Admin.TokenConfig.Edit', { id, rev: held.rev, [secretField]: 'wr0ng-secret' }));
    const wrong = await tester.call('Admin.TokenConfig.Obtain', { id });
    expect([wrong.ret, wrong.msg]).toEqual([422, '配置的用户名和密码或 app_key 和 app_secret 错误']);
    // What a case with it comes to, in both languages.
    const isElsewhere = fields.protocol === 'oauth2';
    const failed = await run(await add({ name: `By ${name}`, config_id: id, ...(isElsewhere && { path: `${upstream.url}/api/` }) }));
    expect(failed.shown).toMatchObject({
      outcome: 'failed',
      failures: { en: 'the configured username and password or app key and secret are wrong', zh_cn: '配置的用户名和密码或 app_key 和 app_secret 错误' },
    });
    expect(await done(tester.call('Admin.TokenConfig.Get', { id }))).toMatchObject({
      bound: 1,
      expires_at: null,
      fault: { en: expect.stringContaining('wrong') },
    });
  });

  test('are told where no token is answered, and where nobody answers', async () => {
    const id = await addConfig({ ...byClient(upstream), name: 'Nothing' });
    upstream.instead = { token_type: 'Bearer' };
    const nothing = await tester.call('Admin.TokenConfig.Obtain', { id });
    upstream.instead = undefined;
    expect([nothing.ret, nothing.msg]).toEqual([409, '申请失败，请重试']);
    const gone = await addConfig({ ...byClient(upstream), name: 'Gone', path: 'http://127.0.0.1:9/token' });
    const unreached = await tester.call('Admin.TokenConfig.Obtain', { id: gone });
    expect([unreached.ret, unreached.msg]).toEqual([502, expect.stringMatching(/^CURL 请求失败：/)]);
  });

  test('share their configurations with imported interfaces, whose token is renewed before it ends', async () => {
    await done(server.admin('Admin.Configuration.Add', { name: 'upstream.stock', secret: '1', secret_value: 'Bearer nothing-yet' }));
    const inputs = [{ port: 'authorization', in: 'header' }];
    const asking = drawn({
      service: 'Shop.Stock.Left',
      nodes: {
        sealed: { type: 'config', settings: { name: 'upstream.stock' } },
        sent: { type: 'http', settings: { method: 'GET', url: `${upstream.url}/stock`, inputs } },
      },
      edges: ['sealed.value -> sent.authorization', 'sent.data -> return.data'],
    });
    await publish(asking);
    const left = async () => (await server.call('Shop.Stock.Left', { access_token: await tokenOf(server.call, app) })).data;
    expect(await left()).not.toEqual({ data: { left: 12 } });
    const id = await addConfig({ ...byClient(upstream), name: 'Stock', entry: 'upstream.stock' });
    await done(tester.call('Admin.TokenConfig.Obtain', { id }));
    expect(await until(left, (data) => isSameJson(data, { data: { left: 12 } }))).toEqual({ data: { left: 12 } });
    // It ends within two minutes, so that the next look renews it.
    const before = upstream.given.length;
    const due = { next_at: new Date().toISOString() };
    await server.platform.database.transact((query) => query.updateTable('schedule').set(due).where('name', 'like', '%tokens%').execute());
    await until(
      async () => upstream.given.length,
      (count) => count > before,
    );
    expect(await until(left, (data) => isSameJson(data, { data: { left: 12 } }))).toEqual({ data: { left: 12 } });
  });

  test('have secrets and tokens that go where those who gave them wanted', async () => {
    const held = async (own: object) => {
      const id = await addConfig(own);
      let rev = 1;
      return async (changes: object) => {
        const said = await fault(tester.call('Admin.TokenConfig.Edit', { id, rev, ...changes }));
        if (said.ret === 200) rev++;
        return said;
      };
    };
    const edit = await held({ ...byClient(upstream), name: 'Faithful' });
    const again = { ret: 400, fields: ['app_secret'] };
    expect(await edit({ path: 'https://evil.example/token' })).toMatchObject(again);
    expect(await edit({ origins: ['https://evil.example'] })).toMatchObject(again);
    expect(await edit({ mode: 'interface', path: 'https://evil.example/', call: 'A.B.C', token_path: 'data.t' })).toMatchObject({ ret: 200 });
    expect(await edit({ mode: 'app', protocol: 'oauth2', app_key: 'desk' })).toMatchObject(again);
    const ask = await held({
      name: 'Asking',
      mode: 'interface',
      path: '/api/',
      call: 'A.B.C',
      secret_name: 'key',
      secret_text: 'k3y-of-it',
      token_path: 'data.t',
    });
    for (const changes of [{ call: 'A.B.D' }, { secret_name: 'note' }]) expect(await ask(changes)).toMatchObject({ ret: 400, fields: ['secret_text'] });
    expect(await ask({ call: 'A.B.D', secret_text: 'k3y-of-it' })).toMatchObject({ ret: 200 });
  });

  test('send their secret parameters to no other interface and no other address', async () => {
    const names = ['Shop.Stock.Locked', 'Shop.Stock.Other'] as const;
    const own = { amount: 'integer', password: 'integer' } as const;
    const [locked = 0] = await Promise.all(names.map((name) => publish(computedDefinition(name, own, { sum: ['add', 'amount', 'password'] }))));
    const id = await add({ name: 'Locked', api: names[0], parameters: { amount: 1, password: 4711 } });
    const parameters = { amount: 2, password: '***' };
    const edit = (own: object, rev = 1) => fault(tester.call('Admin.TestCase.Edit', { id, rev, ...own }));
    expect(await edit({ api: names[1], parameters })).toMatchObject({ ret: 400, fields: ['parameters.password'] });
    expect(await edit({ api: names[1] })).toMatchObject({ ret: 400, fields: ['parameters.password'] });
    const away = { path: `${upstream.url}/api/`, config_id: await addConfig({ ...byClient(upstream), name: 'Away' }) };
    expect(await edit({ ...away, parameters })).toMatchObject({ ret: 400, fields: ['path'] });
    expect(await edit({ parameters })).toMatchObject({ ret: 200 });
    expect((await run(id)).shown?.found).toContain('4713');
    const read = async (by: Caller) => JSON.stringify(await done(by('Admin.Interface.Get', { id: locked })));
    expect(await read(server.admin)).toContain('4711');
    const exported = await rawCall(server.address, { service: 'Admin.Interface.Export', access_token: tester.call.token, ids: [locked] });
    for (const text of [await read(tester.call), await exported.text()]) {
      expect(text).toContain('"Locked"');
      expect(text).not.toContain('4711');
    }
    expect(await edit({ api: names[1], parameters: { amount: 2, password: 1 } }, 2)).toMatchObject({ ret: 200 });
  });

  test('do not leave this platform by a path of it', async () => {
    for (const path of [`/\\${upstream.host}/api/`, `//${upstream.host}/api/`]) {
      const id = await add({ name: 'Path', path });
      expect((await run(id)).shown?.found).not.toContain('who is it?');
    }
  });

  test('keep their configuration from being deleted', async () => {
    const said = await fault(tester.call('Admin.TokenConfig.Remove', { id: config }));
    expect(said.ret).toBe(409);
    expect(said.msg).toBe('令牌配置已绑定测试用例，不能删除');
    expect(Number((await done(tester.call('Admin.TokenConfig.Get', { id: config }))).bound)).toBeGreaterThan(5);
  });
});
