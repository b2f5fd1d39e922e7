import { afterAll, beforeAll, expect, test } from 'vitest';
import { enter, memberPassword } from '../helpers/accounts.ts';
import { buttonNamed, chromiumForFile, openSite, toast } from '../helpers/browser.ts';
import type { TestServer } from '../helpers/server.ts';

const browser = chromiumForFile();
let server: TestServer;
beforeAll(async () => {
  server = await openSite();
});
afterAll(() => server.close());

test.each([
  [406, 'signed out elsewhere', 'Platform.User.Logout'],
  [408, 'ended by an administrator', 'Admin.User.Disable'],
])('a session that answers %i, %s, leads over the login page back to the form and its draft', async (ret, _how, service) => {
  const { id, call } = await enter(server, `editor${ret}`, 200);
  expect(
    (await server.admin('Admin.Permission.Grant', { account_id: id, nodes: ['/platmanage/configuration/add', '/platmanage/configuration/list'] })).ret,
  ).toBe(200);
  const page = await browser.open(server, { as: call, path: '/platmanage/configuration/add' });
  await page.getByLabel('配置名称').fill(`mail.host${ret}`);
  await page.getByLabel('配置值').fill('smtp.example.com');
  if (ret === 406) await call(service);
  else {
    await server.admin(service, { id });
    await server.admin('Admin.User.Enable', { id });
  }
  // The server tells the open page at once; nobody has to click first.
  await page.waitForURL(/\/admin\/login\?redirect=/);
  await page.getByRole('alert').getByText('请重新登录').waitFor();

  await page.locator('[name=username]').fill(`editor${ret}`);
  await page.locator('[name=password]').fill(memberPassword);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/platmanage\/configuration\/add$/);
  await page.getByText(/未保存的草稿，涉及：配置名称、配置值/).waitFor();
  await page.getByRole('button', { name: '恢复草稿' }).click();
  expect(await page.getByLabel('配置值').inputValue()).toBe('smtp.example.com');
  await page.getByRole('button', { name: buttonNamed('确定') }).click();
  await toast(page, '保存成功').waitFor();
  await page.getByRole('row', { name: new RegExp(`mail.host${ret}`) }).waitFor();

  await page.goto(`${server.address}/admin/platmanage/configuration/add`);
  await page.getByLabel('配置名称').waitFor();
  expect(await page.getByText(/未保存的草稿/).count()).toBe(0);
});
