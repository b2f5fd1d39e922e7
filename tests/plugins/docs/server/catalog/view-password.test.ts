import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Catalog } from '../../../../../plugins/docs/shared/calls.ts';
import { enter } from '../../../../helpers/accounts.ts';
import { type Caller, type CallFields, openServer, type TestServer } from '../../../../helpers/server.ts';
import { done } from '../../../apps/open-caller.ts';
import { publish } from '../../published.ts';

let server: TestServer;
let developer: Caller;
beforeAll(async () => {
  server = await openServer();
  await publish(server, 'Open.Calc.Add');
  developer = (await enter(server, 'developer', 100)).call;
});
afterAll(() => server?.close());

const settings = async (fields: CallFields) => {
  const { rev } = await done(server.admin<{ rev: number }>('Admin.SiteConfig.Get'));
  return server.admin('Admin.SiteConfig.Edit', { rev, ...fields });
};
const catalog = (caller: Caller, password?: string) => caller<Catalog>('Platform.Docs.Catalog', { password });

it('is not asked for before there is one, and title and introduction are the operator’s', async () => {
  await done(settings({ title: '示例开放平台', intro: '欢迎' }));
  expect(await done(catalog(server.call))).toMatchObject({ title: '示例开放平台', intro: '欢迎' });
  expect((await catalog(server.call, 'whatever')).ret).toBe(200);
  // Every page of a session is called by it too.
  expect(await done(developer<{ site_title: string }>('Platform.User.Profile'))).toMatchObject({ site_title: '示例开放平台' });
  expect(await done(server.call('Platform.Site.Query'))).toMatchObject({ title: '示例开放平台' });
});

it('has to be set where it is to be asked for', async () => {
  expect(await settings({ is_locked: true })).toMatchObject({ ret: 400, data: { errors: [{ field: 'view_password', code: 'required' }] } });
});

it('keeps everything from visitors and developers who do not give it, and nothing from administrators', async () => {
  await done(settings({ is_locked: true, view_password: 'open sesame' }));
  for (const caller of [server.call, developer]) {
    for (const [service, fields] of Object.entries({ Catalog: {}, Interface: { service_name: 'Open.Calc.Add' } })) {
      const requested = await caller(`Platform.Docs.${service}`, fields);
      expect(requested).toEqual({ ret: 401, data: { is_password_asked: true }, msg: '查看接口文档需要密码' });
      const wrong = await caller(`Platform.Docs.${service}`, { ...fields, password: 'open sesam' });
      expect(wrong).toEqual({ ret: 401, data: { is_password_asked: true }, msg: '查看密码错误' });
      expect((await caller(`Platform.Docs.${service}`, { ...fields, password: 'open sesame' })).ret).toBe(200);
    }
  }
  expect((await catalog((await enter(server, 'reader', 200)).call)).ret).toBe(200);
});

it('never leaves the server, and lies there sealed', async () => {
  const shown = await done(server.admin('Admin.SiteConfig.Get'));
  expect(shown.view_password).toBe('••••');
  const rows = await server.platform.database.read.selectFrom('site_config').selectAll().execute();
  const trail = await server.platform.database.read.selectFrom('audit').selectAll().execute();
  expect(JSON.stringify([rows, trail])).not.toContain('open sesame');
});

it('cannot be guessed at speed, while those who know it go on', async () => {
  const rets: number[] = [];
  for (let guess = 0; guess < 12; guess++) rets.push((await catalog(server.call, `guess ${guess}`)).ret);
  expect(rets.at(-1)).toBe(410);
  expect(rets.every((ret) => ret === 401 || ret === 410)).toBe(true);
});

it('is gone when it is switched off', async () => {
  await done(settings({ is_locked: false }));
  expect((await catalog(server.call)).ret).toBe(200);
});
