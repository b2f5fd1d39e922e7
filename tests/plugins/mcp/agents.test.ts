import { afterAll, beforeAll, expect, it } from 'vitest';
import { computedDefinition } from '../../../designer/model/build/build-definition.ts';
import type { InterfaceDefinition } from '../../../designer/model/types/definition.ts';
import type { Parameter } from '../../../engine/core/protocol/parameter.ts';
import { enter } from '../../helpers/accounts.ts';
import { describeOnDatabases } from '../../helpers/databases.ts';
import { openServer, type TestServer } from '../../helpers/server.ts';
import { addApp, done, type TestApp, tokenOf } from '../apps/open-caller.ts';
import { connectAgent } from './connect-agent.ts';

const sum: InterfaceDefinition = {
  ...computedDefinition('Open.Calc.Add', { a: { type: 'integer', required: true, min: 0 }, b: { type: 'integer', default: 1 } }, { sum: ['add', 'a', 'b'] }),
  title: '两数相加',
  summary: '把两个整数相加',
  visibility: 'open',
};
const lines: Omit<Parameter, 'name'> = { type: 'array', required: true, items: { type: 'object', properties: [{ name: 'id', type: 'integer' }] } };
const echo: InterfaceDefinition = {
  ...computedDefinition('Open.Text.Echo', { text: 'string', more: 'object', lines }, { text: 'text', more: 'more', lines: 'lines' }),
  visibility: 'open',
};
const secret: InterfaceDefinition = { ...computedDefinition('Open.Calc.Secret', { a: 'integer' }, { sum: ['add', 'a', 'a'] }), visibility: 'controlled' };
const hidden: InterfaceDefinition = { ...computedDefinition('Open.Calc.Hidden', { a: 'integer' }, { sum: ['add', 'a', 'a'] }), visibility: 'hidden' };

