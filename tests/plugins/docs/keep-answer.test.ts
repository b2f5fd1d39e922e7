import { afterAll, beforeAll, expect, it } from 'vitest';
import type { InterfaceDefinition } from '../../../designer/model/types/definition.ts';
import type { DocInterface } from '../../../plugins/docs/shared/catalog.ts';
import { enter } from '../../helpers/accounts.ts';
import { type CallFields, openServer, type TestServer } from '../../helpers/server.ts';
import { done } from '../apps/open-caller.ts';
import { publish } from './published.ts';

const service = 'Open.Calc.Add';
let server: TestServer;
let id: number;
beforeAll(async () => {
  server = await openServer();
  id = await publish(server, service, { title: '翻倍' });
});
afterAll(() => server?.close());

const keep = (fields: CallFields) => server.admin<{ id: number; rev: number }>('Admin.Interface.KeepAnswer', { service_name: service, ret: 200, ...fields });
const draft = () => done(server.admin<{ rev: number; definition: InterfaceDefinition }>('Admin.Interface.Get', { id }));
const written = async () => (await draft()).definition.tests?.filter(({ isExample }) => !isExample) ?? [];

it('makes an answer with what was asked the example of the draft, which the docs show once it is published', async () => {
  const before = await draft();
  const answer = await done(keep({ as: 'example', parameters: { a: 21 }, data: '{"sum":42}' }));
  const after = await draft();
  expect(answer).toEqual({ id, rev: after.rev });
  const [a] = before.definition.parameters;
  expect(after.definition).toEqual({ ...before.definition, parameters: [{ ...a, example: 21 }], example: { sum: 42 }, rev: after.rev });
  const page = () => done(server.call<DocInterface>('Platform.Docs.Interface', { service_name: service }));
  expect((await page()).example).not.toEqual({ sum: 42 });
  await done(server.admin('Admin.Interface.Publish', { id }));
  expect(await page()).toMatchObject({ example: { sum: 42 }, parameters: [{ name: 'a', example: 21 }] });
});

it('makes answers tests of the draft, each with a title of its own', async () => {
  await done(keep({ as: 'test', title: '二', parameters: { a: 2 }, data: '{"sum":4}' }));
  await done(keep({ as: 'test', parameters: { a: 3 }, data: '{"sum":6}' }));
  await done(keep({ as: 'test', parameters: {}, ret: 400, data: '{"errors":[]}' }));
  expect(await written()).toEqual([
    { title: '二', parameters: { a: 2 }, ret: 200, data: { sum: 4 } },
    { title: '翻倍', parameters: { a: 3 }, ret: 200, data: { sum: 6 } },
    { title: '翻倍 2', parameters: {}, ret: 400 },
  ]);
});

it('keeps every one of many that come at once, and what others saved meanwhile', async () => {
  const { definition, rev } = await draft();
  const [saved, ...stored] = await Promise.all([
    server.admin('Admin.Interface.Save', { id, rev, definition: { ...definition, summary: '新的摘要' } }),
    ...[1, 2].map((a) => keep({ as: 'test', title: `同时 ${a}`, parameters: { a }, data: `{"sum":${2 * a}}` })),
  ]);
  expect(stored.map(({ ret }) => ret)).toEqual([200, 200]);
  const after = (await draft()).definition;
  expect(after.tests?.map(({ title }) => title)).toEqual(expect.arrayContaining(['同时 1', '同时 2']));
  // An editor that comes too late is told so and merges.
  expect([200, 409]).toContain(saved!.ret);
  expect(after.summary).toBe(saved!.ret === 200 ? '新的摘要' : definition.summary);
});

it('refuses an answer too deep for the draft to be sent again with it', async () => {
  const nested = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;
  for (const levels of [61, 20_000]) {
    const { ret, data } = await keep({ as: 'test', parameters: { a: 1 }, data: nested(levels) });
    expect({ levels, ret, data }).toMatchObject({ ret: 400, data: { errors: [{ field: 'data', code: 'depth' }] } });
  }
  await done(keep({ as: 'test', title: '深', parameters: { a: 1 }, data: nested(60) }));
  const { rev, definition } = await draft();
  const body = {
    service: 'Admin.Interface.Save',
    access_token: server.admin.token,
    id,
    rev,
    definition: { ...definition, tests: definition.tests?.filter(({ title }) => title === '深') },
  };
  const saved = await fetch(`${server.address}/api/`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
  expect(await saved.json()).toMatchObject({ ret: 200 });
});

it('leaves a trail', async () => {
  const trail = () => server.platform.database.read.selectFrom('audit').selectAll().where('screen', '=', 'interface').where('record_id', '=', id).execute();
  const before = (await trail()).length;
  await done(keep({ as: 'example', data: '{"sum":8}' }));
  expect((await trail()).slice(before)).toMatchObject([{ verb: 'Save', account_id: 1 }]);
});

it('finds the interface by the name it is published under, when the draft has another one already', async () => {
  const renamed = await publish(server, 'Open.Calc.Former');
  const { rev, definition } = await done(server.admin<{ rev: number; definition: InterfaceDefinition }>('Admin.Interface.Get', { id: renamed }));
  await done(server.admin('Admin.Interface.Save', { id: renamed, rev, definition: { ...definition, method: 'Later' } }));
  expect((await done(keep({ service_name: 'Open.Calc.Former', as: 'example', data: '1' }))).id).toBe(renamed);
});

it.each<[string, CallFields, number, string]>([
  ['an unknown interface', { service_name: 'Open.Calc.Nothing', as: 'example' }, 404, '接口 Open.Calc.Nothing 不存在'],
  ['a refusal as example', { as: 'example', ret: 400 }, 400, '只有成功的返回（ret 为 200）可以作为示例'],
  ['what is no JSON', { as: 'example', data: '{sum' }, 400, 'data 须为 JSON 文本'],
  ['parameters the interface has not', { as: 'test', parameters: { access_token: 'x' } }, 400, '接口草稿没有参数 access_token'],
])('refuses %s', async (_, fields, ret, msg) => {
  expect(await keep(fields)).toMatchObject({ ret, msg });
});

it('is for designers only', async () => {
  const { call } = await enter(server, 'reader', 200);
  expect((await call('Admin.Interface.KeepAnswer', { service_name: service, as: 'example', ret: 200 })).ret).toBe(401);
});
