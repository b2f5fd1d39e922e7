import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Parameter } from '../../../../engine/core/protocol/parameter.ts';
import { refuse } from '../../../../engine/server/kernel/call/errors.ts';
import type { Call } from '../../../../engine/server/kernel/call/service.ts';
import { answerLimits } from '../../../../plugins/apps/server/idempotency/idempotent-calls.ts';
import { describeOnDatabases } from '../../../helpers/databases.ts';
import { openServer, type TestServer } from '../../../helpers/server.ts';
import { type HttpAnswer, type HttpCall, send, signatureOf } from '../../../server/http/http-caller.ts';
import { addApp, signed, type TestApp, tokenOf } from '../open-caller.ts';

const service = 'Open.Once.Count';
const path = `/api/${service}`;
const parameters: Parameter[] = [
  { name: 'what', type: 'string' },
  { name: 'n', type: 'integer', format: 'int64' },
  { name: 'any', type: 'object' },
  { name: 'file', type: 'file' },
];

describeOnDatabases('calls with an Idempotency-Key', (database) => {
  let server: TestServer;
  let app: TestApp;
  let token: string;
  /** The runs of the handler, by what they were asked for. */
  let runs: Call[];
  let gate: PromiseWithResolvers<void> | null = null;
  let arrived = Promise.withResolvers<void>();

  const handle = async (call: Call): Promise<unknown> => {
    runs.push(call);
    arrived.resolve();
    const { what } = call.params;
    if (gate) await gate.promise;
    if (what === 'fault') throw new Error('broken');
    if (what === 'slow upstream') throw refuse('upstreamSlow');
    if (what === 'too often') throw refuse('rateLimited');
    if (what === 'refusal') throw refuse('conflict', { zh_cn: '库存不足', en: 'Out of stock' }, {}, { left: 0 });
    if (what === 'file') return { kind: 'file', name: 'a.txt', contentType: 'text/plain', body: Buffer.from('a') };
    if (what === 'long') return { text: 'x'.repeat(1_100_000) };
    return { run: runs.length, n: call.params.n ?? null };
  };
  const counting = (name: string) => ({
    name,
    title: { zh_cn: '计数', en: 'Count' },
    parameters,
    access: { kind: 'app', visibility: 'open' } as const,
    handle,
  });
  const register = ({ platform }: TestServer) =>
    platform.services.replace('test', [{ ...counting(service), methods: ['GET', 'POST'] as const }, counting('Open.Once.Other')]);

  beforeAll(async () => {
    server = await openServer({ database: await database.config() });
    register(server);
    app = await addApp(server);
    token = await tokenOf(server.call, app);
  });
  afterAll(() => server?.close());
  beforeEach(() => {
    runs = [];
    gate = null;
    arrived = Promise.withResolvers();
  });

  let counter = 0;
  const newKey = () => `key-${++counter}`;
  const call = (key: string, body: unknown = { what: 'x' }, more: HttpCall & { address?: string } = {}) =>
    send(more.address ?? server.address, { path, body, ...more, headers: { authorization: `Bearer ${token}`, 'idempotency-key': key, ...more.headers } });

  it('of one app do not fill the disk with answers: what is too much for a day is run once all the same', async () => {
    const greedy = { authorization: `Bearer ${await tokenOf(server.call, await addApp(server))}` };
    const limit = answerLimits.app;
    answerLimits.app = 150;
    try {
      const keys = [newKey(), newKey(), newKey()];
      for (const key of keys) expect((await call(key, { what: 'x' }, { headers: greedy })).body.ret).toBe(200);
      const again = await Promise.all(keys.map(async (key) => (await call(key, { what: 'x' }, { headers: greedy })).body.ret));
      expect(again).toEqual([200, 200, 409]);
      const key = newKey();
      await call(key);
      expect([(await call(key)).body.ret, runs.length]).toEqual([200, 4]);
    } finally {
      answerLimits.app = limit;
    }
  });

  it('run once, and are answered the same again', async () => {
    const key = newKey();
    const first = await call(key);
    expect(first.body).toEqual({ ret: 200, data: { run: 1, n: null }, msg: '' });
    expect(first.headers['idempotency-replayed']).toBeUndefined();
    const again = await call(key);
    expect([again.text, again.headers['idempotency-replayed']]).toEqual([first.text, 'true']);
    expect(runs).toHaveLength(1);
  });

  it('run as often as they are sent without one, and each key on its own', async () => {
    await send(server.address, { path, body: {}, headers: { authorization: `Bearer ${token}` } });
    await send(server.address, { path, body: {}, headers: { authorization: `Bearer ${token}` } });
    await call(newKey());
    await call(newKey());
    expect(runs).toHaveLength(4);
  });

  it('run once of twenty at the same time', async () => {
    const key = newKey();
    gate = Promise.withResolvers();
    const refused: HttpAnswer[] = [];
    const allButOne = Promise.withResolvers<void>();
    const all = Array.from({ length: 20 }, async () => {
      const answer = await call(key);
      if (answer.body.ret === 409) refused.push(answer);
      if (refused.length === 19) allButOne.resolve();
      return answer;
    });
    await allButOne.promise;
    for (const answer of refused) {
      expect(answer.body).toMatchObject({ ret: 409, data: null, msg: expect.stringContaining('正在处理') });
      expect(answer.headers['retry-after']).toBe('1');
    }
    gate.resolve();
    expect((await Promise.all(all)).filter(({ body }) => body.ret === 200)).toHaveLength(1);
    expect(runs).toHaveLength(1);
    expect((await call(key)).body).toMatchObject({ ret: 200, data: { run: 1 } });
  });

  it.skipIf(database.dialect === 'sqlite')('run once on two instances', async () => {
    const second = await openServer({ database: await database.config() });
    try {
      register(second);
      const key = newKey();
      const answers = await Promise.all(Array.from({ length: 10 }, (_, index) => call(key, {}, { address: (index % 2 ? server : second).address })));
      expect(runs).toHaveLength(1);
      expect(answers.filter(({ body, headers }) => body.ret === 200 && headers['idempotency-replayed'] === undefined)).toHaveLength(1);
      const replayed = await call(key, {}, { address: second.address });
      expect([replayed.body.ret, replayed.headers['idempotency-replayed']]).toEqual([200, 'true']);
      expect((await call(key, {})).text).toBe(replayed.text);
    } finally {
      await second.close();
    }
  });

  it('are told from calls with other content', async () => {
    const key = newKey();
    await call(key, { what: 'a', any: { x: 1, y: [1, 2] } });
    for (const other of [{ what: 'b' }, {}, { what: 'a', any: { x: 1, y: [2, 1] } }, { what: 'a', any: { x: '1', y: [1, 2] } }]) {
      expect((await call(key, other)).body, JSON.stringify(other)).toMatchObject({ ret: 409, data: null, msg: expect.stringContaining('内容不同') });
    }
    const reordered = await call(key, '{ "any": {"y":[1,2], "x":1}, "what":"a" }', { headers: { 'content-type': 'application/json' } });
    expect(reordered.headers['idempotency-replayed']).toBe('true');
    expect(runs).toHaveLength(1);
  });

  it('are the same with another token, a new signature, or an id of the caller’s', async () => {
    const key = newKey();
    const body = '{"what":"x"}';
    await call(key, { what: 'x', access_token: token }, { headers: { authorization: '' } });
    const fresh = await tokenOf(server.call, app);
    expect((await call(key, undefined, { headers: { authorization: `Bearer ${fresh}`, 'x-request-id': 'abc' } })).headers['idempotency-replayed']).toBe('true');
    const bySignature = { 'content-type': 'application/json', authorization: '', ...signatureOf(app, { path, body }) };
    expect((await call(key, body, { headers: bySignature })).headers['idempotency-replayed']).toBe('true');
    expect(runs).toHaveLength(1);
  });

  it('may be forms, signed anew for every try', async () => {
    const key = newKey();
    const form = () => new URLSearchParams(signed(app, service, { what: 'x' })).toString();
    const headers = { 'content-type': 'application/x-www-form-urlencoded', authorization: '' };
    const first = await call(key, form(), { headers });
    const again = await call(key, form(), { headers });
    expect([first.body.ret, again.headers['idempotency-replayed'], again.text]).toEqual([200, 'true', first.text]);
    expect((await call(key, 'what=y', { headers: { ...headers, authorization: `Bearer ${token}` } })).body.ret).toBe(409);
    expect(runs).toHaveLength(1);
  });

  it('are told apart by the content of their files', async () => {
    const key = newKey();
    const upload = (content: string) => {
      const body = `--x\r\ncontent-disposition: form-data; name="file"; filename="a.txt"\r\ncontent-type: text/plain\r\n\r\n${content}\r\n--x--\r\n`;
      return call(key, body, { headers: { 'content-type': 'multipart/form-data; boundary=x' } });
    };
    expect((await upload('one')).body.ret).toBe(200);
    expect((await upload('one')).headers['idempotency-replayed']).toBe('true');
    expect((await upload('two')).body.ret).toBe(409);
    expect(runs).toHaveLength(1);
  });

  it('belong to one app and one service', async () => {
    const key = newKey();
    const other = await addApp(server);
    await call(key);
    await call(key, undefined, { headers: { authorization: `Bearer ${await tokenOf(server.call, other)}` } });
    await call(key, undefined, { path: '/api/Open.Once.Other' });
    expect(runs).toHaveLength(3);
  });

  it('keep refusals of the interface, and not those that another try may not meet', async () => {
    const key = newKey();
    const first = await call(key, { what: 'refusal' });
    expect(first.body).toEqual({ ret: 409, data: { left: 0 }, msg: '库存不足' });
    const again = await call(key, { what: 'refusal' });
    expect([again.text, again.headers['idempotency-replayed']]).toEqual([first.text, 'true']);
    expect(runs).toHaveLength(1);
    for (const [what, ret] of [
      ['fault', 500],
      ['slow upstream', 504],
      ['too often', 410],
    ] as const) {
      runs = [];
      const passing = newKey();
      expect((await call(passing, { what })).body.ret).toBe(ret);
      expect((await call(passing, { what })).body.ret).toBe(ret);
      expect(runs, what).toHaveLength(2);
    }
  });

  it('spend no key on input that is refused, and none on refused callers', async () => {
    const key = newKey();
    expect((await call(key, { n: 'x' })).body.ret).toBe(400);
    expect((await call(key, undefined, { headers: { authorization: 'Bearer x' } })).body.ret).toBe(406);
    expect((await call(key, { n: 1 })).body.ret).toBe(200);
  });

  it('never run again after a file or an answer too long to keep', async () => {
    for (const what of ['file', 'long']) {
      runs = [];
      const key = newKey();
      expect((await call(key, { what })).status).toBe(200);
      expect((await call(key, { what })).body).toMatchObject({ ret: 409, msg: expect.stringContaining('已执行') });
      expect(runs).toHaveLength(1);
    }
  });

  it('keep every digit of long integers', async () => {
    const key = newKey();
    const headers = { 'content-type': 'application/json' };
    const first = await call(key, '{"n":9223372036854775807}', { headers });
    expect(first.text).toContain('"n":9223372036854775807');
    expect((await call(key, '{"n":9223372036854775807}', { headers })).text).toBe(first.text);
    expect((await call(key, '{"n":9223372036854775806}', { headers })).body.ret).toBe(409);
  });

  it('go on when their caller leaves, who finds the answer when he comes back', async () => {
    const key = newKey();
    gate = Promise.withResolvers();
    const leave = new AbortController();
    const left = fetch(`${server.address}${path}`, {
      method: 'POST',
      body: '{"what":"x"}',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, 'idempotency-key': key },
      signal: leave.signal,
    });
    await arrived.promise;
    leave.abort();
    await expect(left).rejects.toThrow();
    expect((await call(key)).body.ret).toBe(409);
    expect(runs[0]?.signal.aborted).toBe(false);
    gate.resolve();
    let back = await call(key);
    while (back.body.ret === 409) back = await call(key);
    expect([back.body.ret, back.headers['idempotency-replayed']]).toEqual([200, 'true']);
    expect(runs).toHaveLength(1);
  });

  it('are refused without a run where nobody knows how the first one ended', async () => {
    const key = newKey();
    const { id } = app;
    await call(key);
    await server.platform.database.transact((query) =>
      query
        .updateTable('app_idempotency')
        .set({ state: 'running', answer: null, lease_until: Date.now() - 1 })
        .where('app_id', '=', id)
        .where('idempotency_key', '=', key)
        .execute(),
    );
    expect((await call(key)).body).toMatchObject({ ret: 409, msg: expect.stringContaining('结果未知') });
    expect(runs).toHaveLength(1);
  });

  it('are forgotten after a day', async () => {
    const key = newKey();
    await call(key);
    await server.platform.database.transact((query) =>
      query
        .updateTable('app_idempotency')
        .set({ expires_at: Date.now() - 1 })
        .where('idempotency_key', '=', key)
        .execute(),
    );
    expect((await call(key, { what: 'other' })).body).toMatchObject({ ret: 200, data: { run: 2 } });
  });

  it.each([
    ['nothing', ''],
    ['a space in it', 'with space'],
    ['a letter beyond ASCII', 'ü'],
    ['256 characters', 'x'.repeat(256)],
    ['a tab in it', 'tab\there'],
  ])('are refused with a key that is none: %s', async (_what, key) => {
    const answer = await send(server.address, {
      path,
      body: {},
      headers: { authorization: `Bearer ${token}`, 'idempotency-key': Buffer.from(key).toString('latin1') },
    });
    expect(answer.body).toMatchObject({ ret: 400, msg: expect.stringContaining('Idempotency-Key') });
    expect(runs).toHaveLength(0);
  });

  it('mean nothing to reading by GET', async () => {
    const key = newKey();
    for (let time = 0; time < 2; time++) {
      const answer = await send(server.address, {
        method: 'GET',
        path: `${path}?what=x`,
        headers: { authorization: `Bearer ${token}`, 'idempotency-key': key },
      });
      expect(answer.body.ret).toBe(200);
    }
    expect(runs).toHaveLength(2);
  });
});
