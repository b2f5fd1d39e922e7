import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Service } from '../../../engine/server/kernel/call/service.ts';
import { serviceOfTool, toolName } from '../../../plugins/mcp/server/access/tool-name.ts';
import { openServer, type TestServer } from '../../helpers/server.ts';
import { addApp, tokenOf } from '../apps/open-caller.ts';
import { connectAgent } from './connect-agent.ts';

let server: TestServer;
let token: string;

beforeAll(async () => {
  server = await openServer();
  // Only what a test offers is to be found.
  server.platform.services.replace('plugin:topics', []);
  token = await tokenOf(server.call, await addApp(server));
});
afterAll(() => server?.close());

const service = (name: string, more: Partial<Service> = {}): Service => ({
  name,
  title: { zh_cn: '测试', en: 'Test' },
  parameters: [],
  access: { kind: 'app', visibility: 'open' },
  handle: () => name,
  ...more,
});
const offer = (...services: Service[]) => server.platform.services.replace('test:tools', services);
const numbered = (count: number) => Array.from({ length: count }, (_, index) => service(`Many.Thing.M${index}`));

describe('the list of tools', () => {
  it('comes in pages, whole and each tool once', async () => {
    offer(...numbered(2_000));
    const agent = await connectAgent(server.address, token, 'en', '?tools=all');
    const names = await agent.tools();
    expect(names.length).toBe(2_000);
    expect(new Set(names)).toEqual(new Set(numbered(2_000).map(({ name }) => toolName(name))));
    expect((await agent.call('Many_Thing_M1999')).text).toBe('"Many.Thing.M1999"');
  });

  it('goes on where it was when tools come and go between two pages', async () => {
    const all = numbered(500);
    offer(...all);
    const { client } = await connectAgent(server.address, token, 'en', '?tools=all');
    const first = await client.listTools();
    const seen = first.tools.map((tool) => tool.name);
    const last = seen.at(-1);
    offer(...all.filter(({ name }) => toolName(name) !== last && toolName(name) !== seen[0]), service('Many.Another.One'));
    const second = await client.listTools({ cursor: first.nextCursor });
    const third = await client.listTools({ cursor: second.nextCursor });
    const names = [...seen, ...second.tools.map((tool) => tool.name), ...third.tools.map((tool) => tool.name)];
    expect(third.nextCursor).toBeUndefined();
    expect(new Set(names).size).toBe(500);
    expect(names.length).toBe(500);
  });

  it('refuses a cursor that is not one of its own', async () => {
    const { client } = await connectAgent(server.address, token);
    for (const cursor of ['2', '', '%%%', Buffer.from('drop table').toString('base64url')]) {
      await expect(client.listTools({ cursor })).rejects.toMatchObject({ code: -32602, message: expect.stringContaining('nextCursor') });
    }
  });

  it('leaves out what cannot be called with JSON, and the calls of the platform', async () => {
    const file: Service = service('Many.File.Upload', { parameters: [{ name: 'picture', type: 'file', required: true }] });
    offer(service('Many.Thing.One'), file, service('Many.Open.Door', { access: { kind: 'public' } }));
    const agent = await connectAgent(server.address, token);
    expect(await agent.tools()).toEqual(['Many_Thing_One']);
    await expect(agent.call('Many_File_Upload')).rejects.toThrow('There is no tool');
    await expect(agent.call('Many_Open_Door')).rejects.toThrow('There is no tool');
  });

  it('says which tools only read', async () => {
    offer(service('Many.Thing.Both', { methods: ['GET', 'POST'] }), service('Many.Thing.Read', { methods: ['GET'] }));
    const agent = await connectAgent(server.address, token);
    const { tools } = await agent.client.listTools();
    expect(tools.map((tool) => tool.annotations?.readOnlyHint)).toEqual([false, true]);
    expect((await agent.call('Many_Thing_Read')).text).toBe('"Many.Thing.Read"');
  });

  it('has short descriptions that keep the refusals', async () => {
    const failures = [
      { ret: 4001, message: { zh_cn: '库存不足', en: 'Out of stock' } },
      { ret: 4002, message: { zh_cn: '已下架', en: 'Off the shelf' } },
    ];
    const about = { module: 'm', summary: '下单', description: '👍'.repeat(3_000), returns: [], example: null, failures };
    offer(service('Many.Thing.One', { about }));
    const { client } = await connectAgent(server.address, token);
    const [tool] = (await client.listTools()).tools;
    expect(tool?.description?.length).toBeLessThanOrEqual(1_000);
    expect(tool?.description).toMatch(/^Test \(Many\.Thing\.One\)\n下单\n\n(👍)+…\n\nRefusals \(ret and reason\): 4001 Out of stock; 4002 Off the shelf$/u);
  });
});

describe('the answer of a tool', () => {
  it.each([null, 0, 'text', [], [{ id: 1 }], { items: 'not a list' }, { items: [{ id: 'x', owner: null }] }])('%j passes what was said of it', async (data) => {
    const returns = [
      { name: 'items', type: 'array' as const },
      { name: 'items[].id', type: 'integer' as const, description: '编号' },
      { name: 'items[].owner.name', type: 'string' as const },
    ];
    offer(service('Many.Thing.One', { about: { module: '', summary: '', description: '', returns, example: null, failures: [] }, handle: () => data }));
    const agent = await connectAgent(server.address, token, 'en', '?output_schema=true');
    const [tool] = (await agent.client.listTools()).tools;
    expect(tool?.outputSchema?.properties?.data).toEqual({
      properties: {
        items: {
          description: 'array',
          items: { properties: { id: { description: 'integer · 编号' }, owner: { properties: { name: { description: 'string' } } } } },
        },
      },
    });
    const answer = await agent.call('Many_Thing_One');
    expect(answer.structuredContent).toEqual({ ret: 200, data, msg: '' });
    expect(JSON.parse(answer.text)).toEqual(data);
  });

  it('tells a fault of ours by its request id and nothing else', async () => {
    const handle = () => {
      throw new Error('password=hunter2 at /srv/secret.ts:1');
    };
    offer(service('Many.Thing.One', { handle }));
    const agent = await connectAgent(server.address, token);
    const answer = await agent.call('Many_Thing_One');
    expect(answer).toMatchObject({ isError: true, structuredContent: { ret: 500, data: { request_id: expect.any(String) } } });
    expect(answer.text).toContain('request_id');
    expect(JSON.stringify(answer)).not.toMatch(/hunter2|secret/);
  });
});

describe('the name of a tool', () => {
  const long = `Namespace.${'C'.repeat(60)}.Method`;
  const names = ['Shop.Order.Create', 'Shop.Order.Create_All', 'S.O.C__D', long, `${long}2`, `Shop.Order.${'M'.repeat(53)}`, `Shop.Order.${'M'.repeat(54)}`];

  it('is made of what every model takes, differs for each interface and leads back to it', () => {
    offer(...names.map((name) => service(name)));
    const tools = names.map(toolName);
    expect(tools.slice(0, 3)).toEqual(['Shop_Order_Create', 'Shop_Order_Create_All', 'S_O_C__D']);
    for (const tool of tools) expect(tool).toMatch(/^[A-Za-z0-9_-]{1,64}$/);
    expect(new Set(tools).size).toBe(names.length);
    expect(tools.map((tool) => serviceOfTool(server.platform, tool)?.name)).toEqual(names);
  });

  it('is called by agents, however long the name of the interface', async () => {
    const agent = await connectAgent(server.address, token);
    expect((await agent.call(toolName(long))).text).toBe(JSON.stringify(long));
  });
});
