import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chromiumForFile, openSite } from '../helpers/browser.ts';
import type { TestServer } from '../helpers/server.ts';

const browser = chromiumForFile();
let server: TestServer;
let order: number;
beforeAll(async () => {
  server = await openSite({ apps: ['garden'] });
  for (const name of ['Aster', 'Birch', 'Cedar']) await server.admin('Admin.Plant.Add', { name });
  const question = { title: 'Answers 502', kind: 'technical', content: 'Since this morning.', account_id: 1 };
  order = Number((await server.admin('Admin.WorkOrder.Add', question)).data?.id);
  for (let turn = 1; turn <= 11; turn++) await server.admin('Admin.WorkReply.Add', { work_order_id: order, content: `Reply ${turn}` });
});
afterAll(() => server.close());

const focusedText = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent?.trim() ?? '');

/** Tab until something of this name has the focus. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let steps = 0; steps < 80; steps++) {
    await page.keyboard.press('Tab');
    if (name.test(await focusedText(page))) return;
  }
  throw new Error(`nothing named ${name} was reached by Tab`);
}

const card = (page: Page, name: string) => page.locator('[data-row-key]').filter({ hasText: name });

test.each([
  ['Table', 'list-row', 'list-row-active'],
  ['Tree', 'tree-cell', 'list-row-active'],
  ['Gallery', 'gallery-card', 'gallery-card-active'],
  ['Board', 'board-card', 'board-card-active'],
])('a list drawn as %s is searched, walked, chosen from, opened and emptied by keys', async (look, drawn, active) => {
  const page = await browser.open(server, { as: server.admin, path: '/plant/list', language: 'en' });
  await card(page, 'Aster').waitFor();
  await page.getByRole('button', { name: look, exact: true }).press('Enter');
  await page.locator(`.${drawn}`).filter({ hasText: 'Aster' }).waitFor();
  await page.locator('#p-content').focus();
  const current = page.locator(`.${active}`);

  await page.keyboard.press('j');
  await current.filter({ hasText: 'Aster' }).waitFor();
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await page.getByText('1 selected').waitFor();
  await page.keyboard.press('k');
  await page.keyboard.press('x');
  await page.getByText('2 selected').waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('heading', { name: 'Aster' }).waitFor();
  expect(page.url()).toMatch(/[?&]open=\d+/);
  await page.keyboard.press('j');
  await page.getByRole('dialog').getByRole('heading', { name: 'Birch' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await tabTo(page, /^Clear$/);
  await page.keyboard.press('Enter');
  await page.getByText('2 selected').waitFor({ state: 'detached' });

  await page.keyboard.press('/');
  await page.keyboard.type('nowhere');
  await page.keyboard.press('Enter');
  await page.getByText('No match').waitFor();
  await page.waitForURL(/[?&]q=nowhere/);
  await tabTo(page, /^Clear filters$/);
  await page.keyboard.press('Enter');
  await card(page, 'Cedar').waitFor();
  expect(new URL(page.url()).search).toBe('');

  await page.locator('#p-content').focus();
  await page.keyboard.press('j');
  await current.waitFor();
  await page.keyboard.press('e');
  await page.waitForURL(/\/plant\/edit\/\d+/);
});

test('a dashboard is narrowed, given other days and read as a table by keys', async () => {
  const page = await browser.open(server, { as: server.admin, path: '/techzones/apistats/port', language: 'en' });
  await page.getByRole('heading', { name: 'Calls', exact: true }).waitFor();
  await tabTo(page, /^Interface$/);
  await page.keyboard.type('Shop.Stock.Double');
  await tabTo(page, /^Search$/);
  await page.keyboard.press('Enter');
  await page.waitForURL(/Shop\.Stock\.Double/);
  await tabTo(page, /^Range$/);
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await page.waitForURL(/[?&]range=30d/);
  await page.goto(`${server.address}/admin/home`);
  await page.locator('summary').first().waitFor();
  await tabTo(page, /^Show the table$/);
  await page.keyboard.press('Enter');
  await page.locator('details[open] table').waitFor();
  await page.locator('#p-content').focus();
  await tabTo(page, /^Apps$/);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/application\/list/);
});

test('a thread is turned over and answered by keys', async () => {
  const page = await browser.open(server, { as: server.admin, path: `/platmanage/api-usb-workorder/info/${order}`, language: 'en' });
  await page.getByText('Reply 10').waitFor();
  await tabTo(page, /^Next page$/);
  await page.keyboard.press('Enter');
  await page.getByText('Reply 11').waitFor();
  await tabTo(page, /^Reply$/);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Text').waitFor();
  await dialog.getByLabel('Text').focus();
  await page.keyboard.type('It is back.');
  await page.keyboard.press('Control+Enter');
  await dialog.waitFor({ state: 'detached' });
  await page.getByText('It is back.').waitFor();
  await expect.poll(() => focusedText(page)).toBe('Reply');
});
