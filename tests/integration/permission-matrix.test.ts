import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PermissionAnswer } from '../../engine/core/calls/permission.ts';
import type { Access } from '../../engine/core/protocol/access.ts';
import type { Service } from '../../engine/server/kernel/call/service.ts';
import { type Caller, openServer, type TestServer } from '../helpers/server.ts';

/** Everything a stranger may call. A new row here is a decision, not an accident. */
const publicCalls = [
  'Admin.ErrorLog.Save',
  'App.Auth.ApplyToken',
  'Platform.Docs.Catalog',
  'Platform.Docs.Interface',
  'Platform.Docs.Offline',
  'Platform.Docs.OpenApi',
  'Platform.Docs.Words',
  'Platform.DocsIntro.Get',
  'Platform.Site.Query',
  'Platform.User.Captcha',
  'Platform.User.Register',
  'Platform.User.UserLogin',
  'save_error_logger',
];

let server: TestServer;
let services: Service[];
let member: Caller;
let bareAdmin: Caller;
let articleAdmin: Caller;

beforeAll(async () => {
  server = await openServer({ demo: true });
  services = server.platform.services.all();
  const add = async (username: string, level: number, nodes: string[] = []) => {
    const { data } = await server.admin<{ id: number }>('Admin.User.AddMember', { username, password: 'secret-12', level });
    if (nodes.length > 0) await server.admin('Admin.Permission.Grant', { account_id: data!.id, nodes });
    return server.login(username, 'secret-12');
  };
  member = await add('matrix_member', 100);
  bareAdmin = await add('matrix_bare', 200);
  articleAdmin = await add('matrix_article', 200, ['/platmanage/article/list']);
});
afterAll(() => server.close());

/** An unknown parameter, so that a caller who may gets 400 and nothing happens. */
const probe = (caller: Caller, name: string) => caller(name, { matrix_probe: 1 });
const of = (kind: Service['access']['kind']) => services.filter((service) => service.access.kind === kind);

describe('every call of the product', () => {
  test('is public only where the list says so', () => {
    expect(
      of('public')
        .map(({ name }) => name)
        .sort(),
    ).toEqual(publicCalls);
  });

  test('refuses strangers with 406, whether or not it exists', async () => {
    const refused = services.filter((service) => service.access.kind !== 'public').map(({ name }) => name);
    expect(refused.length).toBeGreaterThan(80);
    for (const name of [...refused, 'Admin.Nothing.Here']) expect((await probe(server.call, name)).ret, name).toBe(406);
  });

  test('lets the super admin in', async () => {
    for (const { name } of [...of('session'), ...of('permission')]) expect((await probe(server.admin, name)).ret, name).toBe(400);
  });

  test('of the back-office refuses developers, and administrators without the right', async () => {
    for (const { name } of of('permission')) {
      expect((await probe(member, name)).ret, `${name} as developer`).toBe(401);
      const everyone = (await bareAdmin<PermissionAnswer>('Admin.Permission.GetMyPermission')).data!.paths;
      const { nodes } = services.find((service) => service.name === name)!.access as Extract<Access, { kind: 'permission' }>;
      const wanted = nodes.some((node) => everyone.includes(node)) ? 400 : 401;
      expect((await probe(bareAdmin, name)).ret, `${name} without a right`).toBe(wanted);
    }
  });

  test('answers exactly the holders of one of its nodes', async () => {
    const { paths, menu, routes } = (await articleAdmin<PermissionAnswer>('Admin.Permission.GetMyPermission')).data!;
    expect(menu.flatMap((section) => section.children ?? []).map(({ path }) => path)).toEqual(['/platmanage/article/list', '/background/jobs']);
    expect(routes.some((route) => route.path === '/user/list')).toBe(true);
    for (const { name, access } of of('permission')) {
      const nodes = access.kind === 'permission' ? access.nodes : [];
      const wanted = nodes.some((node) => paths.includes(node)) ? 400 : 401;
      expect((await probe(articleAdmin, name)).ret, name).toBe(wanted);
    }
    expect((await articleAdmin('Admin.Article.List')).ret).toBe(200);
    for (const verb of ['Add', 'Edit', 'Remove', 'Hide', 'Import']) expect((await articleAdmin(`Admin.Article.${verb}`)).ret, verb).toBe(401);
  });

  test('never shows a secret, whoever asks and however', async () => {
    const canary = 'CanarySecret0123456789';
    const { data } = await server.admin<{ id: number; rev: number }>('Admin.App.Add', {
      app_key: 'canaryapp',
      app_secret: canary,
      name: 'canary',
      account_id: 1,
      limit_mode: 'unlimited',
      daily_limit: 1,
    });
    const { id, rev } = data!;
    await server.admin('Admin.App.Edit', { id, rev, name: 'canary two' });
    const answers = await Promise.all([
      server.admin('Admin.App.Get', { id }),
      server.admin('Admin.App.List'),
      server.admin('Admin.App.History', { id }),
      server.admin('Admin.App.List', { search: canary }),
      server.admin('Admin.App.List', { sort: 'app_secret' }),
      server.admin('Admin.App.List', { filters: { app_secret: canary } }),
      server.admin('Admin.User.GetMember', { id: 1 }),
      server.admin('Admin.User.GetAllMembers', { filters: { password_hash: { contains: 'a' } } }),
      server.admin('Admin.App.Export', { format: 'csv', columns: ['app_secret'] }),
    ]);
    const text = JSON.stringify(answers);
    expect(text).not.toContain(canary);
    expect(text).not.toMatch(/scrypt|password_hash":"/);
    expect(answers.map(({ ret }) => ret)).toEqual([200, 200, 200, 200, 400, 400, 200, 400, 400]);
  });
});
