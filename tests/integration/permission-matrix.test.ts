import { Pool } from 'undici';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PermissionAnswer } from '../../engine/core/calls/permission.ts';
import type { Service } from '../../engine/server/kernel/call/service.ts';
import type { AppRecord } from '../../engine/server/kernel/ports/app-gate.ts';
import { grantedOperation, grantedPage, makeRoles, type Role } from '../helpers/roles.ts';
import { type Caller, openServer, type TestServer } from '../helpers/server.ts';

let server: TestServer;
let services: Service[];
let roles: Record<string, Role>;

beforeAll(async () => {
  server = await openServer({ demo: true });
  services = server.platform.services.all();
  roles = await makeRoles(server);
});
afterAll(() => server.close());

/** An unknown parameter, so that a caller who may gets 400 and nothing happens. */
const probe = { matrix_probe: '1' };

/** Of some seven thousand calls a new connection for each would be half the work. */
async function answersOf({ token }: Caller, names: readonly string[]): Promise<Record<string, number>> {
  const pool = new Pool(server.address, { connections: 8 });
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const answers = names.map(async (service): Promise<[string, number]> => {
    const body = String(new URLSearchParams({ service, ...(token && { access_token: token }), ...probe }));
    const answer = (await (await pool.request({ path: '/api/', method: 'POST', headers, body })).body.json()) as { ret: number };
    return [service, answer.ret];
  });
  return Object.fromEntries(await Promise.all(answers).finally(() => pool.close()));
}

/** What such a caller is answered before anything is done. @param held the nodes of the back-office that are theirs */
function wanted(role: Role, held: readonly string[], { access, name }: Service, app: AppRecord): number {
  switch (access.kind) {
    case 'public':
      return 400;
    case 'app':
      // A session opens no interface, and one that is hidden is none to anybody.
      if (role.level !== null || !role.isApp) return access.visibility === 'hidden' ? 404 : 406;
      return server.platform.apps.mayUse(app, services.find((one) => one.name === name)!) ? 400 : access.visibility === 'hidden' ? 404 : 401;
    case 'session':
      if (role.level === null) return role.refusedWith;
      return role.level >= (access.minLevel ?? 0) ? 400 : 401;
    case 'permission':
      if (role.level === null) return role.refusedWith;
      if (role.level === 255) return 400;
      return role.level >= Math.max(200, access.minLevel ?? 0) && access.nodes.some((node) => held.includes(node)) ? 400 : 401;
  }
}

describe('every call of the product', () => {
  test('answers each of thirteen roles as its access says, whether or not it exists', async () => {
    expect(Object.keys(roles).length).toBe(13);
    expect(services.length).toBeGreaterThan(300);
    const mine = roles['personal developer'];
    const { items } = (await mine!.call<{ items: { app_key: string }[] }>('Platform.MyApp.List')).data!;
    const app = (await server.platform.apps.app(items[0]!.app_key))!;
    const names = services.map(({ name }) => name);
    for (const [title, role] of Object.entries(roles)) {
      const { paths = [] } = (await role.call<PermissionAnswer>('Admin.Permission.GetMyPermission')).data ?? {};
      const expected = Object.fromEntries(services.map((service) => [service.name, wanted(role, paths, service, app)]));
      expect(await answersOf(role.call, names), title).toEqual(expected);
      const unknown = (await role.call('Admin.Nothing.Here', probe)).ret;
      // It could be a hidden interface, which no session opens.
      expect(unknown, `a call that is none as ${title}`).toBe(role.level === null ? 406 : 404);
    }
  });

  test('is granted with its page or by itself, to an account or a level, and to nobody else', async () => {
    const held = async (title: string) => (await roles[title]!.call<PermissionAnswer>('Admin.Permission.GetMyPermission')).data!;
    const everyones = (await held('administrator')).paths;
    const [paged, auditor, everything] = [
      await held('administrator with a page'),
      await held('administrator whose level has an operation'),
      await held('administrator with everything'),
    ];
    expect(paged.paths.filter((path) => !everyones.includes(path))).toEqual([grantedPage]);
    expect(paged.menu.flatMap((section) => section.children ?? []).map(({ path }) => path)).toEqual([grantedPage, '/background/jobs']);
    expect(paged.routes.some((route) => route.path === '/user/list')).toBe(true);
    expect(auditor.paths.filter((path) => !everyones.includes(path))).toEqual([grantedOperation]);
    expect(everything.paths.length).toBeGreaterThan(200);
    const article = roles['administrator with a page']!.call;
    expect((await article('Admin.Article.List')).ret).toBe(200);
    for (const verb of ['Add', 'Edit', 'Remove', 'Hide', 'Import']) expect((await article(`Admin.Article.${verb}`)).ret, verb).toBe(401);
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
