import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { generate } from '../../../designer/codegen/generate.ts';
import { crudDefinitions } from '../../../designer/model/build/crud-definitions.ts';
import type { InterfaceDefinition } from '../../../designer/model/types/definition.ts';
import type { Parameter } from '../../../engine/core/protocol/parameter.ts';
import { openServer, type TestServer } from '../../helpers/server.ts';
import { addApp, done, tokenOf } from '../../plugins/apps/open-caller.ts';
import { send } from '../../server/http/http-caller.ts';
import { drawn } from '../nodes/drawn.ts';

let server: TestServer;
let upstream: Server;
let access_token: string;
/** What the upstream was sent, in order. */
const sent: { url: string; note: string | undefined; body: string }[] = [];
const answer = '{"id":9223372036854775807,"rows":[{"id":-9007199254740993}],"small":1}';

beforeAll(async () => {
  upstream = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => (body += part));
    request.on('end', () => {
      sent.push({ url: request.url ?? '', note: request.headers['x-note'] as string | undefined, body });
      response.writeHead(200, { 'content-type': 'application/json' }).end(answer);
    });
  });
  await new Promise<void>((resolve) => upstream.listen(0, '127.0.0.1', resolve));
  process.env.PORTICO_OUTBOUND_ALLOW = `127.0.0.1:${(upstream.address() as AddressInfo).port}`;
  server = await openServer();
  access_token = await tokenOf(server.call, await addApp(server));
});
afterAll(async () => {
  delete process.env.PORTICO_OUTBOUND_ALLOW;
  await server?.close();
  upstream?.close();
});

async function publish(definition: InterfaceDefinition): Promise<void> {
  const { id } = await done(server.admin<{ id: number }>('Admin.Interface.Save', { definition: { ...definition, title: definition.class } }));
  await done(server.admin('Admin.Interface.Publish', { id }));
}

/** An interface that hands its parameters on and answers what the upstream does. */
function proxy(service: string, fields: { rule: Parameter; in: string; nullable?: boolean }[]): InterfaceDefinition {
  const inputs = fields.map(({ rule, in: place, nullable }) => ({ port: rule.name, in: place, ...(nullable && { nullable }) }));
  const url = `http://127.0.0.1:${(upstream.address() as AddressInfo).port}/users/{id}`;
  return drawn({
    service,
    parameters: fields.map(({ rule }) => rule),
    nodes: { call: { type: 'http', settings: { method: 'PATCH', url, inputs } } },
    edges: [...fields.map(({ rule }) => `${rule.name}.value -> call.${rule.name}`), 'call.data -> return.data'],
  });
}

const byJson = (service: string, members: string) =>
  send(server.address, {
    headers: { 'content-type': 'application/json', authorization: `Bearer ${access_token}` },
    body: `{"service":"${service}"${members === '' ? '' : `,${members}`}}`,
  });
const byForm = (service: string, fields: Record<string, string>) =>
  send(server.address, {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: String(new URLSearchParams({ service, access_token, ...fields })),
  });

const int64 = (name: string): Parameter => ({ name, type: 'integer', format: 'int64' });

