import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { computedDefinition } from '../../../designer/model/build/build-definition.ts';
import type { InterfaceDefinition } from '../../../designer/model/types/definition.ts';
import type { Caller, CallFields } from '../../helpers/server.ts';
import { openServer, type TestServer } from '../../helpers/server.ts';
import { done } from '../../plugins/apps/open-caller.ts';
import { hasPhp } from '../codegen/php-project.ts';
import { drawn } from '../nodes/drawn.ts';

interface Step {
  node: string;
  milliseconds: number;
  outputs: Record<string, unknown>;
  isPinned?: boolean;
  failure?: { ret: number; msg: string };
}

interface RunAnswer {
  ret: number;
  data: unknown;
  msg: string;
  milliseconds: number;
  steps: Step[];
  dropped: number;
  php?: { ret: number; data: unknown; msg: string } | { skipped: true };
}

let server: TestServer;
beforeAll(async () => {
  server = await openServer();
});
afterAll(() => server?.close());

const run = (definition: InterfaceDefinition, parameters: object, more: CallFields = {}, caller: Caller = server.admin) =>
  caller<RunAnswer>('Admin.Interface.TestRun', { definition, parameters, ...more });

const price = () =>
  computedDefinition('Tool.Price.Total', { price: 'integer', count: 'integer' }, { total: ['add', ['multiply', 'price', 'count'], { value: 5 }] });

const squares = drawn({
  service: 'Tool.Lists.Squares',
  parameters: [{ name: 'numbers', type: 'array', required: true, items: { type: 'integer' } }],
  nodes: { each: { type: 'map' }, square: { type: 'operation', settings: { operator: 'multiply' } } },
  edges: ['numbers.value -> each.items', 'each.item -> square.a', 'each.item -> square.b', 'square.result -> each.each', 'each.result -> return.squares'],
});

