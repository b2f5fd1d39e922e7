import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calc } from '../../../../designer/model/semantics/runtime/calc.ts';
import { loopTurns } from '../../../../designer/model/semantics/runtime/loop-turns.ts';
import { frameRunner } from '../../../../designer/model/semantics/runtime/run-frame.ts';
import type { Frames, Runtime } from '../../../../designer/model/semantics/runtime/runtime.ts';
import { Failure } from '../../../../designer/model/semantics/values/failure.ts';
import { pick } from '../../../../designer/model/semantics/values/pick.ts';
import { outboundHttp } from '../../../../designer/server/outbound/outbound-http.ts';
import { bcryptPasswords } from '../../../../designer/server/runtime/bcrypt-passwords.ts';
import { compiling } from '../../../../designer/server/sandbox/compiler.ts';
import { compileProgram } from '../../../../designer/server/sandbox/program.ts';
import { Sandbox } from '../../../../designer/server/sandbox/sandbox.ts';
import { SandboxError } from '../../../../designer/server/sandbox/sandbox-error.ts';
import type { Json } from '../../../../engine/core/json/json.ts';
import { memoryTables } from '../../codegen/memory-tables.ts';
import { escapeCorpus } from './escape-corpus.ts';

const nowhere = async () => undefined;
const frames: Frames = { begin: nowhere, commit: nowhere, undo: nowhere, pause: nowhere, words: async (text) => text.zh_cn };
const runtime: Runtime = {
  frames,
  ...frameRunner(frames),
  calc,
  tables: memoryTables(['title']),
  http: outboundHttp,
  items: loopTurns(),
  pick,
  caller: { appKey: 'key', appName: '', accountId: 0, username: '' },
  cache: { get: async () => null, set: async () => undefined, delete: async () => undefined },
  topics: { publish: async () => ({ id: 'msg_1', pushes: 1 }) },
  call: async () => null,
  config: async (name) => `value of ${name}`,
  now: async () => 1_709_222_399,
  random: async () => 7,
  uuid: async () => '00000000-0000-4000-8000-000000000000',
  passwords: bcryptPasswords,
  sql: async () => ({ rows: [], changed: 0 }),
  procedure: async () => [],
  code: async () => null,
  fail(ret, text): never {
    throw new Failure(ret, text);
  },
};

let sandbox: Sandbox;
beforeAll(() => {
  sandbox = new Sandbox({ workers: 2, compute: 500, wall: 3_000 });
});
afterAll(() => sandbox.close());

async function run(body: string, parameters: Record<string, unknown> = {}, scope = 'app', platform = runtime): Promise<Json> {
  const program = await compileProgram(`export async function handler(parameters, platform) {\n${body}\n}`, 'handler');
  return sandbox.run(program, parameters, platform, scope);
}

/** Why a run was stopped; the answer when it was not. */
async function reasonOf(body: string): Promise<unknown> {
  return run(body).catch((error: unknown) => (error instanceof SandboxError ? error.reason : error));
}

