import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { enter } from '../helpers/accounts.ts';
import { chromiumForFile, openSite, toast } from '../helpers/browser.ts';
import { type Caller, type TestServer, until } from '../helpers/server.ts';
import { leaflet, press } from '../plugins/background/press.ts';

const browser = chromiumForFile();
let server: TestServer;
let developer: { id: number; call: Caller };
beforeAll(async () => {
  server = await openSite({ plugins: [{ manifest: { name: 'press', dependsOn: [] }, server: press }] });
  developer = await enter(server, 'developer', 100);
  writeFileSync(join(server.schemas, 'leaflet.json'), JSON.stringify(leaflet));
  await until(
    () => server.admin('Admin.Leaflet.List'),
    ({ ret }) => ret === 200,
  );
});
afterAll(() => server.close());

const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ });
const appOf = async (name: string) => {
  const app_secret = 'abcdefgh12345678abcdefgh12345678';
  const { data } = await server.admin('Admin.App.Add', { name, app_key: name, app_secret, account_id: developer.id, limit_mode: 'unlimited', daily_limit: 1 });
  return Number(data!.id);
};
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
/** What stands behind "more" at the end of a row. */
async function more(page: Page, name: string, item: string): Promise<void> {
  await row(page, name).getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

test('a message reaches the open page of the developer, who opens it from the bell', async () => {
  const id = await appOf('weather');
  const page = await browser.open(server, { as: developer.call, address: '/console/apps', language: 'en' });
  await page.getByRole('row', { name: /weather/ }).waitFor();
  expect((await server.admin('Admin.App.Pass', { id })).ret).toBe(200);
  await page.getByRole('menuitem', { name: /Account ?1/ }).waitFor();
  await page.getByRole('button', { name: 'Notifications 1' }).click();
  await page.getByRole('button', { name: 'Your app “weather” has been approved and can call interfaces' }).click();
  await page.waitForURL(`**/console/apps/view/${id}`);
  await page.getByRole('button', { name: 'Notifications', exact: true }).waitFor();
});

test('the message center keeps what was read, has a trash, and leads to what a message is about', async () => {
  const [first, second] = [await appOf('first'), await appOf('second')];
  for (const id of [first, second]) await server.admin('Admin.App.Reject', { id, reason: 'too short' });
  const page = await browser.open(server, { as: developer.call, address: '/console/', language: 'en' });
  await bell(page).click();
  await page.getByRole('button', { name: 'All messages' }).click();
  await page.getByRole('heading', { name: 'Message center' }).waitFor();

  await more(page, 'first', 'Move to trash');
  // What was thrown away is not among all.
  await page.getByRole('button', { name: /^All ?2$/ }).click();
  await row(page, 'first').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: /^Trash ?1$/ }).click();
  await row(page, 'second').waitFor({ state: 'detached' });
  await row(page, 'first').getByRole('button', { name: 'Restore' }).click();
  await row(page, 'first').waitFor({ state: 'detached' });

  await page.getByRole('button', { name: /^Unread ?1$/ }).click();
  // The button is done with what it says; the keyboard stays with the message.
  await page.getByRole('button', { name: /^All ?\d$/ }).click();
  await row(page, 'second').getByRole('button', { name: 'Mark as read' }).press('Enter');
  await row(page, 'second').getByRole('button', { name: 'Mark as read' }).waitFor({ state: 'detached' });
  await expect.poll(() => row(page, 'second').evaluate((tr) => tr.contains(document.activeElement))).toBe(true);
  await more(page, 'second', 'Go to page');
  await page.waitForURL(`**/console/apps/view/${second}`);
  await page.getByRole('button', { name: 'Notifications', exact: true }).waitFor();
});

test('an action that is a job shows how far it is, is cancelled there, and tells when it is through', async () => {
  await server.admin('Admin.Leaflet.Add', { title: 'spring' });
  const page = await browser.open(server, { as: server.admin, path: '/leaflet/list', language: 'en' });
  const print = async (pages: string) => {
    await more(page, 'spring', 'Print');
    await page.getByRole('dialog').getByLabel('Pages').fill(pages);
    await page.getByRole('dialog').getByRole('button', { name: 'Print' }).click();
  };
  await print('0');
  await page.getByRole('dialog').getByRole('progressbar').waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await toast(page, 'Stopped: Print').waitFor();
  await print('3');
  await page.getByRole('button', { name: /^Notifications \d/ }).click();
  await page.getByRole('button', { name: '“Leaflet: print” is finished' }).click();
  await page.waitForURL('**/admin/background/jobs/view/*');
  await page.getByText('Done', { exact: true }).first().waitFor();
});
