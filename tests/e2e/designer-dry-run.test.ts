import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { computedDefinition, emptyDefinition } from '../../designer/model/build/build-definition.ts';
import { crudDefinitions } from '../../designer/model/build/crud-definitions.ts';
import type { InterfaceDefinition } from '../../designer/model/types/definition.ts';
import { drawn } from '../designer/nodes/drawn.ts';
import { buttonNamed, chromiumForFile, openSite, toast } from '../helpers/browser.ts';
import { designAddress, leaveFull, nodeOf, storeDraft, storedDraft } from '../helpers/designer.ts';
import type { TestServer } from '../helpers/server.ts';

const browser = chromiumForFile();
let server: TestServer;
beforeAll(async () => {
  server = await openSite();
});
afterAll(() => server.close());

const open = async (definition: InterfaceDefinition): Promise<{ page: Page; id: number }> => {
  const id = await storeDraft(server, definition);
  const page = await browser.open(server, { as: server.admin, path: designAddress(id) });
  await page.locator('.react-flow__node').first().waitFor();
  return { page, id };
};

test('the list of what can be added finds published interfaces, tables and commands by their words', async () => {
  const [list] = crudDefinitions(
    { namespace: 'Shop', class: 'Trial', title: '试用商品' },
    { name: 'trial_goods', columns: [{ name: 'name', type: 'string' }] },
  );
  const published = await storeDraft(server, list!);
  await server.admin('Admin.Interface.Publish', { id: published });
  const { page } = await open(computedDefinition('App.Trial.Find', { a: 'integer' }, { b: ['add', 'a', 'a'] }));
  const search = async (words: string) => {
    await page.locator('.design-canvas').focus();
    await page.keyboard.press('/');
    const list = page.getByRole('dialog', { name: '添加节点' });
    await list.getByRole('combobox').fill(words);
    return list.getByRole('option').first();
  };
  expect(await (await search('试用商品')).textContent()).toContain('试用商品');
  await page.keyboard.press('Escape');
  await (await search('trial_goods')).filter({ hasText: 'trial_goods' }).waitFor();
  await page.keyboard.press('Escape');
  await (await search('自动布局')).click();
  await page.getByRole('dialog', { name: '添加节点' }).waitFor({ state: 'detached' });
});

test('a tab keeps its name after a reload, code is published by its key, and an example of 3,000 members adds to what is there', async () => {
  const { page, id } = await open({ ...computedDefinition('App.Trial.Name', { a: 'integer' }, { b: ['add', 'a', 'a'] }), title: '名字在这里' });
  await leaveFull(page);
  const tab = page.locator('.p-tab-active');
  await tab.getByText('名字在这里').waitFor();
  await page.goto(`${server.address}/admin/home`);
  await page.locator('.p-tab', { hasText: '名字在这里' }).waitFor();
  await page.goBack();
  await page.locator('.design-inspector').getByRole('button', { name: '由 JSON 生成' }).first().click();
  const dialog = page.getByRole('dialog');
  const members = Object.fromEntries(Array.from({ length: 3000 }, (_, index) => [`field_${index}`, index]));
  await dialog.getByLabel('粘贴一段示例 JSON').fill(JSON.stringify(members));
  await dialog.getByText('将得到 3000 项').waitFor();
  await dialog.getByRole('button', { name: /采用/ }).click();
  await page.getByRole('textbox', { name: '参数名' }).nth(1).waitFor();
  // A hundred rows are drawn, the others with a press.
  expect(await page.locator('.design-parameters').first().locator('[data-row]').count()).toBe(100);
  await page.keyboard.press('Control+z');
  await expect.poll(() => page.locator('.design-parameters').first().locator('[data-row]').count()).toBe(1);
  await page.getByRole('tab', { name: '代码' }).click();
  await page.locator('.design-dock .monaco-editor textarea, .design-dock .monaco-editor .native-edit-context').first().focus();
  await page.keyboard.press('Control+Enter');
  await expect.poll(async () => (await storedDraft(server, id)).status, { timeout: 30_000 }).toBe('published');
});

test('the three steps ask for parameters and fields, take that there are none, show the path of the file, and list the own files first', async () => {
  const empty = emptyDefinition('App.Trial.Steps');
  const { page } = await open({
    ...empty,
    title: '三步',
    module: '试用',
    flow: { ...empty.flow, nodes: [{ id: 'return', type: 'return', settings: {}, position: { x: 0, y: 0 } }] },
  });
  await page.getByText('表单', { exact: true }).click();
  const body = page.locator('.design-form-body');
  const next = page.getByRole('button', { name: '下一步：生成代码' });
  await next.click();
  await toast(page, '请添加参数，或勾选“没有参数”').first().waitFor();
  await body.getByRole('checkbox', { name: '没有参数' }).check();
  await next.click();
  await toast(page, '请添加返回字段，或勾选“不返回数据”').first().waitFor();
  await body.getByRole('checkbox', { name: '不返回数据' }).check();
  await body.getByLabel('文件路径').fill('src/shop');
  await next.click();
  await body.getByRole('button', { name: '生成代码' }).click();
  await page.getByRole('button', { name: '下一步：保存代码' }).click();
  await body.locator('.design-list code').first().getByText('src/shop/').waitFor();
  expect(await body.locator('.design-list').first().locator('code').allTextContents()).not.toContainEqual(expect.stringContaining('portico/'));
});

