import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { InterfaceDefinition } from '../../../designer/model/types/definition.ts';
import { openServer, type TestServer } from '../../helpers/server.ts';
import { addApp, done, type TestApp, tokenOf } from '../../plugins/apps/open-caller.ts';
import { drawn } from './drawn.ts';

const caller = drawn({
  service: 'Nodes.Caller.Get',
  nodes: { caller: { type: 'caller' }, greeting: { type: 'config', settings: { name: 'nodes.greeting' } } },
  edges: [...['app_key', 'app_name', 'account_id', 'username'].map((port) => `caller.${port} -> return.${port}`), 'greeting.value -> return.greeting'],
});
const outer = drawn({
  service: 'Nodes.Outer.Get',
  nodes: { call: { type: 'call', settings: { service: 'Nodes.Caller.Get' } }, lost: { type: 'call', settings: { service: 'Nodes.Lost.Get' }, disabled: true } },
  edges: ['call.data -> return.data'],
});
const circle = drawn({
  service: 'Nodes.Circle.Get',
  nodes: { call: { type: 'call', settings: { service: 'Nodes.Circle.Get' } } },
  edges: ['call.data -> return.data'],
});
const counter = drawn({
  service: 'Nodes.Counter.Next',
  nodes: {
    before: { type: 'cache', settings: { operation: 'get' }, values: { key: 'counter' } },
    isNew: { type: 'operation', settings: { operator: 'equal' }, values: { b: null } },
    first: { type: 'constant', settings: { value: 0 } },
    count: { type: 'if' },
    next: { type: 'operation', settings: { operator: 'add' }, values: { b: 1 } },
    after: { type: 'cache', settings: { operation: 'set' }, values: { key: 'counter', seconds: 60 } },
  },
  edges: [
    'before.value -> isNew.a',
    'isNew.result -> count.condition',
    'first.value -> count.then',
    'before.value -> count.else',
    'count.value -> next.a',
    'next.result -> after.value',
    'after.value -> return.count',
  ],
});
const procedure = drawn({
  service: 'Nodes.Procedure.Run',
  nodes: { rows: { type: 'procedure', settings: { database: 'nowhere', name: 'find' } } },
  edges: ['rows.rows -> return.rows'],
});

describe('published interfaces', () => {
  let server: TestServer;
  let app: TestApp;
  let access_token: string;
  beforeAll(async () => {
    server = await openServer();
    app = await addApp(server);
    access_token = await tokenOf(server.call, app);
    for (const definition of [caller, outer, circle, counter, procedure]) await publish(definition);
  });
  afterAll(() => server?.close());

  const publish = async (definition: InterfaceDefinition) => {
    const titled = { ...definition, title: definition.class };
    const { id } = await done(server.admin<{ id: number }>('Admin.Interface.Save', { definition: titled }));
    await done(server.admin('Admin.Interface.Publish', { id }));
  };
  const call = (service: string) => server.call(service, { access_token });

  it('call one another for the same caller, who is known by name', async () => {
    await done(server.admin('Admin.Configuration.Add', { name: 'nodes.greeting', value: '你好' }));
    const { data } = await call('Nodes.Caller.Get');
    expect(data).toEqual({ app_key: app.key, app_name: 'Test app', account_id: 1, username: 'admin', greeting: '你好' });
    expect(await call('Nodes.Outer.Get')).toEqual({ ret: 200, data: { data }, msg: '' });
  });

  it('never call themselves', async () => {
    expect(await call('Nodes.Circle.Get')).toMatchObject({ ret: 400, msg: '接口不能调用自己：Nodes.Circle.Get → Nodes.Circle.Get' });
  });

  it('remember small values from call to call', async () => {
    expect([(await call('Nodes.Counter.Next')).data, (await call('Nodes.Counter.Next')).data]).toEqual([{ count: 1 }, { count: 2 }]);
  });

  it('say so when a procedure’s database is not there', async () => {
    expect((await call('Nodes.Procedure.Run')).ret).toBeGreaterThanOrEqual(400);
  });
});
