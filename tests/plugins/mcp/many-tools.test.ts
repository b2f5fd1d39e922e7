import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Service } from '../../../engine/server/kernel/call/service.ts';
import { openServer, type TestServer } from '../../helpers/server.ts';
import { addApp, tokenOf } from '../apps/open-caller.ts';
import { connectAgent } from './connect-agent.ts';
import { connectPresentAgent } from './connect-present-agent.ts';

let server: TestServer;
let token: string;

beforeAll(async () => {
  server = await openServer();
  // Only what a test offers is to be found.
  server.platform.services.replace('plugin:topics', []);
  token = await tokenOf(server.call, await addApp(server));
});
afterAll(() => server?.close());

const reads = { readOnly: true, destructive: false, idempotent: true };
const writes = { readOnly: false, destructive: true, idempotent: false };

const service = (name: string, about: Partial<NonNullable<Service['about']>> = {}, more: Partial<Service> = {}): Service => ({
  name,
  title: { zh_cn: `标题 ${name}`, en: `Title ${name}` },
  parameters: [{ name: 'id', type: 'integer', description: 'Number of the parcel' }],
  access: { kind: 'app', visibility: 'open' },
  about: { module: '物流', summary: '', description: '', returns: [], example: null, failures: [], effect: reads, ...about },
  handle: ({ params }) => ({ called: name, id: params.id ?? null }),
  ...more,
});
const offer = (...services: Service[]) => server.platform.services.replace('test:many', services);
const many = () => [
  ...Array.from({ length: 600 }, (_, index) => service(`Cargo.Parcel.Track${index}`, { summary: `Where parcel ${index} is` })),
  service('Cargo.Parcel.Send', { effect: writes, summary: '寄出包裹', module: '寄件' }),
  service('Shop.Order.Cancel', { effect: writes, description: 'Cancels an order before it is sent', module: '订单' }),
  service('Shop.Order.Attach', {}, { parameters: [{ name: 'scan', type: 'file', required: true }] }),
];

describe('a connection to hundreds of interfaces', () => {
  it('lists four tools instead, in a few kilobytes, and says what cannot be offered', async () => {
    offer(...many());
    const { client } = await connectAgent(server.address, token);
    const listed = await client.listTools();
    expect(listed.tools.map(({ name }) => name)).toEqual(['search_interfaces', 'describe_interface', 'call_read_interface', 'call_write_interface']);
    expect(JSON.stringify(listed).length).toBeLessThan(8_000);
    expect(listed.nextCursor).toBeUndefined();
    expect(listed._meta).toMatchObject({ 'portico/not-offered': [{ service: 'Shop.Order.Attach', reason: expect.stringContaining('It takes files') }] });
    expect(listed.tools.map(({ annotations }) => [annotations?.readOnlyHint, annotations?.destructiveHint])).toEqual([
      [true, false],
      [true, false],
      [true, false],
      [false, true],
    ]);
  });

  it('finds by every word, the names first, and counts the modules', async () => {
    offer(...many());
    const agent = await connectAgent(server.address, token);
    const search = async (input: Record<string, unknown>) => JSON.parse((await agent.call('search_interfaces', input)).text);
    expect(await search({ query: 'parcel 42', limit: 2 })).toMatchObject({ total: expect.any(Number), items: [{ name: 'Cargo.Parcel.Track42' }, {}] });
    expect((await search({ query: 'order cancel' })).items).toEqual([
      { name: 'Shop.Order.Cancel', title: 'Title Shop.Order.Cancel', module: '订单', summary: '', effect: 'write' },
    ]);
    expect((await search({ query: '寄出' })).items).toMatchObject([{ name: 'Cargo.Parcel.Send' }]);
    expect((await search({ effect: 'write' })).items.map(({ name }: { name: string }) => name)).toEqual(['Cargo.Parcel.Send', 'Shop.Order.Cancel']);
    expect(await search({ limit: 1 })).toMatchObject({ total: 602, modules: { 物流: 600, 寄件: 1, 订单: 1 }, not_offered: [{ service: 'Shop.Order.Attach' }] });
    expect(await search({ query: 'nothing of that kind' })).toMatchObject({ total: 0, items: [] });
    const wrong = await agent.call('search_interfaces', { limit: 51, offset: -1, colour: 'red' });
    expect(wrong).toMatchObject({ isError: true, structuredContent: { ret: 400 } });
    expect(wrong.text).toContain('- colour: ');
    expect(wrong.text).toContain('- limit: Parameter limit must not be more than 50');
  });

  it('describes one and says which tool calls it', async () => {
    offer(...many());
    const agent = await connectAgent(server.address, token);
    expect(JSON.parse((await agent.call('describe_interface', { name: 'Shop.Order.Cancel' })).text)).toMatchObject({
      name: 'Shop.Order.Cancel',
      call_with: 'call_write_interface',
      inputSchema: { type: 'object', properties: { id: { type: 'integer', description: 'Number of the parcel' } } },
    });
    expect((await agent.call('describe_interface', { name: 'Shop.Order.Nowhere' })).text).toContain('You have no interface Shop.Order.Nowhere');
    expect((await agent.call('describe_interface', { name: 'Shop.Order.Attach' })).text).toContain('multipart/form-data');
  });

  it('calls by the tool that fits, and refuses to write by the one that reads', async () => {
    offer(...many());
    const agent = await connectAgent(server.address, token);
    const read = await agent.call('call_read_interface', { name: 'Cargo.Parcel.Track7', arguments: { id: 7 } });
    expect(read.structuredContent).toEqual({ ret: 200, data: { called: 'Cargo.Parcel.Track7', id: 7 }, msg: '' });
    const refused = await agent.call('call_read_interface', { name: 'Shop.Order.Cancel', arguments: { id: 7 } });
    expect(refused).toMatchObject({ isError: true, structuredContent: { ret: 409 } });
    expect(refused.text).toContain('Call it with call_write_interface');
    expect((await agent.call('call_write_interface', { name: 'Shop.Order.Cancel', arguments: { id: 7 } })).structuredContent).toMatchObject({ ret: 200 });
    const faulty = await agent.call('call_read_interface', { name: 'Cargo.Parcel.Track7', arguments: { id: 'x' } });
    expect(faulty.text).toContain('- id: Parameter id must be an integer');
  });

  it('still calls an interface by its own name', async () => {
    offer(...many());
    const agent = await connectAgent(server.address, token);
    expect((await agent.call('Cargo_Parcel_Track599', { id: 1 })).structuredContent).toMatchObject({ data: { called: 'Cargo.Parcel.Track599' } });
  });
});