describe('hand-written code', () => {
  it('has the operations, the platform and its parameters', async () => {
    expect(await run('return { sum: platform.calc.add(parameters.a, parameters.b), config: await platform.config("x") }', { a: 1, b: 2 })).toEqual({
      sum: 3,
      config: 'value of x',
    });
  });

  it('gets integers of 64 bits as bigints, sends them on and answers them with all digits', async () => {
    const sent: unknown[] = [];
    const body =
      'await platform.cache.set("k", { id: parameters.id, text: "\\u0000n1" }, 1); return { next: parameters.id + 1n, list: [parameters.id], text: "\\u0000n1" }';
    const cache = { ...runtime.cache, set: async (_key: unknown, value: unknown) => void sent.push(value) };
    expect(await run(body, { id: 9007199254740993n }, 'big', { ...runtime, cache })).toEqual({
      next: 9007199254740994n,
      list: [9007199254740993n],
      text: '\0n1',
    });
    expect(sent).toEqual([{ id: 9007199254740993n, text: '\0n1' }]);
  });

  it('reads and writes rows', async () => {
    const body = 'const id = await platform.tables.insert("notes", { title: "标题" }); return (await platform.tables.get("notes", id)).title';
    expect(await run(body)).toBe('标题');
  });

  it('ends a call with its own ret and message', async () => {
    await expect(run('platform.fail(470, { zh_cn: "库存不足", en: "Out of stock" })')).rejects.toMatchObject({
      ret: 470,
      text: { zh_cn: '库存不足', en: 'Out of stock' },
    });
    await expect(run('return platform.calc.divide(1, 0)')).rejects.toMatchObject({ ret: 400 });
    expect(await run('return platform.calc.hmac("单号", platform.calc.fromBase64("a2V5"), "sha1", "base64")')).toBe(calc.hmac('单号', 'key', 'sha1', 'base64'));
    await expect(run('return platform.calc.fromBase64("?")')).rejects.toMatchObject({ ret: 400 });
    expect(await run('return encode("constructor", "[]") + encode("hash", "[1]")')).toMatch(/^\{"text":""\}\{"failure":\{"ret":400,/);
  });

  it('is told the line of its own text where it fails, and nothing of the server', async () => {
    const error = await run('interface Row { id: number }\nconst row: Row | null = null;\nreturn row!.id;').catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(SandboxError);
    expect((error as SandboxError).text.en).toBe("The code failed: cannot read property 'id' of null (4)");
  });

  it('with a syntax error is refused with line and column', async () => {
    await expect(compileProgram('export function handler() {\n  return 1 +;\n}', 'handler')).rejects.toMatchObject({
      errors: [{ code: 'syntax', text: { en: 'Line 2, column 13: Unexpected ";"' } }],
    });
  });

  it('keeps nothing from one caller for another', async () => {
    const body = 'globalThis.kept = (globalThis.kept ?? 0) + 1; return globalThis.kept';
    expect(await run(body, {}, 'one')).toBe(1);
    expect(await run(body, {}, 'other')).toBe(1);
    expect(await run(body, {}, 'one')).toBe(2);
  });
});

describe('the compiler', () => {
  const handler = (body: string) => compileProgram(`export function handler() {\n${body}\n}`, 'handler');

  it('is not asked for what nests too deeply, which is refused with the line', async () => {
    await expect(handler(`return ${'('.repeat(200_000 - 100)}`)).rejects.toMatchObject({
      errors: [{ text: { en: 'Line 2: brackets may be nested at most 500 levels deep' } }],
    });
    await expect(handler('x'.repeat(200_001))).rejects.toMatchObject({ errors: [{ text: { en: 'The code may have at most 200000 characters' } }] });
    await expect(run(`return platform.code('('.repeat(200000), {})`, {}, 'deep', { ...runtime })).rejects.toMatchObject({ ret: 400 });
  });

  it.each([
    ['signs', `return ${'!'.repeat(190_000)}1`],
    ['words', `return ${'typeof '.repeat(25_000)}1`],
    ['arrows', `return ${'a=>'.repeat(60_000)}1`],
    ['choices', `return ${'1?1:'.repeat(45_000)}1`],
    ['sums', `return 1${'+1'.repeat(95_000)}`],
    ['members', `return a${'.b'.repeat(95_000)}`],
    ['commas', `return 1${',1'.repeat(95_000)}`],
    ['conditions', `${'if(a)'.repeat(38_000)};`],
    ['loops', `${'for(;;)'.repeat(27_000)};`],
  ])('is not asked for endless %s, which are refused with the line', async (_, text) => {
    await expect(handler(text)).rejects.toMatchObject({ errors: [{ text: { en: 'Line 2: a statement may have at most 5000 operators; split it' } }] });
  });

  it('takes long lists of values', async () => {
    await expect(handler(`return [${'-1, { a: 1.5 }, '.repeat(12_000)}]`)).resolves.toMatchObject({ hash: expect.any(String) });
  });

  it('is asked once for what it dies of while nobody else compiles', async () => {
    let requests = 0;
    const deadly = compiling(({ transform }) => {
      requests++;
      return transform(`${'!'.repeat(190_000)}1`);
    });
    await expect(deadly).rejects.toMatchObject({ errors: [{ text: { en: expect.stringContaining('too complex to compile') } }] });
    expect(requests).toBe(1);
  });

  it('starts anew where it died, refuses what it died of, and compiles what others gave it meanwhile', async () => {
    const deadlyText = `${'!'.repeat(190_000)}1`;
    const [deadly, other] = await Promise.allSettled([compiling(({ transform }) => transform(deadlyText)), handler('return 2')]);
    expect(deadly).toMatchObject({ status: 'rejected', reason: { errors: [{ text: { en: expect.stringContaining('too complex to compile') } }] } });
    expect(other.status).toBe('fulfilled');
    expect(await run('return 3')).toBe(3);
  });
});

describe('code that overstays', () => {
  it.each([
    ['an endless loop', 'for (;;);', 'time'],
    ['an endless loop that catches everything', 'for (;;) { try { for (;;); } catch {} }', 'time'],
    ['endless microtasks', 'for (;;) await null;', 'time'],
    ['a pattern that backtracks', 'return /^(a+)+$/.test("a".repeat(40) + "b");', 'time'],
    ['sorting without end', 'for (;;) Array.from({ length: 300000 }, () => Math.random()).sort();', 'time'],
    ['a memory bomb', 'const all = []; for (;;) all.push(new Array(10000).fill(all.length));', 'memory or time'],
    [
      'a string bomb',
      'let text = "x".repeat(1000); const all = []; for (;;) { all.push(text + all.length); text += text.slice(0, 100000); }',
      'memory or time',
    ],
    ['a doubled string', 'let text = "x"; for (;;) text += text;', 'memory or time'],
    ['a bomb of buffers', 'const all = []; for (;;) all.push(new Uint8Array(1000000).fill(1));', 'memory or time'],
    ['calls without end', 'const again = () => again() + 1; return again();', 'stack'],
    ['waiting for nothing', 'await new Promise(() => {});', 'silent'],
    ['too many calls of the platform', 'for (;;) await platform.config("x");', 'calls'],
    ['an answer that is too long', 'return "x".repeat(2000000);', 'sent'],
    ['an answer that is too deep', 'let deep = {}; const answer = deep; for (let i = 0; i < 100; i++) deep = deep.a = {}; return answer;', 'depth'],
  ])('%s ends with a reason, and the next call is answered', async (_name, body, reason) => {
    // On a busy machine the clock may be quicker than a bomb.
    expect(reason.split(' or ')).toContain(await reasonOf(body));
    expect(await run('return parameters.a + 1', { a: 41 })).toBe(42);
  });

  it('leaves the runs beside it alone', async () => {
    const [stopped, ...others] = await Promise.all([
      reasonOf('for (;;);'),
      ...Array.from({ length: 20 }, (_, index) => run('return parameters.a', { a: index })),
    ]);
    expect(stopped).toBe('time');
    expect(others).toEqual(Array.from({ length: 20 }, (_, index) => index));
  });
});

describe('the workers', () => {
  /** A platform whose `now` is answered when the test says so. */
  function slowPlatform() {
    const { promise, resolve } = Promise.withResolvers<number>();
    let requests = 0;
    const now = () => {
      requests++;
      return promise;
    };
    return { platform: { ...runtime, now }, answer: () => resolve(1), asked: () => requests };
  }
  const patient = new Sandbox({ workers: 1, share: 2, threads: 3, waiting: 40, wall: 30_000, patience: 30_000 });
  afterAll(() => patient.close());
  const inPatient = async (body: string, scope: string, platform = runtime) =>
    patient.run(await compileProgram(`export async function handler(parameters, platform) {\n${body}\n}`, 'handler'), {}, platform, scope);
  const slow = 'return await platform.now()';

  it('answer another interface while forty callers of one wait for the platform', async () => {
    const { platform, answer, asked } = slowPlatform();
    const waiting = Array.from({ length: 40 }, () => inPatient(slow, 'slow', platform));
    await expect.poll(asked).toBe(patient.limits.share);
    expect(await inPatient('return 1', 'quick')).toBe(1);
    answer();
    expect(await Promise.all(waiting)).toEqual(waiting.map(() => 1));
  });

  it('refuse the callers of one interface beyond its queue with 503, and no others', async () => {
    const { platform, answer } = slowPlatform();
    const crowd = Array.from({ length: patient.limits.share + patient.limits.waiting + 1 }, () => inPatient(slow, 'slow', platform));
    await expect(Promise.race(crowd)).rejects.toMatchObject({ reason: 'busy', ret: 503 });
    expect(await inPatient('return 1', 'quick')).toBe(1);
    answer();
    await Promise.allSettled(crowd);
  });

  it('forget the caller who called longest ago when they know too many', async () => {
    const small = new Sandbox({ workers: 1, threads: 1, rooms: 2 });
    const program = await compileProgram('export async function handler() { return globalThis.kept = (globalThis.kept ?? 0) + 1; }', 'handler');
    const counts: Json[] = [];
    for (const scope of ['one', 'two', 'one', 'three', 'one', 'two']) counts.push(await small.run(program, {}, runtime, scope));
    await small.close();
    expect(counts).toEqual([1, 1, 2, 1, 3, 1]);
  });

  it('let no caller run short of memory because of what another has left behind', async () => {
    const single = new Sandbox({ workers: 1, threads: 1, compute: 5_000 });
    const code = 'export async function handler({ bytes }) { return (globalThis.left = new Uint8Array(bytes).fill(1)).length; }';
    const program = await compileProgram(code, 'handler');
    const left = [5_000_000, 5_000_000, 55_000_000, 15_000_000, 55_000_000];
    const lengths: Json[] = [];
    for (const [scope, bytes] of left.entries()) lengths.push(await single.run(program, { bytes }, runtime, String(scope)));
    await single.close();
    expect(lengths).toEqual(left);
  });

  it('read nothing long on the thread of the server: not what code sends, nor what it asks for', async () => {
    expect(await reasonOf('return platform.config("x".repeat(1_100_000))')).toBe('sent');
    expect(await reasonOf('await Promise.all([1, 2, 3, 4].map(() => platform.cache.set("k", "x".repeat(600_000), 1)))')).toBe('sent');
    const large = { ...runtime, config: async () => 'x'.repeat(20_000_000) };
    await expect(run('return (await platform.config("x")).length', {}, 'large', large)).rejects.toMatchObject({ reason: 'received' });
    await expect(run('return 1', { text: 'x'.repeat(20_000_000) }, 'large')).rejects.toMatchObject({ reason: 'received' });
    expect(await run('return 1')).toBe(1);
  });
});

describe('escapes', () => {
  const secret = randomBytes(16).toString('hex');
  const folder = mkdtempSync(join(tmpdir(), 'portico-canary-'));
  const file = join(folder, 'secret.txt');
  let listener: Server;
  let port = 0;
  let heard = 0;
  beforeAll(async () => {
    writeFileSync(file, secret);
    process.env.PORTICO_CANARY = secret;
    listener = createServer((_request, response) => {
      heard++;
      response.end(secret);
    });
    await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
    port = (listener.address() as AddressInfo).port;
  });
  afterAll(() => {
    delete process.env.PORTICO_CANARY;
    rmSync(folder, { recursive: true });
    listener.close();
  });

  it('bring nothing home, change nothing outside and stop nobody', async () => {
    const corpus = escapeCorpus({ file, port });
    expect(corpus.length).toBeGreaterThanOrEqual(60);
    const escaped: string[] = [];
    for (const body of corpus) {
      const answer = await run(body).then(
        (data) => JSON.stringify(data ?? null),
        (error: unknown) => (error instanceof Failure ? `${error.ret} ${error.text.en} ${error.text.zh_cn}` : `HOST ERROR ${String(error)}`),
      );
      if (answer.includes(secret) || answer.startsWith('HOST ERROR') || answer.includes('"object","function"')) escaped.push(`${body} → ${answer}`);
      if (({} as Record<string, unknown>).polluted !== undefined) escaped.push(`${body} → changed the server's prototypes`);
    }
    expect(escaped).toEqual([]);
    expect(heard).toBe(0);
    expect(await run('return parameters.a', { a: 'still here' })).toBe('still here');
  });
});
