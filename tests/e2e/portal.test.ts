import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { violationsOf } from '../helpers/axe.ts';
import { chromiumForFile, openSite } from '../helpers/browser.ts';
import type { TestServer } from '../helpers/server.ts';

const browser = chromiumForFile();
let server: TestServer;
beforeAll(async () => {
  server = await openSite({ demo: true });
});
afterAll(() => server.close());

describe('the portal', () => {
  test.each([
    [1440, 'light'],
    [375, 'dark'],
  ] as const)('is sound to axe and no wider than its page, at %i in the %s', async (width, colorScheme) => {
    const page = await browser.open(server, { address: '/', width, height: 800, colorScheme });
    for (const template of ['classic', 'search', 'showcase']) {
      const { data } = await server.admin<{ rev: number }>('Admin.SiteConfig.Get');
      await server.admin('Admin.SiteConfig.Edit', { rev: data?.rev, template });
      for (const address of template === 'classic' ? ['/', '/articles', '/articles/1', '/search?q=curl', '/docs'] : ['/']) {
        await page.goto(server.address + address);
        await page.getByRole('main').first().waitFor();
        expect(await violationsOf(page), `${address} as ${template}`).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth), address).toBeLessThanOrEqual(width);
      }
    }
  });

  test('keeps language and theme, and knows who has signed in', async () => {
    const page = await browser.open(server, { address: '/' });
    await page.getByRole('link', { name: 'English' }).click();
    await page.getByRole('heading', { name: 'Latest articles' }).waitFor();
    await page.getByRole('button', { name: 'Light or dark' }).click();
    await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Articles' }).click();
    await page.getByRole('heading', { name: 'Articles', level: 1 }).waitFor();
    expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');
    await page.context().addCookies([{ name: 'token', value: server.admin.token, url: server.address }]);
    await page.goto(server.address);
    await page.getByRole('link', { name: 'Console', exact: true }).waitFor();
  });

  test('offers no form and no way to one while registration is closed', async () => {
    const settle = async (registration_open: boolean) => {
      const { data } = await server.admin<{ rev: number }>('Admin.SiteConfig.Get');
      await server.admin('Admin.SiteConfig.Edit', { rev: data?.rev, registration_open });
    };
    await settle(false);
    const page = await browser.open(server, { address: '/register', language: 'zh_cn' });
    await page.getByRole('heading', { name: '注册已关闭' }).waitFor();
    expect(await page.locator('[name=username]').isVisible()).toBe(false);
    expect(await violationsOf(page)).toEqual([]);
    await page.goto(`${server.address}/docs`);
    await page.getByRole('banner').getByRole('link', { name: '登录' }).waitFor();
    expect(await page.locator('a[href^="/register"]').count()).toBe(0);
    await settle(true);
  });

  test('shows beside its settings what they come to', async () => {
    const page = await browser.open(server, { path: '/platmanage/globalconfig/siteconfig', as: server.admin });
    await page.getByLabel('项目名称').fill('Beside');
    await page.frameLocator('.page-preview iframe').getByRole('heading', { name: 'Beside' }).waitFor();
    await page.getByRole('radio', { name: '橱窗：广告图优先' }).check();
    await page.frameLocator('.page-preview iframe').locator('body[data-template=showcase]').waitFor();
  });
});