describe('a test run', () => {
  it('answers what the interface would, saved or not, with the outputs and the time of every node', async () => {
    const answer = await done(run(price(), { price: 7, count: 2 }));
    expect(answer).toMatchObject({ ret: 200, data: { total: 19 }, msg: '', dropped: 0 });
    expect(Object.fromEntries(answer.steps.map(({ node, outputs }) => [node, outputs]))).toMatchObject({
      price: { value: 7 },
      multiply: { result: 14 },
      add: { result: 19 },
    });
    expect(answer.steps.every(({ milliseconds }) => milliseconds >= 0)).toBe(true);
    expect((await done(server.admin<{ total: number }>('Admin.Interface.List', { search: 'Tool.Price' }))).total).toBe(0);
  });

  it('takes pinned outputs in place of running a node, and stops where it is told', async () => {
    const pinned = await done(run(price(), { price: 7, count: 2 }, { pins: { multiply: { result: 100 } } }));
    expect(pinned.data).toEqual({ total: 105 });
    expect(pinned.steps.find(({ node }) => node === 'multiply')).toMatchObject({ isPinned: true, outputs: { result: 100 } });
    const stopped = await done(run(price(), { price: 7, count: 2 }, { until: 'multiply' }));
    expect(stopped).toMatchObject({ ret: 200, data: null });
    expect(stopped.steps.at(-1)).toMatchObject({ node: 'multiply', outputs: { result: 14 } });
  });

  it('keeps two thousand steps of a long loop, and counts the others', async () => {
    const numbers = Array.from({ length: 3_000 }, (_, index) => index);
    const answer = await done(run(squares, { numbers }));
    expect((answer.data as { squares: number[] }).squares.at(-1)).toBe(2_999 ** 2);
    expect(answer.steps).toHaveLength(2_000);
    expect(answer.steps.length + answer.dropped).toBe(3_000 + 3);
  });

  it('names the node that ended the call, in the language of the caller', async () => {
    const half = computedDefinition('Tool.Half.Of', { a: 'integer', b: 'integer' }, { half: ['divide', 'a', 'b'] });
    const failed = await done(run(half, { a: 1, b: 0 }));
    expect(failed).toMatchObject({ ret: 400, data: null, msg: '除数不能为 0' });
    expect(failed.steps.at(-1)).toMatchObject({ node: 'divide', failure: { ret: 400, msg: '除数不能为 0' } });
    const english = await fetch(`${server.address}/api/`, {
      method: 'POST',
      headers: { 'accept-language': 'en' },
      body: new URLSearchParams({
        ...{ service: 'Admin.Interface.TestRun', access_token: server.admin.token },
        ...{ definition: JSON.stringify(half), parameters: '{"a":1,"b":0}' },
      }),
    });
    expect(((await english.json()) as { data: RunAnswer }).data.msg).toBe('Division by zero');
  });

  it('runs the PHP beside it, where that can be told the same', async () => {
    const skipped = { skipped: true };
    const both = await done(run(price(), { price: 7, count: 2 }, { php: true }));
    expect(both.php).toEqual(hasPhp ? { ret: 200, data: { total: 19 }, msg: '' } : skipped);
    const over = await done(run(price(), { price: Number.MAX_SAFE_INTEGER, count: 2 }, { php: true }));
    expect(over.php).toEqual(hasPhp ? { ret: over.ret, data: null, msg: over.msg } : skipped);
    expect((await done(run(price(), { price: 7, count: 2 }, { php: true, pins: { multiply: { result: 1 } } }))).php).toEqual(skipped);
    const greeting = drawn({
      service: 'Tool.Greet.Run',
      nodes: { text: { type: 'config', settings: { name: 'none' } } },
      edges: ['text.value -> return.text'],
    });
    expect((await done(run(greeting, {}, { php: true }))).php).toEqual(skipped);
  });

  it('uses a secret entry of the configuration and shows nothing of it: not whole, not in parts, not through code', async () => {
    const secret = 'Zq7-canary-9fK2';
    await done(server.admin('Admin.Configuration.Add', { name: 'sealed', secret: '1', secret_value: secret }));
    const operation = (operator: string, values: Record<string, number | string> = {}) => ({ type: 'operation', settings: { operator }, values });
    const prying = drawn({
      service: 'Tool.Prying.Run',
      nodes: {
        sealed: { type: 'config', settings: { name: 'sealed' } },
        start: operation('substring', { start: 0, length: 3 }),
        size: operation('length'),
        letters: operation('split', { separator: '' }),
        same: operation('equal', { b: secret }),
        boxed: { type: 'object', settings: { fields: ['inner'] } },
        own: {
          type: 'code',
          settings: {
            inputs: [],
            output: 'any',
            ts: 'return { plain: (await platform.config("sealed")).toLowerCase(), whole: "key=" + (await platform.config("sealed")) };',
            php: 'return null;',
          },
        },
      },
      edges: [
        'sealed.value -> start.text',
        'sealed.value -> size.value',
        'sealed.value -> letters.text',
        'sealed.value -> same.a',
        'sealed.value -> boxed.inner',
        'sealed.value -> return.whole',
        'start.result -> return.start',
        'size.result -> return.size',
        'letters.result -> return.letters',
        'boxed.value -> return.boxed',
        'same.result -> return.same',
        'own.value -> return.own',
      ],
    });
    const answer = await done(run(prying, {}, { environment: 'prod' }));
    const hidden = '••••';
    expect(answer.data).toMatchObject({
      whole: hidden,
      start: hidden,
      size: hidden,
      letters: hidden,
      boxed: hidden,
      same: true,
      own: hidden,
    });
    expect(JSON.stringify(answer.steps)).not.toMatch(/zq7/i);
    expect(JSON.stringify(answer)).not.toContain(secret);
    const text =
      'export async function run(parameters, platform) { const key = await platform.config("sealed"); throw new Error("no " + key + " " + encodeURIComponent(key)); }';
    const thrown = await done(run({ ...prying, code: { ts: { text, base: '' } } }, {}, { environment: 'prod' }));
    expect(thrown).toMatchObject({ ret: 500, msg: expect.stringContaining(hidden) });
    expect(JSON.stringify(thrown)).not.toContain('canary');
  });

  it('runs hand-edited code in place of the nodes', async () => {
    const text = 'export async function total(parameters, platform) { return { total: platform.calc.add(parameters.price, 0.5) }; }';
    const edited = { ...price(), code: { ts: { text, base: 'as it was generated' } } };
    expect(await done(run(edited, { price: 7, count: 2 }, { php: true }))).toMatchObject({ ret: 200, data: { total: 7.5 }, steps: [], php: { skipped: true } });
    const broken = { ...price(), code: { ts: { text: 'export function total() { return undefined.x; }', base: '' } } };
    expect(await done(run(broken, { price: 7, count: 2 }))).toMatchObject({ ret: 500, data: null, msg: expect.stringMatching(/^代码出错：/) });
  });

  it('refuses definitions with errors and parameters that are wrong, as the interface would', async () => {
    const loose = price();
    loose.flow.edges = loose.flow.edges.filter(({ to }) => to.node !== 'multiply');
    expect(await run(loose, {})).toMatchObject({ ret: 400, data: { errors: [{ code: 'port-empty' }, { code: 'port-empty' }] } });
    const wrong = await run(price(), { price: '1.5', other: 1 });
    expect(wrong.ret).toBe(400);
    expect((wrong.data as unknown as { errors: { field: string }[] }).errors.map(({ field }) => field)).toEqual(['other', 'price', 'count']);
  });

  it('is for designers', async () => {
    await done(server.admin('Admin.User.AddMember', { username: 'passerby', password: 'secret-12', level: 200 }));
    expect((await run(price(), { price: 7, count: 2 }, {}, await server.login('passerby', 'secret-12'))).ret).toBe(401);
    expect((await run(price(), { price: 7, count: 2 }, {}, server.call)).ret).toBe(406);
  });
});
