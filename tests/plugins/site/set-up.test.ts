import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ListAnswer } from '../../../engine/core/answers/list-answer.ts';
import { enter } from '../../helpers/accounts.ts';
import { describeOnDatabases } from '../../helpers/databases.ts';
import { openServer, type TestServer } from '../../helpers/server.ts';
import { done } from '../apps/open-caller.ts';

describeOnDatabases('the first settings', (place) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openServer({ database: await place.config(), demo: true });
  });
  afterAll(() => server.close());

  const isRequested = async () => (await done(server.admin<{ needs_setup: boolean }>('Admin.Demo.Get'))).needs_setup;

  test('name the site, choose a password and remove the demo data, of the super admin alone, and are asked for once', async () => {
    expect(await isRequested()).toBe(true);
    const clerk = await enter(server, 'clerk', 200);
    await done(server.admin('Admin.Permission.Grant', { account_id: clerk.id, nodes: ['/setup', '/setup#*'] }));
    expect((await clerk.call('Admin.SiteSetup.SetUp', { title: 'Theirs' })).ret).toBe(401);
    const wrong = { change_password: true, old_password: 'not-it', password: 'Brook-Meadow-41', password_confirm: 'Brook-Meadow-41' };
    const refused = await server.admin('Admin.SiteSetup.SetUp', { title: 'Harbour', ...wrong, demo: 'remove' });
    expect(refused).toMatchObject({ ret: 400, data: { errors: [{ field: 'old_password' }] } });
    expect(await isRequested()).toBe(true);
    expect((await done(server.admin<ListAnswer>('Admin.Article.List'))).items).not.toEqual([]);

    expect((await server.admin('Admin.SiteSetup.SetUp', { title: 'Harbour', demo: 'remove' })).ret).toBe(200);
    expect(await (await fetch(server.address)).text()).toContain('<title>Harbour');
    expect((await done(server.admin<ListAnswer>('Admin.Article.List'))).items).toEqual([]);
    expect((await server.admin('Admin.Demo.Get')).data).toEqual({ has_demo: false, needs_setup: false });
  });
});
