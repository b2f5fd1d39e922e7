import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { generate } from '../../../designer/codegen/generate.ts';
import { computedDefinition } from '../../../designer/model/build/build-definition.ts';
import type { InterfaceDefinition } from '../../../designer/model/types/definition.ts';
import type { Envelope, InputErrors } from '../../../engine/core/protocol/envelope.ts';
import { openServer, type TestServer } from '../../helpers/server.ts';
import { addApp, done, tokenOf } from '../../plugins/apps/open-caller.ts';
import { drawn } from '../nodes/drawn.ts';

const secret = 'Zq7-canary/9fK2';
const spelled = [secret, encodeURIComponent(secret), Buffer.from(secret).toString('base64'), Buffer.from(secret).toString('hex')];

let server: TestServer;
let access_token: string;
beforeAll(async () => {
  server = await openServer();
  access_token = await tokenOf(server.call, await addApp(server));
  await done(server.admin('Admin.Configuration.Add', { name: 'sealed', secret: '1', secret_value: secret }));
});
afterAll(() => server?.close());

const save = (definition: InterfaceDefinition) =>
  done(server.admin<{ id: number; problems: { code: string; node?: string }[] }>('Admin.Interface.Save', { definition }));
const publish = async (definition: InterfaceDefinition) => server.admin('Admin.Interface.Publish', { id: (await save(definition)).id });
/** In a language. */
const publishIn = async (id: number, language: string) => {
  const body = new URLSearchParams({ service: 'Admin.Interface.Publish', access_token: server.admin.token, id: String(id) });
  const answer = await fetch(`${server.address}/api/`, { method: 'POST', headers: { 'accept-language': language }, body });
  return (await answer.json()) as Envelope<InputErrors>;
};
const call = (service: string, fields: Record<string, string> = {}) => server.call(service, { access_token, ...fields });

const sealed = { type: 'config', settings: { name: 'sealed' } };
const operation = (operator: string, values: Record<string, number | string> = {}) => ({ type: 'operation', settings: { operator }, values });
const word = { name: 'word', type: 'string', required: true } as const;
const http = (url: string, ...inputs: { port: string; in: string }[]) => ({ type: 'http', settings: { method: 'GET', url, inputs } });

describe('a secret entry in a drawn interface', () => {
  it.each<[string, Parameters<typeof drawn>[0]['nodes'] & object, string[], string]>([
    ['whole in the answer', {}, ['sealed.value -> return.key'], 'return key'],
    ['in part', { part: operation('substring', { start: 0, length: 3 }) }, ['sealed.value -> part.text', 'part.result -> return.part'], 'return part'],
    ['by its length', { size: operation('length') }, ['sealed.value -> size.value', 'size.result -> return.size'], 'return size'],
    [
      'letter by letter, by what is decided',
      { part: operation('substring', { start: 0, length: 1 }), same: operation('equal'), choice: { type: 'if', values: { else: 2 } } },
      [
        'sealed.value -> part.text',
        'part.result -> same.a',
        'word.value -> same.b',
        'same.result -> choice.condition',
        'word.value -> choice.then',
        'choice.value -> return.same',
      ],
      'return same',
    ],
    [
      'through a loop and an object',
      { letters: operation('split', { separator: '' }), each: { type: 'map' }, box: { type: 'object', settings: { fields: ['letter'] } } },
      ['sealed.value -> letters.text', 'letters.result -> each.items', 'each.item -> box.letter', 'box.value -> each.each', 'each.result -> return.all'],
      'return all',
    ],
    [
      'through code',
      { own: { type: 'code', settings: { inputs: [{ name: 'key', type: 'any' }], output: 'any', ts: 'return key;', php: 'return $key;' } } },
      ['sealed.value -> own.key', 'own.value -> return.own'],
      'return own',
    ],
    [
      'into the cache',
      { put: { type: 'cache', settings: { operation: 'set' }, values: { key: 'k' } } },
      ['sealed.value -> put.value', 'word.value -> return.word'],
      'put value',
    ],
    [
      'into a table',
      { row: { type: 'table', settings: { operation: 'insert', table: 'goods', columns: [{ name: 'name', type: 'string' }] } } },
      ['sealed.value -> row.name', 'row.id -> return.id'],
      'row name',
    ],
    [
      'to another interface',
      { other: { type: 'call', settings: { service: 'Tool.Sealed.Other', parameters: ['key'] } } },
      ['sealed.value -> other.key', 'other.data -> return.data'],
      'other key',
    ],
    [
      'by a failure',
      { part: operation('contains', { part: 'Z' }), stop: { type: 'fail', settings: { ret: 400, message: '否' } } },
      ['sealed.value -> part.text', 'part.result -> stop.when', 'word.value -> return.word'],
      'stop when',
    ],
  ])('does not get out %s', async (_, nodes, edges, where) => {
    const definition = drawn({
      service: `Tool.Sealed.No${where.replaceAll(/\W/g, '')}${edges.length}`,
      parameters: [word],
      nodes: { sealed, ...nodes },
      edges,
    });
    const [node = '', port = ''] = where.split(' ');
    const { id, problems } = await save(definition);
    expect(problems).toContainEqual(expect.objectContaining({ code: 'secret-out', severity: 'error', node, port }));
    const index = definition.flow.nodes.findIndex((one) => one.id === node);
    for (const [language, message] of Object.entries({ zh: '机密配置 sealed 的值', en: 'The secret entry sealed' })) {
      const refused = await publishIn(id, language);
      expect(refused.ret).toBe(400);
      const error = refused.data?.errors.find(({ code }) => code === 'secret-out');
      expect(error).toMatchObject({ field: `definition/flow/nodes/${index}`, message: expect.stringContaining(message) });
      expect(error?.message).toContain(port);
    }
  });

  it('is sent to a host that is written down, and to none the caller chooses', async () => {
    const parameters = [word];
    const inputs = [
      { port: 'word', in: 'path' },
      { port: 'key', in: 'header' },
    ];
    const edges = ['sealed.value -> bearer.b', 'bearer.result -> sent.key', 'word.value -> sent.word', 'sent.data -> return.data'];
    const asking = (url: string, service: string) =>
      drawn({ service, parameters, nodes: { sealed, bearer: operation('concat', { a: 'Bearer ' }), sent: http(url, ...inputs) }, edges });
    expect(await publish(asking('https://example.com/{word}', 'Tool.Sealed.Sent'))).toMatchObject({ ret: 200 });
    const chosen = await publish(asking('https://{word}.example.com/', 'Tool.Sealed.Chosen'));
    expect(chosen).toMatchObject({ ret: 400, data: { errors: [{ code: 'secret-host', message: expect.stringContaining('word') }] } });
  });

  it('is compared as a whole, and decides', async () => {
    const nodes = { sealed, same: operation('equal'), choice: { type: 'if', values: { else: 'no' } } };
    const edges = [
      'sealed.value -> same.a',
      'word.value -> same.b',
      'same.result -> choice.condition',
      'word.value -> choice.then',
      'choice.value -> return.same',
    ];
    expect(await publish(drawn({ service: 'Tool.Sealed.Same', parameters: [word], nodes, edges }))).toMatchObject({ ret: 200 });
    expect((await call('Tool.Sealed.Same', { word: 'x' })).data).toEqual({ same: 'no' });
    expect((await call('Tool.Sealed.Same', { word: secret })).data).toEqual({ same: '••••' });
  });

  it('that became one after publishing ends the call', async () => {
    const { id } = await done(server.admin<{ id: number }>('Admin.Configuration.Add', { name: 'later', value: 'not yet' }));
    const nodes = { later: { type: 'config', settings: { name: 'later' } }, part: operation('substring', { start: 0, length: 3 }) };
    const edges = ['later.value -> part.text', 'part.result -> return.part'];
    expect(await publish(drawn({ service: 'Tool.Sealed.Later', nodes, edges }))).toMatchObject({ ret: 200 });
    expect((await call('Tool.Sealed.Later')).data).toEqual({ part: 'not' });
    const { rev } = await done(server.admin<{ rev: number }>('Admin.Configuration.Get', { id }));
    await done(server.admin('Admin.Configuration.Edit', { id, rev, secret: '1', secret_value: secret }));
    const ended = await call('Tool.Sealed.Later');
    expect(ended).toMatchObject({ ret: 500, data: null, msg: expect.stringContaining('机密配置 later') });
  });
});