describe('the address of a connection', () => {
  const tools = async (query: string) => (await (await connectAgent(server.address, token, 'en', query)).client.listTools()).tools.map(({ name }) => name);

  it('narrows it to products and modules, and chooses what is listed', async () => {
    offer(...many());
    expect(await tools('?product=Shop')).toEqual(['Shop_Order_Cancel']);
    expect(await tools(`?module=${encodeURIComponent('寄件,订单')}`)).toEqual(['Cargo_Parcel_Send', 'Shop_Order_Cancel']);
    expect(await tools('?product=Shop&tools=search')).toContain('search_interfaces');
    expect((await tools('?tools=all')).length).toBe(200);
    const narrow = await connectAgent(server.address, token, 'en', '?product=Shop&tools=search');
    expect(JSON.parse((await narrow.call('search_interfaces', {})).text).total).toBe(1);
    expect((await narrow.call('call_read_interface', { name: 'Cargo.Parcel.Track1' })).text).toContain('You have no interface');
  });

  it('follows API products, whatever namespaces their interfaces have', async () => {
    const product = { id: 7, title: '零售', version: '1', deprecatedAt: null, sunsetAt: null };
    const [first, ...others] = many();
    offer({ ...first!, settings: { id: 1, rate: null, unitPrice: null, chargesRefusals: false, icon: null, product } }, ...others);
    const own = [first!.name.replaceAll('.', '_')];
    expect(await tools(`?product=${encodeURIComponent('零售')}`)).toEqual(own);
    expect(await tools('?product=7')).toEqual(own);
    expect(await tools('?product=8')).toEqual([]);
    const [tool] = (await (await connectAgent(server.address, token, 'en', '?product=7')).client.listTools()).tools;
    expect(tool?.description).toContain(`(${first!.name})\nAPI product: 零售`);
    const agent = await connectAgent(server.address, token);
    const search = async (input: Record<string, unknown>) => JSON.parse((await agent.call('search_interfaces', input)).text);
    for (const input of [{ product: '零售' }, { product: '7' }, { query: '零售' }])
      expect(await search(input)).toMatchObject({ total: 1, items: [{ name: first!.name, product: '零售' }], products: { 零售: 1 } });
    expect(await search({ product: '8' })).toMatchObject({ total: 0, items: [] });
    expect(JSON.parse((await agent.call('describe_interface', { name: first!.name })).text)).toMatchObject({ name: first!.name, product: '零售' });
  });

  it('reaches nothing beyond what it is about, also by a name the agent knows', async () => {
    offer(...many());
    const narrow = await connectAgent(server.address, token, 'en', '?product=Shop');
    expect((await narrow.call('Shop_Order_Cancel')).structuredContent).toMatchObject({ ret: 200 });
    await expect(narrow.call('Cargo_Parcel_Send')).rejects.toThrow('There is no tool Cargo_Parcel_Send');
    await expect(narrow.client.readResource({ uri: 'portico://docs/Cargo.Parcel.Send' })).rejects.toThrow('There is no resource');
  });

  it('is refused with what it may say', async () => {
    await expect(tools('?colour=red')).rejects.toThrow('product, module, tools and output_schema');
    await expect(tools('?tools=some')).rejects.toThrow('auto, all, search');
  });
});