describeOnDatabases('agents', (database) => {
  let server: TestServer;
  let owner: number;
  let app: TestApp;
  let token: string;

  beforeAll(async () => {
    server = await openServer({ database: await database.config() });
    for (const definition of [sum, echo, secret, hidden]) {
      const { id } = await done(server.admin<{ id: number }>('Admin.Interface.Save', { definition }));
      await done(server.admin('Admin.Interface.Publish', { id }));
    }
    owner = (await enter(server, 'developer', 100)).id;
    app = await addApp(server, { account_id: owner });
    token = await tokenOf(server.call, app);
  });
  afterAll(() => server?.close());

  const rule = (fields: Record<string, string | number>) => done(server.admin<{ id: number; rev: number }>('Admin.PermissionRule.Add', fields));
  const logged = async (key: string) => {
    await server.platform.accessLog.flush();
    const rows = await server.platform.database.read.selectFrom('access_log').selectAll().where('app_key', '=', key).orderBy('id').execute();
    return rows.map(({ service, ret, parameters }) => ({ service, ret: Number(ret), parameters: JSON.parse(String(parameters)) }));
  };

  it('find and call the interfaces their app may use', async () => {
    const agent = await connectAgent(server.address, token);
    expect(await agent.tools()).toEqual(['Open_Calc_Add', 'Open_Text_Echo']);
    const answer = await agent.call('Open_Calc_Add', { a: 2, b: 3 });
    expect(answer).toMatchObject({ text: '{"sum":5}', structuredContent: { ret: 200, data: { sum: 5 }, msg: '' } });
    expect(answer.isError).toBeUndefined();
    expect((await agent.call('Open_Calc_Add', { a: 2, b: null })).text).toBe('{"sum":3}');
  });

  it('read the docs of what their app may use, and of nothing else', async () => {
    const own = await addApp(server, { account_id: owner });
    const { client } = await connectAgent(server.address, await tokenOf(server.call, own));
    const uris = async () => (await client.listResources()).resources.map(({ uri }) => uri);
    const read = async (name: string) => (await client.readResource({ uri: `portico://docs/${name}` })).contents[0] as { text: string };
    expect((await client.listResources()).resources[0]).toEqual({
      uri: 'portico://docs/Open.Calc.Add',
      name: 'Open.Calc.Add',
      title: '两数相加',
      description: '把两个整数相加',
      mimeType: 'text/markdown',
    });
    expect((await read('Open.Calc.Add')).text).toContain(`curl '${server.address}/api/Open.Calc.Add'`);
    for (const name of ['Open.Calc.Hidden', 'Open.Calc.Secret', 'Open.Calc.Nowhere', 'Admin.App.List', 'App.Auth.ApplyToken']) {
      await expect(read(name)).rejects.toThrow(`There is no resource portico://docs/${name}`);
    }
    const { id } = await rule({ service_name: 'Open.Calc.Hidden', target: 'app', app_id: own.id, granted: 'granted' });
    expect(await uris()).toContain('portico://docs/Open.Calc.Hidden');
    expect((await read('Open.Calc.Hidden')).text).toContain('Open.Calc.Hidden');
    await done(server.admin('Admin.PermissionRule.Remove', { id }));
    expect(await uris()).not.toContain('portico://docs/Open.Calc.Hidden');
    await expect(read('Open.Calc.Hidden')).rejects.toThrow('There is no resource');
  });

  it('are told in schemas what to send and what comes back', async () => {
    const agent = await connectAgent(server.address, token);
    const [tool] = (await agent.client.listTools()).tools;
    expect(tool).toEqual({
      name: 'Open_Calc_Add',
      title: '两数相加',
      description: '两数相加 (Open.Calc.Add)\n把两个整数相加',
      inputSchema: {
        type: 'object',
        properties: { a: { type: 'integer', minimum: 0 }, b: { type: 'integer', default: 1 } },
        required: ['a'],
        additionalProperties: false,
      },
      annotations: { title: '两数相加', readOnlyHint: true, destructiveHint: false, idempotentHint: true },
    });
    expect(agent.client.getInstructions()).toContain('the interfaces of this platform');
    expect((await connectAgent(server.address, token, 'zh_cn')).client.getInstructions()).toContain('本平台');
  });

  it('send and get Chinese, emoji and nested values as they are', async () => {
    const agent = await connectAgent(server.address, token);
    const input = { text: '你好，世界 👩‍👩‍👧 "quoted" \n & = %', more: { 地址: { city: '北京', tags: ['a', null, 1.5, true] } }, lines: [{ id: 7 }] };
    expect((await agent.call('Open_Text_Echo', input)).structuredContent).toEqual({ ret: 200, data: input, msg: '' });
  });

  it('read what is wrong by field, and what to do', async () => {
    const agent = await connectAgent(server.address, token);
    const answer = await agent.call('Open_Text_Echo', { lines: [{ id: 'x' }], colour: 'red' });
    expect(answer).toMatchObject({ isError: true, structuredContent: { ret: 400 } });
    expect(answer.text.split('\n')).toEqual([
      'ret 400: There is no parameter colour; allowed: text, more, lines',
      '- colour: There is no parameter colour; allowed: text, more, lines',
      '- text: Parameter text is required',
      '- more: Parameter more is required',
      '- lines.0.id: Parameter lines.0.id must be an integer, but is "x"',
      'Correct the arguments as told and call again.',
    ]);
    const chinese = await connectAgent(server.address, token, 'zh_cn');
    expect((await chinese.call('Open_Calc_Add')).text).toContain('- a: 缺少必要参数 a');
  });

  it('cannot turn an argument into another call or another app', async () => {
    const agent = await connectAgent(server.address, token);
    const other = await addApp(server, { account_id: owner });
    for (const input of [{ service: 'Open.Calc.Secret' }, { s: 'Open.Calc.Secret' }, { app_key: other.key }, { access_token: 'x' }, { sign: 'x' }]) {
      const [name] = Object.keys(input);
      expect((await agent.call('Open_Calc_Add', { a: 1, ...input })).text).toContain(`- ${name}: There is no argument ${name}`);
    }
    expect((await agent.call('Open_Calc_Add', { a: 1, constructor: 'x' })).text).toContain('The field name constructor is not allowed');
  });

  it('have each call in the log of their app, without the token', async () => {
    const own = await addApp(server, { account_id: owner });
    const agent = await connectAgent(server.address, await tokenOf(server.call, own));
    await agent.call('Open_Calc_Add', { a: 2 });
    await agent.call('Open_Calc_Add', {});
    await agent.call('Open_Calc_Secret', { a: 2 });
    expect(await logged(own.key)).toEqual([
      { service: 'Open.Calc.Add', ret: 200, parameters: { a: 2 } },
      { service: 'Open.Calc.Add', ret: 400, parameters: {} },
      { service: 'Open.Calc.Secret', ret: 401, parameters: { a: 2 } },
    ]);
  });

  it('gain and lose a tool with its permission, from the next request on', async () => {
    const own = await addApp(server, { account_id: owner });
    const agent = await connectAgent(server.address, await tokenOf(server.call, own));
    expect(await agent.tools()).not.toContain('Open_Calc_Secret');
    const granted = await rule({ service_name: 'Open.Calc.Secret', target: 'app', app_id: own.id, granted: 'granted' });
    expect(await agent.tools()).toContain('Open_Calc_Secret');
    expect((await agent.call('Open_Calc_Secret', { a: 2 })).text).toBe('{"sum":4}');
    await done(server.admin('Admin.PermissionRule.Edit', { id: granted.id, rev: granted.rev, granted: 'refused' }));
    expect(await agent.tools()).not.toContain('Open_Calc_Secret');
    const refused = await agent.call('Open_Calc_Secret', { a: 2 });
    expect(refused).toMatchObject({ isError: true, structuredContent: { ret: 401, data: null } });
    expect(refused.text).toContain('has no permission for Open.Calc.Secret');
  });

  it('learn nothing of a hidden interface, and its refused call stands in the log', async () => {
    const own = await addApp(server, { account_id: owner });
    const agent = await connectAgent(server.address, await tokenOf(server.call, own));
    const reported = async (name: string, input: Record<string, unknown> = { a: 2 }) =>
      (await agent.call(name, input).catch((error: Error) => error.message)).toString().replace(name, '…');
    expect(await reported('Open_Calc_Hidden')).toBe(await reported('Open_Calc_Nowhere'));
    expect((await logged(own.key)).map(({ service }) => service)).toEqual(['Open.Calc.Hidden']);
    expect(await reported('Open_Calc_Hidden', { service: 'x' })).toBe(await reported('Open_Calc_Nowhere'));
    await rule({ service_name: 'Open.Calc.Hidden', target: 'app', app_id: own.id, granted: 'granted' });
    expect(await agent.tools()).toContain('Open_Calc_Hidden');
    expect((await agent.call('Open_Calc_Hidden', { a: 2 })).text).toBe('{"sum":4}');
  });

  it('are told when the calls of the day are used up', async () => {
    const own = await addApp(server, { account_id: owner, limit_mode: 'limited', daily_limit: 1 });
    const agent = await connectAgent(server.address, await tokenOf(server.call, own));
    expect((await agent.call('Open_Calc_Add', { a: 2 })).isError).toBeUndefined();
    const refused = await agent.call('Open_Calc_Add', { a: 2 });
    expect(refused).toMatchObject({ isError: true, structuredContent: { ret: 415 } });
    expect(refused.text).toContain('The app has used all 1 calls of today');
    expect(refused.text).toContain('after midnight');
  });

  it('see neither tools nor answers of a disabled app, nor from an address that is not on its list', async () => {
    const own = await addApp(server, { account_id: owner });
    const agent = await connectAgent(server.address, await tokenOf(server.call, own));
    await done(server.admin('Admin.App.Disable', { id: own.id }));
    await expect(agent.tools()).rejects.toThrow('The app is disabled');
    expect(await agent.call('Open_Calc_Add', { a: 2 })).toMatchObject({ isError: true, structuredContent: { ret: 413 } });

    const elsewhere = await addApp(server, { account_id: owner });
    const far = await connectAgent(server.address, await tokenOf(server.call, elsewhere));
    const { rev } = await done(server.admin<{ rev: number }>('Admin.App.Get', { id: elsewhere.id }));
    await done(server.admin('Admin.App.Edit', { id: elsewhere.id, rev, allowed_ips: '10.9.8.7' }));
    await done(server.admin('Admin.App.Pass', { id: elsewhere.id }));
    await expect(far.tools()).rejects.toThrow('127.0.0.1 is not on the app');
    expect(await far.call('Open_Calc_Add', { a: 2 })).toMatchObject({ isError: true, structuredContent: { ret: 412 } });
    expect((await logged(elsewhere.key)).map(({ ret }) => ret)).toEqual([412]);
  });

  it('are sent away with 401 without a token, with a wrong one, and with one that has ended', async () => {
    const own = await addApp(server, { account_id: owner });
    const ended = await tokenOf(server.call, own);
    const agent = await connectAgent(server.address, ended);
    await done(server.admin('Admin.App.ResetSecret', { id: own.id, grace: 'now' }));
    await expect(agent.tools()).rejects.toThrow('The access_token is invalid or has expired');
    for (const wrong of ['x', ended, server.admin.token]) await expect(connectAgent(server.address, wrong)).rejects.toThrow('is invalid or has expired');
    await expect(connectAgent(server.address, '')).rejects.toThrow('No credentials');
  });

  it('of several apps at once never see the tools of another', async () => {
    const apps = await Promise.all([1, 2, 3, 4].map(() => addApp(server, { account_id: owner })));
    const privileged = apps.filter((_app, index) => index % 2 === 0);
    for (const { id } of privileged) await rule({ service_name: 'Open.Calc.Secret', target: 'app', app_id: id, granted: 'granted' });
    const agents = await Promise.all(apps.map(async (one) => connectAgent(server.address, await tokenOf(server.call, one))));
    const rounds = await Promise.all(
      Array.from({ length: 5 }, () =>
        agents.map(async (agent, index) => {
          const [names, answer] = await Promise.all([agent.tools(), agent.call('Open_Calc_Secret', { a: index })]);
          return { seen: names.includes('Open_Calc_Secret'), answer: answer.structuredContent?.data };
        }),
      ).flat(),
    );
    expect(rounds).toEqual(
      Array.from({ length: 5 }, () => [0, 1, 2, 3].map((index) => ({ seen: index % 2 === 0, answer: index % 2 === 0 ? { sum: index * 2 } : null }))).flat(),
    );
  });

  it('are told of in the back-office, without any secret', async () => {
    const own = await addApp(server, { account_id: owner });
    expect(await done(server.admin('Admin.App.ConnectAgent', { id: own.id }))).toEqual({ app_key: own.key, tools: 2, connections: [] });
  });

  it('get an error of the protocol for a tool that is not there', async () => {
    const agent = await connectAgent(server.address, token);
    for (const name of ['Open_Calc_Nothing', 'Open.Calc.Add', 'Admin_App_List', 'App_Auth_ApplyToken', '', '没有', '-', 'x'.repeat(5000)]) {
      await expect(agent.call(name, {})).rejects.toMatchObject({ code: -32602, message: expect.stringContaining('There is no tool') });
    }
  });
});