describe('a secret entry in code written by hand', () => {
  const code = (body: string) => ({ type: 'code', settings: { inputs: [], output: 'any', ts: body, php: 'return null;' } });
  const spelling =
    'const key = await platform.config("sea" + "led"); const digits = [...key].map((c) => c.charCodeAt(0).toString(16)).join("");' +
    'const all = { whole: key, inside: "key=" + key, address: encodeURIComponent(key), digits, list: [{ [key]: key }] };';

  it('is hidden in the answer, in the message and in what was caught', async () => {
    const answering = drawn({ service: 'Tool.Sealed.Written', nodes: { own: code(`${spelling} return all;`) }, edges: ['own.value -> return.own'] });
    expect(await publish(answering)).toMatchObject({ ret: 200 });
    const answer = await call('Tool.Sealed.Written');
    expect(answer).toMatchObject({ ret: 200, data: { own: { whole: '••••', inside: 'key=••••', list: [{ '••••': '••••' }] } } });
    for (const text of spelled) expect(JSON.stringify(answer)).not.toContain(text);

    const failing = drawn({
      service: 'Tool.Sealed.Thrown',
      nodes: { own: code(`${spelling} throw new Error(JSON.stringify(all));`) },
      edges: ['own.value -> return.own'],
    });
    expect(await publish(failing)).toMatchObject({ ret: 200 });
    const thrown = await call('Tool.Sealed.Thrown');
    expect(thrown.ret).not.toBe(200);
    await server.platform.accessLog.flush();
    const rows = await server.platform.database.read.selectFrom('access_log').selectAll().where('service', '=', 'Tool.Sealed.Thrown').execute();
    expect(rows).toHaveLength(1);
    for (const text of spelled) expect(JSON.stringify([thrown, rows])).not.toContain(text);

    const outer = drawn({
      service: 'Tool.Sealed.Outer',
      nodes: {
        inner: { type: 'call', settings: { service: 'Tool.Sealed.Written' } },
        text: operation('formatJson'),
        part: operation('substring', { start: 0, length: 30 }),
      },
      edges: ['inner.data -> text.value', 'text.result -> part.text', 'part.result -> return.part'],
    });
    expect(await publish(outer)).toMatchObject({ ret: 200 });
    expect((await call('Tool.Sealed.Outer')).data).toEqual({ part: expect.stringContaining('••••') });
  });

  it('is hidden where a handler was edited', async () => {
    const drawing = computedDefinition('Tool.Sealed.Edited', { a: 'integer' }, { key: ['add', 'a', 'a'] });
    const base = generate(drawing, 'ts')[0]!.text;
    const text = base.replace('platform.calc.add(parameters.a, parameters.a)', 'await platform.config("sealed")');
    expect(await publish({ ...drawing, code: { ts: { text, base } } })).toMatchObject({ ret: 200 });
    expect(await call('Tool.Sealed.Edited', { a: '1' })).toEqual({ ret: 200, data: { key: '••••' }, msg: '' });
  });
});