describe('integers beyond 2^53', () => {
  it('reach the upstream and come back with all digits, from a form and from JSON', async () => {
    await publish(
      proxy('Values.Long.Send', [
        { rule: { ...int64('id'), required: true }, in: 'path' },
        { rule: int64('q'), in: 'query' },
        { rule: int64('X-Note'), in: 'header' },
        { rule: int64('n'), in: 'field' },
        { rule: { name: 'list', type: 'array', items: { type: 'integer', format: 'int64' } }, in: 'field' },
      ]),
    );
    const wanted = {
      url: '/users/9223372036854775807?q=-9223372036854775808',
      note: '9007199254740993',
      body: '{"n":9007199254740993,"list":[9007199254740995,1]}',
    };
    const { text } = await byForm('Values.Long.Send', {
      ...{ id: '9223372036854775807', q: '-9223372036854775808', 'X-Note': '9007199254740993', n: '9007199254740993', list: '[9007199254740995,1]' },
    });
    expect(text).toContain(`"data":${answer}`);
    expect(sent.at(-1)).toEqual(wanted);
    const members = '"id":9223372036854775807,"q":"-9223372036854775808","X-Note":9007199254740993,"n":"9007199254740993","list":[9007199254740995,1]';
    expect((await byJson('Values.Long.Send', members)).text).toContain(`"data":${answer}`);
    expect(sent.at(-1)).toEqual(wanted);
    expect((await byForm('Values.Long.Send', { id: '9223372036854775808' })).body).toMatchObject({
      ret: 400,
      msg: '参数 id 应为 64 位整数（-9223372036854775808 至 9223372036854775807），但现在是 "9223372036854775808"',
    });
  });

  it('cross hand-edited code', async () => {
    const definition = proxy('Values.Edited.Send', [{ rule: { ...int64('id'), required: true }, in: 'path' }]);
    const base = generate(definition, 'ts')[0]!.text;
    const text = base.replace(/return \{ data: (\w+)\.data/, 'return { next: BigInt(parameters.id) + 1n, data: $1.data');
    expect(text).not.toBe(base);
    await publish({ ...definition, code: { ts: { base, text } } });
    const { text: found } = await byForm('Values.Edited.Send', { id: '9007199254740993' });
    expect(found).toContain('"next":9007199254740994');
    expect(found).toContain(answer);
    expect(sent.at(-1)?.url).toBe('/users/9007199254740993');
  });

  it('are shown by a test run', async () => {
    const definition = drawn({ service: 'Values.Run.Send', parameters: [int64('id')], edges: ['id.value -> return.id'] });
    const body = { definition: { ...definition, title: 'Run' }, parameters: { id: '9007199254740993' } };
    const form = new URLSearchParams({
      service: 'Admin.Interface.TestRun',
      access_token: server.admin.token,
      definition: JSON.stringify(body.definition),
      parameters: JSON.stringify(body.parameters),
      php: 'true',
    });
    const { text } = await send(server.address, { headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: String(form) });
    expect(text).toContain('"data":{"id":9007199254740993}');
    expect(text).toMatch(/"php":\{"ret":200,"data":\{"id":9007199254740993\}|"php":\{"skipped":true\}/);
  });
});

describe('null, absent and empty', () => {
  it('are three things upstream, and nothing is invented', async () => {
    await publish(
      proxy('Values.Patch.Send', [
        { rule: { name: 'id', type: 'integer', required: true }, in: 'path' },
        { rule: { name: 'remark', type: 'string', nullable: true, documentedDefault: 'none' }, in: 'field', nullable: true },
        { rule: { name: 'nick', type: 'string', documentedDefault: 'n' }, in: 'field' },
        { rule: { name: 'home', type: 'object', properties: [{ name: 'street', type: 'string', nullable: true }] }, in: 'field' },
      ]),
    );
    const bodyOf = async (members: string) => {
      const { body } = await byJson('Values.Patch.Send', `"id":7${members}`);
      return body.ret === 200 ? sent.at(-1)?.body : body.msg;
    };
    expect(await bodyOf(',"nick":"x"')).toBe('{"nick":"x"}');
    expect(await bodyOf(',"remark":null')).toBe('{"remark":null}');
    expect(await bodyOf(',"remark":""')).toBe('{"remark":""}');
    expect(await bodyOf(',"nick":""')).toBe('{"nick":""}');
    expect(await bodyOf('')).toBe('{}');
    expect(await bodyOf(',"nick":null')).toBe('参数 nick 不能为 null；没有值时请不要传递');
    expect(await bodyOf(',"home":{"street":null}')).toBe('{"home":{"street":null}}');
    await byForm('Values.Patch.Send', { id: '7', remark: '', nick: 'x' });
    expect(sent.at(-1)?.body).toBe('{"nick":"x"}');
  });
});

describe('dates with offsets', () => {
  it('are passed on as they are written', async () => {
    await publish(
      proxy('Values.Date.Send', [
        { rule: { name: 'id', type: 'integer', required: true }, in: 'path' },
        { rule: { name: 'at', type: 'date', min: '2026-01-01T00:00:00Z' }, in: 'query' },
      ]),
    );
    expect((await byForm('Values.Date.Send', { id: '1', at: '2026-11-22T10:00:00.5+08:00' })).body.ret).toBe(200);
    expect(sent.at(-1)?.url).toBe('/users/1?at=2026-11-22T10%3A00%3A00.5%2B08%3A00');
    expect((await byForm('Values.Date.Send', { id: '1', at: '2026-01-01 07:59:59' })).body.ret).toBe(400);
    expect((await byForm('Values.Date.Send', { id: '1', at: '2026-02-30T10:00:00Z' })).body.ret).toBe(400);
  });

  it('lie in a table in one form', async () => {
    const definitions = crudDefinitions(
      { namespace: 'Values', class: 'Days', title: '日子' },
      { name: 'values_days', columns: [{ name: 'at', type: 'date', required: true }] },
    );
    for (const definition of definitions) await publish(definition);
    const [list, , create] = definitions.map(({ namespace, class: name, method }) => `${namespace}.${name}.${method}`);
    for (const at of ['2026-11-22T10:00:00Z', '2026-11-22T18:00:00+08:00', '2026-11-22']) expect((await byForm(create!, { at })).body.ret).toBe(200);
    expect((await byForm(list!, { at: '2026-11-22T05:00:00-05:00' })).body.data).toMatchObject({ total: 2 });
    const { body } = await byForm(list!, {});
    expect((body.data as { items: { at: string }[] }).items.map(({ at }) => at)).toEqual(['2026-11-22', '2026-11-22 18:00:00', '2026-11-22 18:00:00']);
  });
});