describe('an answer that is a file', () => {
  const pixel = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');

  it('is a picture byte for byte, a text, or a resource; what is too large is said', async () => {
    const file = (contentType: string, body: Buffer | Readable) => ({ kind: 'file' as const, name: 'a b.bin', contentType, body });
    offer(
      service('Cargo.Label.Picture', {}, { handle: () => file('image/png', Readable.from([pixel.subarray(0, 10), pixel.subarray(10)])) }),
      service('Cargo.Label.Text', {}, { handle: () => file('text/csv; charset=utf-8', Buffer.from('编号,数量')) }),
      service('Cargo.Label.Archive', {}, { handle: () => file('application/zip', pixel) }),
      service('Cargo.Label.Huge', {}, { handle: () => file('application/zip', Buffer.alloc(5 * 1_048_576)) }),
    );
    const agent = await connectPresentAgent(server.address, token);
    expect((await agent.call('Cargo_Label_Picture')).content).toEqual([{ type: 'image', data: pixel.toString('base64'), mimeType: 'image/png' }]);
    expect((await agent.call('Cargo_Label_Text')).text).toBe('编号,数量');
    expect((await agent.call('Cargo_Label_Archive')).content).toMatchObject([{ type: 'resource', resource: { blob: pixel.toString('base64') } }]);
    expect(await agent.call('Cargo_Label_Huge')).toMatchObject({ isError: true, content: [{ text: expect.stringContaining('more than 4 MB') }] });
  });
});

describe('the present protocol', () => {
  it('discovers, lists and calls without a session, and tells caches that lists are private', async () => {
    offer(service('Cargo.Parcel.Track', {}), service('Cargo.Parcel.Big', {}, { handle: () => ({ id: 9_223_372_036_854_775_807n }) }));
    const agent = await connectPresentAgent(server.address, token);
    expect(agent.client.getServerVersion()).toMatchObject({ name: 'portico' });
    const { tools } = await agent.client.listTools();
    expect(tools.map(({ name, annotations }) => [name, annotations?.readOnlyHint, annotations?.idempotentHint])).toEqual([
      ['Cargo_Parcel_Big', true, true],
      ['Cargo_Parcel_Track', true, true],
    ]);
    expect((await agent.call('Cargo_Parcel_Track', { id: 3 })).structuredContent).toEqual({ ret: 200, data: { called: 'Cargo.Parcel.Track', id: 3 }, msg: '' });
    expect((await agent.call('Cargo_Parcel_Big')).structuredContent).toEqual({ ret: 200, data: { id: '9223372036854775807' }, msg: '' });
    await expect(agent.call('Cargo_Parcel_Nowhere')).rejects.toThrow('There is no tool');
    await expect(connectPresentAgent(server.address, 'wrong')).rejects.toThrow();
  });

  it('sends no session and lets nobody share a list', async () => {
    const _meta = {
      'io.modelcontextprotocol/protocolVersion': '2026-07-28',
      'io.modelcontextprotocol/clientInfo': { name: 'raw', version: '1' },
      'io.modelcontextprotocol/clientCapabilities': {},
    };
    const answer = await fetch(`${server.address}/mcp`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
        'mcp-protocol-version': '2026-07-28',
        'mcp-method': 'tools/list',
      },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list', params: { _meta } }),
    });
    expect(answer.headers.get('mcp-session-id')).toBeNull();
    expect(await answer.json()).toMatchObject({ result: { cacheScope: 'private', tools: expect.any(Array) } });
  });
});
