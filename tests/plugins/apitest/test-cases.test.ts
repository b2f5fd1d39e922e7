import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import type { ListAnswer } from '../../../engine/core/answers/list-answer.ts';
import type { JobView } from '../../../engine/core/calls/job.ts';
import type { UnreadAnswer } from '../../../engine/core/calls/message.ts';
import type { Parameter } from '../../../engine/core/protocol/parameter.ts';
import type { Comparison } from '../../../plugins/apitest/shared/comparison.ts';
import { describeOnDatabases } from '../../helpers/databases.ts';
import { rawCall, until } from '../../helpers/server.ts';
import { done } from '../apps/open-caller.ts';
import { byClient } from './own-upstream.ts';

import { service, testDesk } from './test-desk.ts';

const execute = promisify(execFile);

describeOnDatabases('test cases', (place) => {
  const desk = testDesk(place);
  const { stored, add, addConfig, shown, run, fault } = desk;
  let failing: number;

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
    const message = await fault(
      desk.tester.call('Admin.TestCase.Add', { name: 'Twice', path: '/api/', api: service, config_id: desk.config, parameters: { amount: 1 }, ...own }),
    );
    expect([message.ret, message.fields?.[0]]).toEqual([400, field]);
  });

  test('say what is missing where required parameters are not filled in', async () => {
    const message = await fault(desk.tester.call('Admin.TestCase.Add', { name: 'Twice', path: '/api/', api: service, config_id: desk.config, parameters: {} }));
    expect(message).toMatchObject({ ret: 400, fields: ['parameters.amount'] });
    expect(message.msg).toBe('必填参数未填写：amount');
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
    expect(await shown(id)).toMatchObject({ status: 'successful', totals: 1, successes: 1, pass_rate: 100, last_tester: desk.tester.id, rev: 1 });
    await done(desk.tester.call('Admin.TestCase.Edit', { id, rev: 1, expectations: [{ path: 'data.twice', operator: 'less', value: '42' }] }));
    expect(await shown(id)).toMatchObject({ status: 'untested', totals: 1 });
    failing = id;
    const failed = await run(id);
    expect(failed.shown?.failures?.en).toBe('data.twice is 42, expected less than 42');
    expect(await shown(id)).toMatchObject({ status: 'failed', totals: 2, successes: 1, pass_rate: 50 });
    expect(failed.snapshots.map(({ outcome }) => outcome)).toEqual(['failed', 'successful']);
  });

  test('fail with the reason where the call cannot be made', async () => {
    const held = await done(desk.tester.call('Admin.TokenConfig.Get', { id: desk.config }));
    await done(
      desk.tester.call('Admin.TokenConfig.Edit', { id: desk.config, rev: Number(held.rev), origins: ['http://127.0.0.1:9'], app_secret: desk.app.secret }),
    );
    const id = await add({ path: 'http://127.0.0.1:9/api/' });
    expect((await run(id)).shown?.failures?.en).toMatch(/^CURL request failed: /);
    expect(await shown(id)).toMatchObject({ status: 'failed' });
  });

  test('are the same in the designer and in the list', async () => {
    const draft = await stored();
    const storedRun = { title: 'Four', parameters: { amount: 4 }, ret: 200, data: { twice: 8 } };
    await done(
      desk.server.admin('Admin.Interface.Save', {
        id: draft.id,
        rev: draft.rev,
        definition: { ...draft.definition, tests: [...(draft.definition.tests ?? []), storedRun] },
      }),
    );
    const found = (await done(desk.tester.call<ListAnswer>('Admin.TestCase.List', { search: 'Four' }))).items[0] as Record<string, unknown> & { id: number };
    expect(found).toMatchObject({ api: service, config_id: desk.config, status: 'untested', 'interface_id.module': 'Stock' });
    expect((await run(found.id)).shown).toMatchObject({ outcome: 'successful' });
    const before = await stored();
    await done(
      desk.tester.call('Admin.TestCase.Edit', {
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
    expect((await desk.server.admin('Admin.Interface.Save', { id: before.id, rev: before.rev, definition: before.definition })).ret).toBe(409);
    await run(found.id);
    await done(desk.server.admin('Admin.Interface.Save', { id: after.id, rev: after.rev, definition: { ...after.definition, summary: 'Doubles' } }));
    expect(await shown(found.id)).toMatchObject({ status: 'successful', totals: 2 });
    const last = await stored();
    await done(
      desk.server.admin('Admin.Interface.Save', {
        id: last.id,
        rev: last.rev,
        definition: { ...last.definition, tests: last.definition.tests?.filter(({ title }) => title !== 'Four') },
      }),
    );
    expect((await desk.tester.call('Admin.TestCase.Get', { id: found.id })).ret).toBe(404);
  });

  test('without a token configuration say so, and take the first that comes', async () => {
    const id = await add({ name: 'Early' });
    // As publishing leaves it where there is no configuration yet.
    await desk.server.platform.database.transact((query) => query.updateTable('test_case').set({ config_id: null }).where('id', '=', id).execute());
    const hideOwn = (deleted_at: string | null) =>
      desk.server.platform.database.transact((query) => query.updateTable('token_config').set({ deleted_at }).where('path', 'like', '/%').execute());
    await hideOwn(new Date().toISOString());
    expect((await run(id)).shown).toMatchObject({
      outcome: 'failed',
      failures: { en: expect.stringMatching(/names no token configuration[\s\S]*ret is 406/), zh_cn: expect.stringContaining('用例没有选择令牌配置') },
    });
    await addConfig({ ...byClient(desk.upstream), name: 'Of another system' });
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
    const accepted = await done(desk.tester.call<Comparison>('Admin.ApiTest.Accept', { snapshot: failed!.id }));
    expect(accepted.shown).toMatchObject({ isAccepted: true, outcome: 'failed' });
    expect(await shown(id)).toMatchObject({ status: 'successful', expectations: [{ path: 'data.twice', operator: 'equal', value: '42' }] });
    const junit = await (
      await rawCall(desk.server.address, { service: 'Admin.TestCase.ReportSelected', access_token: desk.tester.call.token, ids: [id], format: 'junit' })
    ).text();
    expect(junit).toContain('tests="1" failures="0"');
    expect(junit).toMatch(/<testcase name="Accepted &lt;&amp;&gt; one" classname="Shop.Stock.Double"[\s\S]*tester/);
    const html = await (
      await rawCall(desk.server.address, { service: 'Admin.TestCase.ReportAll', access_token: desk.tester.call.token, module: 'Stock' })
    ).text();
    expect(html).toMatch(/Accepted &lt;&amp;&gt; one[\s\S]*tester 于 .* 认可了新结果/);
    expect((await run(id)).shown).toMatchObject({ outcome: 'successful' });
  });

  test('of a module run as a job, and as a task refuses where one fails', async () => {
    const begun = await done(desk.tester.call<{ job: number }>('Admin.TestCase.RunAll', { module: 'Stock' }));
    const job = await until(
      () => done(desk.tester.call<JobView>('Admin.Job.Get', { id: begun.job })),
      ({ status }) => status === 'done' || status === 'failed',
    );
    expect(job.status).toBe('done');
    // Without a module all are run.
    const { total } = await done(desk.tester.call<ListAnswer>('Admin.TestCase.List', { per_page: 1 }));
    const all = await done(desk.tester.call<{ job: number }>('Admin.TestCase.RunAll', {}));
    const ended = await until(
      () => done(desk.tester.call<JobView>('Admin.Job.Get', { id: all.job })),
      ({ status }) => status === 'done' || status === 'failed',
    );
    expect(ended).toMatchObject({ status: 'done', done: total });
    expect((await done(desk.tester.call<ListAnswer>('Admin.TestCase.List', { filters: { status: 'untested' }, per_page: 1 }))).total).toBe(0);
    const report = await rawCall(desk.server.address, { service: 'Admin.TestCase.ReportAll', access_token: desk.tester.call.token, format: 'junit' });
    expect(await report.text()).toContain(`<testsuites name="Portico" tests="${total}"`);
    const refused = await desk.tester.call('Task.Test.RunModule', { module: 'Stock' });
    expect([refused.ret, refused.msg]).toEqual([409, expect.stringContaining('Twice')]);
    const nothing = await desk.tester.call('Task.Test.RunModule', { module: 'Nothing' });
    expect([nothing.ret, nothing.msg]).toEqual([409, '模块 Nothing 没有测试用例']);
    // Whoever makes a task chooses the module.
    const { parameters } = await done(desk.server.admin<{ parameters: Parameter[] }>('Admin.Service.GetParameters', { name: 'Task.Test.RunModule' }));
    expect(parameters.find(({ name }) => name === 'module')?.enum).toEqual(['Stock']);
    const { items } = await done(desk.tester.call<{ items: { value: string }[] }>('Admin.TestCase.Options', { field: 'RunAll.module', search: 'sto' }));
    expect(items).toEqual([{ value: 'Stock', label: 'Stock' }]);
  });

  test('stop where the job that runs them is cancelled, and keep what was done', async () => {
    const copies = Array.from({ length: 8 }, (_, index) => `held ${index + 1},1`).join('\n');
    const id = await add({ name: 'held 0', path: `${desk.upstream.url}/api/`, config_id: await addConfig({ ...byClient(desk.upstream), name: 'Held' }) });
    await done(desk.tester.call('Admin.TestCase.CopyWithInputs', { id, csv: `title,amount\n${copies}` }));
    const { items } = await done(desk.tester.call<ListAnswer>('Admin.TestCase.List', { search: 'held', per_page: 20 }));
    const ids = items.map((item) => item.id);
    const { job } = await done(desk.tester.call<{ job: number }>('Admin.TestCase.RunSelected', { ids }));
    const view = () => done(desk.tester.call<JobView>('Admin.Job.Get', { id: job }));
    await until(
      async () => desk.upstream.held.length,
      (count) => count === 4,
    );
    desk.upstream.letGo(1);
    expect(await until(view, ({ done: count }) => count === 1)).toMatchObject({ status: 'running', total: 9 });
    expect((await desk.tester.call('Admin.Job.Cancel', { id: job })).ret).toBe(200);
    expect(await until(view, ({ status }) => status !== 'running')).toMatchObject({ status: 'cancelled' });
    const left = await done(desk.tester.call<ListAnswer>('Admin.TestCase.List', { search: 'held', per_page: 20 }));
    expect(left.items.map(({ totals }) => Number(totals)).reduce((sum, one) => sum + one, 0)).toBe(1);
    await done(desk.tester.call('Admin.TestCase.Remove', { ids }));
  });

  test('are run by a task, which becomes an exception and tells its maker', async () => {
    const task = { title: 'Nightly', api: 'Task.Test.RunModule', parameters: { module: 'Stock' }, rhythm: 'interval', interval: 3_600, timeout: 60 };
    const { items } = await done(desk.server.admin<{ items: { value: string }[] }>('Admin.ScheduledTask.Options', { field: 'api', search: 'Task' }));
    expect(items.map(({ value }) => value)).toEqual(['Task.Test.RunModule']);
    const id = Number((await done(desk.server.admin('Admin.ScheduledTask.Add', task))).id);
    await until(
      () => desk.server.admin('Admin.ScheduledTask.RunNow', { id }),
      ({ ret }) => ret === 200,
    );
    const { items: reported } = await until(
      () => done(desk.server.admin<UnreadAnswer>('Platform.Message.Unread', { site: 'admin' })),
      (unread) => unread.items.some(({ text }) => text.en.includes('Nightly')),
      15_000,
    );
    expect(reported.find(({ text }) => text.en.includes('Nightly'))?.text.en).toMatch(/409[\s\S]*Twice/);
    expect(await shown(failing)).toMatchObject({ status: 'failed', last_tester: null });
  });

  test('are made of a curl command and of rows of a table', async () => {
    const curl = `curl -sS '${desk.server.address}/api/' -H 'Authorization: Bearer abc' --data-urlencode 's=${service}' --data-urlencode 'amount=7'`;
    const { id } = await done(desk.tester.call<{ id: number }>('Admin.TestCase.FromCurl', { curl }));
    expect(await shown(id)).toMatchObject({ api: service, path: '/api/', parameters: { amount: 7 }, config_id: desk.config });
    expect((await run(id)).shown).toMatchObject({ outcome: 'successful' });
    expect((await fault(desk.tester.call('Admin.TestCase.FromCurl', { curl: 'curl https://example.com' }))).fields).toEqual(['curl']);
    // Nobody hands in what looks as if it had been sealed here.
    const feigned = `curl '${desk.server.address}/api/' --json '${JSON.stringify({ service, amount: 7, $sealed: { amount: 'v1:k1:a:b:c' } })}'`;
    const other = await done(desk.tester.call<{ id: number }>('Admin.TestCase.FromCurl', { curl: feigned }));
    expect(await shown(other.id)).toMatchObject({ parameters: { amount: 7 } });
    // More digits than a number carries are a case too: of how they are refused.
    const long = curl.replace(/ --data.*/, ` --json '{"service":"${service}","amount":12345678901234567890}'`);
    const digits = await done(desk.tester.call<{ id: number }>('Admin.TestCase.FromCurl', { curl: long }));
    expect((await run(digits.id)).shown).toMatchObject({ outcome: 'failed', failures: { en: expect.stringContaining('400') } });
    const exported = await rawCall(desk.server.address, { service: 'Admin.TestCase.Export', access_token: desk.server.admin.token, format: 'csv' });
    expect(await exported.text()).toContain('12345678901234567890');
    expect(
      (await rawCall(desk.server.address, { service: 'Admin.Interface.Export', access_token: desk.server.admin.token, ids: [desk.doubling] })).status,
    ).toBe(200);
    await done(desk.server.admin('Admin.TestCase.Edit', { id: digits.id, rev: 1, name: 'Long' }));
    await done(desk.server.admin('Admin.TestCase.Remove', { id: digits.id }));
    await done(desk.tester.call('Admin.TestCase.CopyWithInputs', { id, csv: 'title,amount,ret\nsmall,1,200\nwrong,many,400\n' }));
    const { items } = await done(desk.tester.call<ListAnswer>('Admin.TestCase.List', { per_page: 2 }));
    expect(items.map(({ name, ret, parameters }) => [name, ret, parameters])).toEqual([
      ['wrong', 400, { amount: 'many' }],
      ['small', 200, { amount: 1 }],
    ]);
    for (const item of items) expect((await run(Number(item.id))).shown).toMatchObject({ outcome: 'successful' });
  });

  test('are run from a CI by a command, which tells by its exit code and in JUnit XML', async () => {
    const junit = join(mkdtempSync(join(tmpdir(), 'portico-junit-')), 'tests.xml');
    const command = (...more: string[]) =>
      execute(process.execPath, ['scripts/portico.ts', 'test', '--url', desk.server.address, ...more], {
        env: { ...process.env, LC_ALL: 'en_US.UTF-8' },
      }).catch((error: { code: number; stdout: string; stderr: string }) => error);
    const { stdout, ...ended } = await command('--token', desk.tester.call.token, '--module', 'Stock', '--junit', junit);
    expect(ended).toMatchObject({ code: 1 });
    expect(stdout).toMatch(/^FAILED {2}Twice \(Shop\.Stock\.Double, \d+ ms\)\n {4}data\.twice is 42, expected less than 42$/m);
    expect(readFileSync(junit, 'utf8')).toMatch(/<failure message="data\.twice is 42/);
    // Code 1 would tell the CI of failed cases.
    const unwritten = await command('--token', desk.tester.call.token, '--module', 'Stock', '--junit', join(junit, 'tests.xml'));
    expect([unwritten, unwritten.stderr]).toEqual([expect.objectContaining({ code: 2 }), expect.stringMatching(/tests\.xml cannot be written: E/)]);
    const refused = await command('--token', 'wrong');
    expect([refused, refused.stderr]).toEqual([expect.objectContaining({ code: 2 }), expect.stringContaining('406')]);
  });

  test('keep their configuration from being deleted', async () => {
    const message = await fault(desk.tester.call('Admin.TokenConfig.Remove', { id: desk.config }));
    expect(message.ret).toBe(409);
    expect(message.msg).toBe('令牌配置已绑定测试用例，不能删除');
    expect(Number((await done(desk.tester.call('Admin.TokenConfig.Get', { id: desk.config }))).bound)).toBeGreaterThan(5);
  });
});
