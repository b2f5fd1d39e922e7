import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { computedDefinition } from '../../../designer/model/build/build-definition.ts';
import { createChain } from '../../../engine/server/gateway/chain.ts';
import { dispatch } from '../../../engine/server/gateway/dispatch.ts';
import type { Database } from '../../../engine/server/kernel/ports/database.ts';
import { DatabaseAppGate } from '../../../plugins/apps/server/gate/app-gate.ts';
import { appSteps } from '../../../plugins/apps/server/steps/app-steps.ts';
import { requestLogOf } from '../../../plugins/apps/server/usage/request-log.ts';
import { DailyUsage } from '../../../plugins/limits/server/daily/daily-usage.ts';
import { dailyStep, rateStep } from '../../../plugins/limits/server/limit-steps.ts';
import { createCounter } from '../../../plugins/limits/server/rate/create-counter.ts';
import { RateRules } from '../../../plugins/limits/server/rate/rate-rules.ts';
import { describeOnDatabases } from '../../helpers/databases.ts';
import { openServer, rawCall, type TestServer, until } from '../../helpers/server.ts';
import { addApp, done, signed, type TestApp, tokenOf } from './open-caller.ts';

const service = 'Open.Calc.Add';

describeOnDatabases('open calls', (database) => {
  let server: TestServer;
  let app: TestApp;

  beforeAll(async () => {
    server = await openServer({ database: await database.config() });
    const definition = computedDefinition(service, { a: 'integer', b: 'integer', note: { type: 'string' } }, { sum: ['add', 'a', 'b'] });
    const { id } = await done(server.admin<{ id: number }>('Admin.Interface.Save', { definition }));
    await done(server.admin('Admin.Interface.Publish', { id }));
    app = await addApp(server);
  });
  afterAll(() => server?.close());

  const ret = async (fields: Record<string, string>) => (await server.call(service, fields)).ret;

  describe('signatures', () => {
    it('let a call through that is signed with the secret', async () => {
      expect(await server.call(service, signed(app, service, { a: '2', b: '3' }))).toEqual({ ret: 200, data: { sum: 5 }, msg: '' });
    });

    it('do not depend on the order of the fields', async () => {
      const fields = signed(app, service, { a: '2', b: '3', note: '' });
      expect(await ret(Object.fromEntries(Object.entries(fields).reverse()))).toBe(200);
    });

    it('are refused when wrong, cut, in capitals or of another secret', async () => {
      const right = () => signed(app, service, { a: '2', b: '3' });
      expect(await ret({ ...right(), sign: '0'.repeat(64) })).toBe(414);
      expect(await ret({ ...right(), sign: right().sign!.slice(1) })).toBe(414);
      const upper = right();
      expect(await ret({ ...upper, sign: upper.sign!.toUpperCase() })).toBe(414);
      expect(await ret(signed({ ...app, secret: 'another secret' }, service, { a: '2', b: '3' }))).toBe(414);
    });

    it('cover every value, its name, and fields added or taken away', async () => {
      expect(await ret({ ...signed(app, service, { a: '2', b: '3' }), b: '4' })).toBe(414);
      const { b, ...moved } = signed(app, service, { a: '2', b: '3' });
      expect(await ret({ ...moved, note: b! })).toBe(414);
      expect(await ret({ ...signed(app, service, { a: '2', b: '3' }), note: '' })).toBe(414);
      const split = signed(app, service, { a: '2\nb=3' });
      expect(await ret({ ...split, a: '2', b: '3' })).toBe(414);
      expect(await ret({ ...signed(app, service, { a: '2', b: '3' }), timestamp: String(Math.floor(Date.now() / 1000) + 1) })).toBe(414);
    });

    it('cover the service, whatever its case', async () => {
      expect(await ret(signed(app, 'Open.Calc.Subtract', { a: '2', b: '3' }))).toBe(414);
      expect(await ret(signed(app, 'open.calc.add', { a: '2', b: '3' }))).toBe(414);
    });

    it('count once', async () => {
      const fields = signed(app, service, { a: '2', b: '3' });
      expect(await ret(fields)).toBe(200);
      expect(await ret(fields)).toBe(414);
      expect(await ret(signed(app, service, { a: '9', b: '3' }, { nonce: fields.nonce! }))).toBe(414);
    });

    it('are good for five minutes around the clock of the server', async () => {
      const now = Math.floor(Date.now() / 1000);
      expect(await ret(signed(app, service, { a: '2', b: '3' }, { timestamp: now - 290 }))).toBe(200);
      expect(await ret(signed(app, service, { a: '2', b: '3' }, { timestamp: now + 290 }))).toBe(200);
      expect(await ret(signed(app, service, { a: '2', b: '3' }, { timestamp: now - 310 }))).toBe(414);
      expect(await ret(signed(app, service, { a: '2', b: '3' }, { timestamp: now + 310 }))).toBe(414);
      expect(await ret({ ...signed(app, service, { a: '2', b: '3' }), timestamp: 'now' })).toBe(414);
    });

    it('never hide a field sent twice', async () => {
      const body = new URLSearchParams({ service, ...signed(app, service, { a: '2', b: '3' }) });
      body.append('b', '4');
      const answer = await fetch(`${server.address}/api/`, { method: 'POST', body });
      expect(await answer.json()).toMatchObject({ ret: 400 });
    });

    it('are told of the parameters only after they are right', async () => {
      expect(await ret({ ...signed(app, service, { a: 'x' }), sign: '0'.repeat(64) })).toBe(414);
      const answer = await server.call<{ errors: { field: string }[] }>(service, signed(app, service, { a: 'x' }));
      expect(answer.ret).toBe(400);
      expect(answer.data?.errors.map(({ field }) => field)).toEqual(['a', 'b']);
    });
  });

  describe('tokens', () => {
    it('let calls through, with the key or without', async () => {
      const access_token = await tokenOf(server.call, app);
      expect(await ret({ access_token, a: '1', b: '1' })).toBe(200);
      expect(await ret({ access_token, app_key: app.key, a: '1', b: '1' })).toBe(200);
    });

    it('are not those of another app, invented, missing, or an account’s', async () => {
      const other = await addApp(server);
      expect(await ret({ access_token: await tokenOf(server.call, other), app_key: app.key, a: '1', b: '1' })).toBe(406);
      expect(await ret({ access_token: 'x'.repeat(43), a: '1', b: '1' })).toBe(406);
      expect(await ret({ a: '1', b: '1' })).toBe(406);
      expect(await ret({ app_key: app.key, a: '1', b: '1' })).toBe(406);
      expect(await ret({ access_token: server.admin.token, a: '1', b: '1' })).toBe(406);
    });

    it('need the right secret', async () => {
      expect((await server.call('App.Auth.ApplyToken', { app_key: app.key, app_secret: 'wrong' })).ret).toBe(414);
      expect((await server.call('App.Auth.ApplyToken', { app_key: 'nobody', app_secret: app.secret })).ret).toBe(413);
    });
  });

  describe('the state of an app', () => {
    it('lets nobody call before approval, after rejection, or when disabled, at once', async () => {
      const fresh = await addApp(server, {}, false);
      const call = () => ret(signed(fresh, service, { a: '1', b: '1' }));
      expect(await call()).toBe(413);
      await done(server.admin('Admin.App.Pass', { id: fresh.id }));
      expect(await call()).toBe(200);
      const access_token = await tokenOf(server.call, fresh);
      await done(server.admin('Admin.App.Disable', { id: fresh.id }));
      expect(await call()).toBe(413);
      expect(await ret({ access_token, a: '1', b: '1' })).toBe(413);
      await done(server.admin('Admin.App.Enable', { id: fresh.id }));
      expect(await call()).toBe(200);
      await done(server.admin('Admin.App.Reject', { id: fresh.id, reason: 'no' }));
      expect(await call()).toBe(413);
    });

    it('ends with its last day', async () => {
      const day = (offset: number) => new Date(Date.now() + 8 * 3_600_000 + offset * 86_400_000).toISOString().slice(0, 10);
      const past = await addApp(server, { valid_until: day(-1) });
      const present = await addApp(server, { valid_until: day(0) });
      expect(await ret(signed(past, service, { a: '1', b: '1' }))).toBe(413);
      expect(await ret(signed(present, service, { a: '1', b: '1' }))).toBe(200);
    });

    it('is refused for keys nobody has, before anything else', async () => {
      expect(await ret({ app_key: 'nobody', a: '1', b: '1' })).toBe(413);
      expect(await ret({ app_key: "' or 1=1 --", sign: 'x', a: '1', b: '1' })).toBe(413);
    });

    it('is gone with the app', async () => {
      const gone = await addApp(server);
      expect(await ret(signed(gone, service, { a: '1', b: '1' }))).toBe(200);
      await done(server.admin('Admin.App.Remove', { id: gone.id }));
      expect(await ret(signed(gone, service, { a: '1', b: '1' }))).toBe(413);
    });
  });

  it('are allowed from listed addresses only, and a forged header changes nothing', async () => {
    const elsewhere = await addApp(server, { allowed_ips: '10.0.0.0/8,2001:db8::/32' });
    const here = await addApp(server, { allowed_ips: '192.168.1.1,127.0.0.0/8' });
    expect(await ret(signed(elsewhere, service, { a: '1', b: '1' }))).toBe(412);
    expect(await ret(signed(here, service, { a: '1', b: '1' }))).toBe(200);
    expect((await server.call('App.Auth.ApplyToken', { app_key: elsewhere.key, app_secret: elsewhere.secret })).ret).toBe(412);
    const forged = await fetch(`${server.address}/api/`, {
      method: 'POST',
      body: new URLSearchParams({ service, ...signed(elsewhere, service, { a: '1', b: '1' }) }),
      headers: { 'x-forwarded-for': '10.1.2.3' },
    });
    expect(await forged.json()).toMatchObject({ ret: 412 });
  });

  it('stop at the daily limit, and the database knows the count', async () => {
    const limited = await addApp(server, { limit_mode: 'limited', daily_limit: 3 });
    const rets: number[] = [];
    for (let call = 0; call < 5; call++) rets.push(await ret(signed(limited, service, { a: '1', b: '1' })));
    expect(rets).toEqual([200, 200, 200, 415, 415]);
    const count = async () =>
      Number((await server.platform.database.read.selectFrom('app_usage').select('count').where('app_id', '=', limited.id).executeTakeFirst())?.count ?? 0);
    expect(await until(count, (value) => value === 3)).toBe(3);
  });

  it('hold many at once within the daily limit', async () => {
    const limited = await addApp(server, { limit_mode: 'limited', daily_limit: 10 });
    const access_token = await tokenOf(server.call, limited);
    const rets = await Promise.all(Array.from({ length: 30 }, () => ret({ access_token, a: '1', b: '1' })));
    expect(rets.filter((value) => value === 200)).toHaveLength(10);
    expect(rets.filter((value) => value === 415)).toHaveLength(20);
  });

  it('are refused by a warm process without a statement at the database', async () => {
    const { platform } = server;
    let statements = 0;
    const database: Database = new Proxy(platform.database, {
      get(target, name) {
        if (name === 'read' || name === 'transact') statements++;
        const value: unknown = Reflect.get(target, name, target);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
    const apps = new DatabaseAppGate({ ...platform, database });
    const counter = createCounter({ config: platform.config, database });
    const usage = new DailyUsage(database);
    const limits = [rateStep(new RateRules(database), counter), dailyStep(usage, counter)];
    const watched = { ...platform, apps, gateway: createChain([...appSteps(apps, platform.accessLog, requestLogOf(platform.database)), ...limits]) };
    const created = async (fields: Record<string, string>) => {
      const answer = await dispatch(watched, {
        ...{ method: 'POST', fields: { service, ...fields }, files: [], ip: '127.0.0.2', userAgent: '', language: 'en', requestId: 'warm' },
        signal: new AbortController().signal,
      });
      return 'envelope' in answer ? answer.envelope.ret : 200;
    };
    const disabled = await addApp(server, {}, false);
    const walled = await addApp(server, { allowed_ips: '10.0.0.1' });
    const spent = await addApp(server, { limit_mode: 'limited', daily_limit: 1 });
    expect(await created(signed(spent, service, { a: '1', b: '1' }))).toBe(200);
    const access_token = await tokenOf(server.call, spent);
    const hasty = await addApp(server, { rate: '1/h' });
    expect(await created(signed(hasty, service, { a: '1', b: '1' }))).toBe(200);
    const hastyToken = await tokenOf(server.call, hasty);
    const calls = [
      { app_key: 'nobodyatall' },
      signed(disabled, service),
      signed(walled, service),
      { ...signed(app, service), sign: '0'.repeat(64) },
      signed(app, service, {}, { timestamp: 1 }),
      { app_key: app.key },
      { access_token: 'y'.repeat(43) },
      { access_token },
      { access_token: hastyToken },
      {},
    ];
    const refusals = [413, 413, 412, 414, 414, 406, 406, 415, 410, 406];
    const rets = async () => {
      const answered: number[] = [];
      for (const fields of calls) answered.push(await created(fields));
      return answered;
    };
    expect(await rets()).toEqual(refusals);
    statements = 0;
    expect(await rets()).toEqual(refusals);
    expect(statements).toBe(0);
    await Promise.all([apps.stop(), usage.stop(), counter.stop()]);
  });

  it('are logged with app, bundle and parameters, and without secrets', async () => {
    const logged = await addApp(server);
    await server.call(service, signed(logged, service, { a: '40', b: '2', note: 'x'.repeat(2_000) }));
    await server.call(service, { ...signed(logged, service, { a: '1', b: '1' }), sign: '0'.repeat(64) });
    await server.platform.accessLog.flush();
    const rows = await server.platform.database.read.selectFrom('access_log').selectAll().where('app_key', '=', logged.key).orderBy('id').execute();
    expect(rows.map((row) => Number(row.ret))).toEqual([200, 414]);
    expect(rows[0]).toMatchObject({ service, account_id: 1, ip: '127.0.0.1' });
    expect(String(rows[0]?.bundle)).toMatch(/^[0-9a-f]{64}$/);
    const parameters = JSON.parse(String(rows[0]?.parameters));
    expect(parameters).toMatchObject({ a: '40', b: '2' });
    expect(parameters.note).toHaveLength(501);
    expect(JSON.stringify(rows)).not.toContain(logged.secret);
    expect(parameters).not.toHaveProperty('sign');
  });

  it.skipIf(database.dialect === 'sqlite')('count once on all instances together', async () => {
    const second = await openServer({ database: await database.config() });
    try {
      const shared = await addApp(server);
      const fields = signed(shared, service, { a: '1', b: '1' });
      expect((await second.call(service, fields)).ret).toBe(200);
      expect(await ret(fields)).toBe(414);
    } finally {
      await second.close();
    }
  });

  it('answer wrong verbs and unknown services without asking who calls', async () => {
    expect((await server.call('Open.Calc.Nothing', { app_key: app.key })).ret).toBe(404);
    expect(await (await fetch(`${server.address}/api/?s=${service}`)).json()).toMatchObject({ ret: 405 });
    expect((await rawCall(server.address, { s: service, ...signed(app, service, { a: '1', b: '2' }) })).status).toBe(200);
  });
});