test('what is wrong is said once at its node, with the setting and what to do; the fix takes the type that is needed', async () => {
  const definition = computedDefinition(
    'App.Trial.Wrong',
    { names: { type: 'array', required: true, items: { type: 'string' } } },
    { first: ['first', 'names'] },
  );
  const { page, id } = await open({ ...definition, returns: [{ name: 'first', type: 'integer' }] });
  const diagnostic = nodeOf(page, 'return').locator('.design-step-diagnostic');
  await diagnostic.waitFor();
  expect(await diagnostic.count()).toBe(1);
  await page.getByRole('tab', { name: /问题/ }).click();
  await page.getByRole('tabpanel').getByRole('button', { name: '把返回字段 first 改为文本' }).first().click();
  await diagnostic.waitFor({ state: 'detached' });
  await page.keyboard.press('Control+s');
  await expect.poll(async () => (await storedDraft(server, id)).definition.returns[0]?.type).toBe('string');
  await page
    .getByRole('button')
    .filter({ hasText: buttonNamed('发布') })
    .waitFor();
});

test('a run reads the configuration of the environment that is chosen; one without its secret is refused, and what differs is promoted', async () => {
  await server.admin('Admin.Configuration.Add', { name: 'trial.host', value: 'prod.example', dev_value: 'dev.example' });
  await server.admin('Admin.Configuration.Add', { name: 'trial.key', secret: '1', secret_value: 'of-prod-only' });
  const host = { type: 'config', settings: { name: 'trial.host' } };
  const key = { type: 'config', settings: { name: 'trial.key' } };
  const plain = drawn({ service: 'App.Trial.Host', nodes: { host }, edges: ['host.value -> return.host'] });
  const { page } = await open(plain);
  await page.keyboard.press('Control+r');
  const answer = page.getByRole('region', { name: '返回结果' });
  await answer.getByText('dev.example').first().waitFor();
  const choose = async (name: string) => {
    await page.getByLabel('环境', { exact: true }).click();
    await page.locator('.ant-select-item-option').filter({ hasText: name }).click();
  };
  await choose('生产');
  await page.keyboard.press('Control+r');
  await answer.getByText('prod.example').first().waitFor();
  await choose('测试');
  const ask = { type: 'http', settings: { method: 'GET', url: 'https://api.example.com/rates', inputs: [{ port: 'X-Key', in: 'header' }] } };
  const sealed = drawn({ service: 'App.Trial.Key', nodes: { key, ask }, edges: ['key.value -> ask.X-Key', 'ask.status -> return.status'] });
  // Remembered from one interface to the next.
  await page.goto(`${server.address}/admin${designAddress(await storeDraft(server, sealed))}`);
  await page.locator('.react-flow__node').first().waitFor();
  await page.keyboard.press('Control+r');
  await answer
    .getByText(/trial\.key.*test/)
    .first()
    .waitFor();
  await page.goto(`${server.address}/admin/platmanage/configuration/list`);
  const row = page.getByRole('row').filter({ hasText: 'trial.host' });
  await row.getByRole('checkbox').check();
  await page.getByRole('button', { name: '开发 → 测试' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '开发 → 测试' }).click();
  await expect
    .poll(async () => (await server.admin<{ items: object[] }>('Admin.Configuration.List', { search: 'trial.host' })).data?.items)
    .toMatchObject([{ test_value: 'dev.example', value: 'prod.example' }]);
  await page.getByRole('button', { name: '比较环境' }).click();
  await page.getByRole('dialog').getByText('trial.host').waitFor();
});

test('a statement runs once without its columns, which are then taken from that run', async () => {
  const folder = join(server.platform.config.dataFolder, 'databases');
  mkdirSync(folder, { recursive: true });
  const file = new DatabaseSync(join(folder, 'tried.db'));
  file.exec("create table goods (name text, price real); insert into goods values ('tea', 9.5)");
  file.close();
  await server.admin('Admin.DatabaseConfig.Add', { service_name: 'tried', kind: 'sqlite', name: 'tried.db', charset: 'UTF8', primary_key: 'id', tls: false });
  const settings = { database: 'tried', statement: 'select name, price from goods', parameters: [], columns: [] };
  const definition = drawn({ service: 'Shop.Goods.Read', nodes: { found: { type: 'sql', settings } }, edges: ['found.rows -> return.rows'] });
  for (const node of definition.flow.nodes) node.position = { x: node.id === 'found' ? 0 : 320, y: 0 };
  const { page, id } = await open(definition);
  await page.keyboard.press('Control+r');
  await page.locator('.design-dock').getByText('"tea"').first().waitFor();
  await nodeOf(page, 'found').locator('.design-step-head').click();
  await page.getByRole('button', { name: '从上次运行取得' }).click();
  await page.keyboard.press('Control+s');
  const stored = async () => (await storedDraft(server, id)).definition.flow.nodes.find((node) => node.id === 'found')?.settings.columns;
  await expect.poll(stored).toEqual([
    { name: 'name', type: 'string' },
    { name: 'price', type: 'float' },
  ]);
});
