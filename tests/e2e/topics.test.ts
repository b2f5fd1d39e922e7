import type { Page } from 'playwright-core';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { snippets } from '../../plugins/topics/web/snippets.ts';
import { enter } from '../helpers/accounts.ts';
import { buttonNamed, chromiumForFile, openSite } from '../helpers/browser.ts';
import { type Caller, type TestServer, until } from '../helpers/server.ts';
import { addApp, done } from '../plugins/apps/open-caller.ts';
import { type Got, receiver } from '../plugins/topics/receiver.ts';

const browser = chromiumForFile();
let server: TestServer;
let ann: { id: number; call: Caller };

beforeAll(async () => {
  vi.stubEnv('PORTICO_OUTBOUND_ALLOW', '127.0.0.1');
  server = await openSite();
  ann = await enter(server, 'ann', 100);
  await addApp(server, { account_id: ann.id, name: 'Till' });
  const schema = { type: 'object', required: ['order'], properties: { order: { type: 'integer' } } };
  await done(server.admin('Admin.Topic.Add', { name: 'parcel.sent', title: '包裹已发出', title_en: 'Parcel sent', schema, sample: { order: 7 } }));
});
afterAll(async () => {
  await server?.close();
  vi.unstubAllEnvs();
});

const act = async (page: Page, row: string, action: string) => {
  await page.getByRole('row').filter({ hasText: row }).getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
};
const choose = async (page: Page, field: string, value: string) => {
  await page.getByRole('combobox', { name: field }).fill(value);
  await page.locator('.ant-select-item-option').filter({ hasText: value, visible: true }).click();
};

/** What was refused is tried a last time now instead of ten hours later. */
const lastAttempt = async () => {
  const due = { next_at: new Date(0).toISOString(), attempts: 9 };
  const waiting = await server.platform.database.transact((query) =>
    query.updateTable('delivery').set(due).where('status', '=', 'waiting').where('attempts', '=', 1).executeTakeFirst(),
  );
  return Number(waiting.numUpdatedRows);
};

test('a developer subscribes and tries it out, an administrator approves, publishes and sends again', async () => {
  let status = 204;
  const { got, came, url } = await receiver((response) => void response.writeHead(status).end());
  const portal = await browser.open(server, { as: ann.call, address: '/console/topics/subscriptions/add', language: 'en' });
  await choose(portal, 'Topic', 'parcel.sent');
  await choose(portal, 'App', 'Till');
  await portal.getByRole('textbox', { name: 'Callback URL' }).fill(url);
  await portal.getByRole('button', { name: buttonNamed('OK') }).click();
  const once = portal.getByRole('dialog').filter({ hasText: 'whsec_' });
  const secret = /whsec_[\w+/=]+/.exec((await once.textContent()) ?? '')![0];
  await once.getByRole('button', { name: 'I have saved it' }).click();
  const verified = ({ headers, body }: Got) => new Webhook(secret).verify(body, headers as Record<string, string>);

  const page = await browser.open(server, { as: server.admin, path: '/platmanage/message-queue/list', language: 'en' });
  await act(page, url, 'Approve');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: buttonNamed('Approve') })
    .click();
  await page.getByRole('row').filter({ hasText: url }).getByText('Approved', { exact: true }).waitFor();

  await portal.goto(`${server.address}/console/topics/subscriptions`);
  await act(portal, url, 'Verification code');
  for (const { name, code } of snippets) {
    await portal.getByRole('tab', { name, exact: true }).click();
    expect(await portal.getByRole('tabpanel', { name, exact: true }).textContent()).toContain(code.split('\n')[0]);
  }
  await portal.keyboard.press('Escape');
  await portal.getByRole('dialog').waitFor({ state: 'detached' });
  await act(portal, url, 'Test push');
  await came(1);
  expect(verified(got[0]!)).toEqual(got[0]!.event);

  // One that was refused is sent again by hand.
  status = 500;
  await page.goto(`${server.address}/admin/platmanage/message-queue/setting`);
  await act(page, 'parcel.sent', 'Publish');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: buttonNamed('Publish') }).click();
  await dialog.getByText(/does not meet the schema of the topic: required: order/).waitFor();
  await dialog.locator('textarea').first().focus();
  await page.keyboard.press('Control+A');
  await page.keyboard.insertText('{"order":8}');
  await dialog.getByRole('button', { name: buttonNamed('Publish') }).click();
  await came(2);
  await until(lastAttempt, (updated) => updated > 0);
  await came(3);
  status = 204;
  await page.goto(`${server.address}/admin/platmanage/message-queue/dead`);
  await page.getByRole('row').filter({ hasText: '500' }).getByRole('checkbox').check();
  await page
    .getByRole('button', { name: buttonNamed('Send again') })
    .first()
    .click();
  await dialog.getByRole('button', { name: buttonNamed('Send again') }).click();
  await came(4);
  expect(got[3]!.id).toBe(got[1]!.id);
  expect(verified(got[3]!)).toMatchObject({ data: { order: 8 } });
});
