import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { computedDefinition } from '../../designer/model/build/build-definition.ts';
import type { ServerPlugin } from '../../engine/server/index.ts';
import { installedPlugins } from '../../scripts/generate/installed-plugins.ts';
import { newPlugin } from '../../scripts/new-plugin.ts';
import { enter } from '../helpers/accounts.ts';
import { openServer, rawCall, type TestServer } from '../helpers/server.ts';
import { addApp, done, signed } from './apps/open-caller.ts';

/** A plugin of somebody else: its folder is all there is of it. */
const source = `import { defineServerPlugin, type GatewayStep, refuse, type Service } from '../../../engine/server/index.ts';

export const outcomes: string[] = [];

const steps: GatewayStep[] = [
  { name: 'toll/header', place: 'authenticate', check: ({ headers }) => void (headers['x-toll'] = 'paid') },
  {
    name: 'toll/closed',
    place: 'authorize',
    check({ service }) {
      if (/[.](Closed|Secret)$/.test(service.name)) throw refuse('rateLimited', { zh_cn: '{name} 今日关闭', en: '{name} is closed today' }, { name: service.name });
    },
  },
  {
    name: 'toll/double',
    place: 'run',
    run: (call, made, next) => next(call.service.name === 'Toll.Calc.Double' ? { ...made, params: { ...made.params, a: Number(made.params.a) * 2 } } : made),
  },
  {
    name: 'toll/instead',
    place: 'run',
    run: (call, made, next) =>
      call.service.name === 'Platform.Toll.Open' ? next(made).catch((error) => ({ envelope: { ret: 200, data: error.ret, msg: '' } })) : next(made),
  },
  {
    name: 'toll/seen',
    place: 'record',
    record({ service, caller }, answer) {
      if (service.name !== 'Toll.Calc.Seen' || !('envelope' in answer)) return;
      outcomes.push([caller?.app.appKey, answer.envelope.ret].join(' '));
      throw new Error('a step that only looks on');
    },
  },
];

const open: Service = {
  name: 'Platform.Toll.Open',
  title: { zh_cn: '开放', en: 'Open' },
  parameters: [],
  access: { kind: 'public' },
  handle() {
    throw refuse('conflict');
  },
};

export default defineServerPlugin({ name: 'toll', gateway: () => ({ steps }), services: () => [open] });
`;
const [plain, double, closed, secret, seen] = ['Toll.Calc.Add', 'Toll.Calc.Double', 'Toll.Calc.Closed', 'Toll.Calc.Secret', 'Toll.Calc.Seen'] as const;
let root: string;
let half: { default: ServerPlugin; outcomes: string[] };
let server: TestServer;

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'portico-gateway-step-'));
  symlinkSync(resolve('engine'), join(root, 'engine'));
  for (const [path, text] of Object.entries({ ...newPlugin('toll'), 'server/index.ts': source })) {
    mkdirSync(dirname(join(root, 'plugins/toll', path)), { recursive: true });
    writeFileSync(join(root, 'plugins/toll', path), text);
  }
  const [found] = installedPlugins(root);
  half = await import(join(root, found?.server ?? ''));
  server = await openServer({ plugins: [{ manifest: { name: 'toll', dependsOn: ['apps'] }, server: half.default }] });
  for (const service of [plain, double, closed, secret, seen]) {
    const visibility = service === secret ? 'hidden' : 'open';
    const definition = { ...computedDefinition(service, { a: 'integer' }, { sum: ['add', 'a', 'a'] }), visibility };
    const { id } = await done(server.admin<{ id: number }>('Admin.Interface.Save', { definition }));
    await done(server.admin('Admin.Interface.Publish', { id }));
  }
});
afterAll(async () => {
  await server?.close();
  rmSync(root, { recursive: true });
});

const ask = async (fields: Record<string, string>) => {
  const response = await rawCall(server.address, fields);
  return { toll: response.headers.get('x-toll'), answer: (await response.json()) as { ret: number; data: unknown; msg: string } };
};

test('a step adds a header to calls of apps and of people', async () => {
  const app = await addApp(server);
  expect(await ask({ service: plain, ...signed(app, plain, { a: '2' }) })).toEqual({ toll: 'paid', answer: { ret: 200, data: { sum: 4 }, msg: '' } });
  const { toll, answer } = await ask({ service: 'Admin.App.List', access_token: server.admin.token });
  expect([toll, answer.ret]).toEqual(['paid', 200]);
});

test('a step refuses in its own words, behind the credentials and before the handler', async () => {
  const app = await addApp(server);
  const refused = await ask({ service: closed, ...signed(app, closed, { a: '2' }) });
  expect(refused).toEqual({ toll: 'paid', answer: { ret: 410, data: null, msg: `${closed} 今日关闭` } });
  expect((await ask({ service: closed, ...signed(app, closed, { a: '2' }), sign: '0'.repeat(64) })).answer.ret).toBe(414);
});

test('a step tells nobody of a hidden interface who may not know of it', async () => {
  const { id: account_id } = await enter(server, 'toll_stranger', 1);
  const stranger = await addApp(server, { account_id });
  const none = await ask({ service: 'Toll.Calc.None', ...signed(stranger, 'Toll.Calc.None', { a: '2' }) });
  expect(none).toEqual({ toll: null, answer: { ret: 404, data: null, msg: '服务 Toll.Calc.None 不存在' } });
  const hidden = await ask({ service: secret, ...signed(stranger, secret, { a: '2' }) });
  expect(hidden).toEqual({ ...none, answer: { ...none.answer, msg: `服务 ${secret} 不存在` } });
});

test('a step stands around the handler', async () => {
  const app = await addApp(server);
  expect((await ask({ service: double, ...signed(app, double, { a: '2' }) })).answer.data).toEqual({ sum: 8 });
});

test('a step answers in the place of a handler that throws at once', async () => {
  expect((await ask({ service: 'Platform.Toll.Open' })).answer).toEqual({ ret: 200, data: 409, msg: '' });
});

test('a step sees how a call ends, and harms nobody when it fails in looking', async () => {
  const app = await addApp(server);
  expect((await ask({ service: seen, ...signed(app, seen, { a: '2' }) })).answer).toEqual({ ret: 200, data: { sum: 4 }, msg: '' });
  expect((await ask({ service: seen, ...signed(app, seen, { a: 'two' }) })).answer.ret).toBe(400);
  expect(half.outcomes).toEqual([`${app.key} 200`, `${app.key} 400`]);
});
