import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeOnDatabases } from '../../helpers/databases.ts';
import { openServer, type TestServer } from '../../helpers/server.ts';

const picture = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==', 'base64');

describeOnDatabases('the introduction of the docs', (place) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openServer({ database: await place.config() });
  });
  afterAll(() => server.close());

  test('shows its pictures to visitors for as long as it is shown to them itself', async () => {
    const { admin, address, call } = server;
    const { data } = await admin<{ url: string }>('Admin.File.Upload', { file: new File([picture], 'intro.png', { type: 'image/png' }), kind: 'image' });
    const seen = async () => [(await fetch(`${address}${data?.url}`)).status, (await call('Platform.DocsIntro.Get')).ret];
    const edit = async (values: Record<string, string | boolean>) => {
      const { data: stored } = await admin<{ rev: number }>('Admin.SiteConfig.Get');
      return (await admin('Admin.SiteConfig.Edit', { rev: stored?.rev, ...values })).ret;
    };
    expect(await seen()).toEqual([404, 200]);
    expect(await edit({ intro: `![](${data?.url})` })).toBe(200);
    expect(await seen()).toEqual([200, 200]);
    expect((await call('Platform.DocsIntro.Get')).data).not.toHaveProperty('is_locked');
    expect(await edit({ is_locked: true, view_password: 'open-sesame' })).toBe(200);
    expect(await seen()).toEqual([404, 404]);
  });
});
