import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnDatabases } from '../../helpers/databases.ts';
import { storeDraft } from '../../helpers/designer.ts';
import { openServer, type TestServer } from '../../helpers/server.ts';
import { addApp, done, tokenOf } from '../../plugins/apps/open-caller.ts';
import { drawn } from '../nodes/drawn.ts';

interface RunAnswer {
  ret: number;
  data: unknown;
  msg: string;
}

describeOnDatabases('Values of the configuration by environment', (database) => {
  let server: TestServer;
  const ids: Record<string, number> = {};
  const add = async (values: { name: string; [field: string]: string }) => {
    ids[values.name] = (await done(server.admin<{ id: number }>('Admin.Configuration.Add', values))).id;
  };
  beforeAll(async () => {
    server = await openServer({ database: await database.config() });
    await add({ name: 'host', value: 'prod.example', dev_value: 'dev.example' });
    await add({ name: 'greeting', value: '你好' });
    await add({ name: 'key', secret: '1', secret_value: 'sealed-of-prod', dev_secret_value: 'sealed-of-dev' });
    await add({ name: 'bare', secret: '1', secret_value: 'sealed-and-bare' });
  });
  afterAll(() => server?.close());

  const reading = (name: string, method = 'Read') =>
    drawn({ service: `Env.Config.${method}`, nodes: { entry: { type: 'config', settings: { name } } }, edges: ['entry.value -> return.text'] });
  const run = (name: string, more: object = {}) =>
    done(server.admin<RunAnswer>('Admin.Interface.TestRun', { definition: reading(name), parameters: {}, ...more }));
  const compared = async () => (await done(server.admin<{ items: { name: string }[] }>('Admin.Configuration.CompareEnvironments'))).items;

  it('gives a test run the values of dev by default, of the environment it names otherwise, and published interfaces those of prod', async () => {
    expect(await run('host')).toMatchObject({ ret: 200, data: { text: 'dev.example' } });
    expect(await run('host', { environment: 'prod' })).toMatchObject({ data: { text: 'prod.example' } });
    expect(await run('host', { environment: 'test' })).toMatchObject({ data: { text: 'prod.example' } });
    expect(await run('greeting')).toMatchObject({ data: { text: '你好' } });
    expect(await server.admin('Admin.Interface.TestRun', { definition: reading('host'), parameters: {}, environment: 'staging' })).toMatchObject({ ret: 400 });
    const id = await storeDraft(server, reading('host', 'Live'));
    await done(server.admin('Admin.Interface.Publish', { id }));
    const access_token = await tokenOf(server.call, await addApp(server));
    expect(await server.call('Env.Config.Live', { access_token })).toMatchObject({ ret: 200, data: { text: 'prod.example' } });
    // A published interface called by a test run reads what that run reads.
    const outer = drawn({
      service: 'Env.Config.Outer',
      nodes: { inner: { type: 'call', settings: { service: 'Env.Config.Live', parameters: [] } } },
      edges: ['inner.data -> return.inner'],
    });
    expect(await done(server.admin('Admin.Interface.TestRun', { definition: outer, parameters: {} }))).toMatchObject({
      data: { inner: { text: 'dev.example' } },
    });
  });

  it('refuses a run in an environment without the secret, names both, and shows nothing of any', async () => {
    const own = await run('key');
    expect(own).toMatchObject({ ret: 200, data: { text: '••••' } });
    const refused = await run('bare');
    expect(refused).toMatchObject({ ret: 409, data: null, msg: expect.stringMatching(/bare.*dev/) });
    expect((await run('key', { environment: 'test' })).msg).toMatch(/key.*test/);
    expect(await run('bare', { environment: 'prod' })).toMatchObject({ ret: 200, data: { text: '••••' } });
    expect(JSON.stringify([own, refused])).not.toContain('sealed-');
    const record = await done(server.admin('Admin.Configuration.Get', { id: ids.key! }));
    expect(JSON.stringify(record)).not.toContain('sealed-of');
  });

  it('lists what differs, secrets masked, and promotes the chosen entries from dev to test to prod, each audited', async () => {
    const nothing = expect.objectContaining({ changed: { test: false, prod: false } });
    expect(await compared()).toEqual([
      { name: 'bare', isSecret: true, dev: null, test: null, prod: '••••', changed: { test: false, prod: false } },
      { name: 'host', isSecret: false, dev: 'dev.example', test: 'prod.example', prod: 'prod.example', changed: { test: true, prod: false } },
      { name: 'key', isSecret: true, dev: '••••', test: null, prod: '••••', changed: { test: true, prod: false } },
    ]);
    const promote = (verb: string, names: string[]) =>
      done(server.admin<{ done: number[]; failed: { id: number; msg: string }[] }>(`Admin.Configuration.${verb}`, { ids: names.map((name) => ids[name]!) }));
    expect(await promote('PromoteToTest', ['host', 'key', 'greeting'])).toEqual({
      done: [ids.host, ids.key],
      failed: [{ id: ids.greeting, msg: expect.stringMatching(/greeting.*dev/) }],
    });
    expect(await run('host', { environment: 'test' })).toMatchObject({ data: { text: 'dev.example' } });
    expect(await promote('PromoteToProd', ['host', 'key'])).toMatchObject({ failed: [] });
    const access_token = await tokenOf(server.call, await addApp(server));
    expect(await server.call('Env.Config.Live', { access_token })).toMatchObject({ data: { text: 'dev.example' } });
    expect(await compared()).toEqual([nothing]);
    const trail = async (name: string) =>
      (await server.platform.audit.history('configuration', ids[name]!)).map(({ verb, after }) => [verb, JSON.stringify(after)]);
    expect(await trail('host')).toEqual(expect.arrayContaining([['PromoteToProd', '{"value":"dev.example"}']]));
    expect(await trail('key')).toEqual(expect.arrayContaining([['PromoteToTest', '{"test_secret_value":"(changed)"}']]));
  });
});
