import { expect, it, onTestFinished, vi } from 'vitest';
import type { ListAnswer } from '../../../engine/core/answers/list-answer.ts';
import { startServer, until } from '../../helpers/server.ts';
import { addApp, done, tokenOf } from './open-caller.ts';

it('a new secret is shown once, and the old one lives on for the grace, with its own last use', async () => {
  const server = await startServer();
  const app = await addApp(server);
  const uses = async () => {
    const { app_secret_used_at, old_secret_used_at } = await done(server.admin<Record<string, string | null>>('Admin.App.Get', { id: app.id }));
    return [app_secret_used_at, old_secret_used_at];
  };
  expect(await tokenOf(server.call, app)).toHaveLength(43);
  const [before] = await until(uses, ([newest]) => newest !== null);
  const answer = await done(server.admin<{ app_key: string; app_secret: string; old_until: string }>('Admin.App.ResetSecret', { id: app.id, grace: '1h' }));
  expect(answer.app_key).toBe(app.key);
  expect(answer.app_secret).not.toBe(app.secret);
  expect(Date.parse(answer.old_until)).toBeGreaterThan(Date.now() + 3_500_000);
  expect(await uses()).toEqual([null, before]);
  expect(await tokenOf(server.call, app)).toHaveLength(43);
  await until(uses, ([, old]) => String(old) > String(before));
  const renewed = { ...app, secret: answer.app_secret };
  expect(await tokenOf(server.call, renewed)).toHaveLength(43);
  await until(uses, ([newest]) => newest !== null);
  const shown = await server.admin('Admin.App.Get', { id: app.id });
  expect(JSON.stringify(shown)).not.toContain(answer.app_secret);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(answer.old_until) + 1 });
  onTestFinished(() => void vi.useRealTimers());
  await expect(tokenOf(server.call, app)).rejects.toThrow('414');
  expect(await tokenOf(server.call, renewed)).toHaveLength(43);
  await done(server.admin('Admin.App.Edit', { id: app.id, rev: Number(shown.data?.rev), app_secret: 'another-secret-of-mine' }));
  expect(await uses()).toEqual([null, null]);
});

it('without a grace the old secret and its tokens end with the answer', async () => {
  const server = await startServer();
  const app = await addApp(server);
  const access_token = await tokenOf(server.call, app);
  expect((await server.platform.database.read.selectFrom('app_token').selectAll().execute()).length).toBe(1);
  const { app_secret } = await done(server.admin<{ app_secret: string }>('Admin.App.ResetSecret', { id: app.id, grace: 'now' }));
  await expect(tokenOf(server.call, app)).rejects.toThrow('414');
  expect(await tokenOf(server.call, { ...app, secret: app_secret })).not.toBe(access_token);
  const rows = await server.platform.database.read.selectFrom('app_secret').selectAll().execute();
  expect(rows).toEqual([]);
});

it('at most two secrets live at a time', async () => {
  const server = await startServer();
  const app = await addApp(server);
  const reset = () => done(server.admin<{ app_secret: string }>('Admin.App.ResetSecret', { id: app.id, grace: '24h' }));
  const second = { ...app, secret: (await reset()).app_secret };
  const third = { ...app, secret: (await reset()).app_secret };
  await expect(tokenOf(server.call, app)).rejects.toThrow('414');
  expect(await tokenOf(server.call, second)).toHaveLength(43);
  expect(await tokenOf(server.call, third)).toHaveLength(43);
});

it('neither secret nor token stands in the database as it is', async () => {
  const server = await startServer();
  const app = await addApp(server);
  const token = await tokenOf(server.call, app);
  await done(server.admin('Admin.App.ResetSecret', { id: app.id, grace: '7d' }));
  for (const table of ['app', 'app_secret', 'app_token', 'audit'] as const) {
    const text = JSON.stringify(await server.platform.database.read.selectFrom(table).selectAll().execute());
    expect(text).not.toContain(app.secret);
    expect(text).not.toContain(token);
  }
});

it('guessing a secret is slowed down, however right the last guess is', async () => {
  const server = await startServer();
  const app = await addApp(server);
  const guess = (app_secret: string) => server.call('App.Auth.ApplyToken', { app_key: app.key, app_secret });
  const rets = new Set<number>();
  for (let tries = 0; tries < 25; tries++) rets.add((await guess(`wrong-secret-${tries}`)).ret);
  expect(rets).toEqual(new Set([414, 410]));
  expect((await guess(app.secret)).ret).toBe(410);
});

it('tokens are listed with what has become of them, and revoked one by one', async () => {
  const server = await startServer();
  const app = await addApp(server);
  const [first, second] = [await tokenOf(server.call, app), await tokenOf(server.call, app)];
  const call = async (access_token: string) => (await server.call('App.Auth.Nothing', { access_token })).ret;
  const isLive = async (token: string) => (await server.platform.apps.appOf(token)) !== null;
  expect([await isLive(first), await isLive(second), await call(first)]).toEqual([true, true, 404]);
  const tokens = async () => (await done(server.admin<ListAnswer>('Admin.App.Related', { id: app.id, list: 'tokens' }))).items;
  const [newest, oldest] = await tokens();
  expect(newest).toMatchObject({ status: 'live', issued: expect.stringMatching(/^\d{4}-.*Z$/), until: expect.stringMatching(/^\d{4}-.*Z$/), account_id: null });
  expect(JSON.stringify(await server.admin('Admin.AppToken.Get', { id: Number(newest!.id) }))).not.toContain('hash');
  expect((await server.admin('Admin.AppToken.Revoke', { id: Number(oldest!.id) })).ret).toBe(200);
  expect([await isLive(first), await isLive(second)]).toEqual([false, true]);
  await done(server.admin('Admin.App.Disable', { id: app.id }));
  expect((await tokens()).map(({ id, status }) => [id, status])).toEqual([[newest!.id, 'ended']]);
});

it('why an app was rejected stays with it until it is approved', async () => {
  const server = await startServer();
  const app = await addApp(server);
  const reason = async () => (await done(server.admin<Record<string, unknown>>('Admin.App.Get', { id: app.id }))).reject_reason;
  await done(server.admin('Admin.App.Reject', { id: app.id, reason: 'Say what it is for' }));
  expect(await reason()).toBe('Say what it is for');
  await done(server.admin('Admin.App.Pass', { id: app.id }));
  expect(await reason()).toBeFalsy();
});
