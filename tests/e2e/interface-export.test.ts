import type { Download } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { computedDefinition } from '../../designer/model/build/build-definition.ts';
import { buttonNamed, bytesOf, chromiumForFile, openSite } from '../helpers/browser.ts';
import type { TestServer } from '../helpers/server.ts';
import { done } from '../plugins/apps/open-caller.ts';

const browser = chromiumForFile();
let server: TestServer;
beforeAll(async () => {
  server = await openSite();
  for (const [service, module] of [
    ['Tool.Calc.Add', '计算'],
    ['Tool.Calc.Double', '计算'],
    ['Shop.Order.Sum', '订单'],
  ] as const) {
    const definition = { ...computedDefinition(service, { a: 'integer' }, { sum: ['add', 'a', 'a'] }), module };
    await done(server.admin('Admin.Interface.Save', { definition }));
  }
});
afterAll(() => server?.close());

const textOf = async (download: Promise<Download>) => String(await bytesOf(await download));
const services = (document: { paths: object }) =>
  Object.keys(document.paths)
    .map((path) => path.slice('/api/'.length))
    .filter((service) => service !== 'App.Auth.ApplyToken');

test('interfaces are exported from the list: one, a selection, a module or all, in either version and format', async () => {
  const page = await browser.open(server, { as: server.admin, path: '/techzones/design/list' });
  const dialog = page.getByRole('dialog');
  const press = () => dialog.getByRole('button', { name: buttonNamed('下载') }).click();
  const row = (service: string) => page.getByRole('row', { name: new RegExp(service.replaceAll('.', '[.]')) });

  await row('Shop.Order.Sum')
    .getByRole('button', { name: buttonNamed('导出') })
    .click();
  await dialog.getByText('Shop.Order.Sum').waitFor();
  const one = page.waitForEvent('download');
  await press();
  expect((await one).suggestedFilename()).toBe('Shop.Order.Sum.openapi.json');
  const document = JSON.parse(await textOf(one));
  expect([document.openapi, document.servers, services(document)]).toEqual(['3.1.0', [{ url: server.address }], ['Shop.Order.Sum']]);
  await dialog.waitFor({ state: 'detached' });

  for (const service of ['Tool.Calc.Add', 'Shop.Order.Sum']) await row(service).getByRole('checkbox').check();
  await page.locator('.bulk-bar').getByRole('button', { name: '导出 OpenAPI' }).click();
  await dialog.getByText('选中的 2 个接口').waitFor();
  await dialog.getByRole('radio', { name: 'OpenAPI 3.0' }).check();
  await dialog.getByRole('radio', { name: 'YAML' }).check();
  const some = page.waitForEvent('download');
  await press();
  const yaml = parse(await textOf(some));
  expect([yaml.openapi, services(yaml)]).toEqual(['3.0.3', ['Tool.Calc.Add', 'Shop.Order.Sum']]);
  await dialog.waitFor({ state: 'detached' });

  await page.getByRole('button', { name: '导出 OpenAPI' }).first().click();
  await dialog.getByText('全部接口（3）').waitFor();
  await dialog.getByRole('combobox', { name: '导出范围' }).click();
  await page.getByTitle('计算（2）').click();
  const ofModule = page.waitForEvent('download');
  await press();
  expect(services(JSON.parse(await textOf(ofModule)))).toEqual(['Tool.Calc.Add', 'Tool.Calc.Double']);
});
