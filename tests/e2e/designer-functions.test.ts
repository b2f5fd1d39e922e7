import { afterAll, beforeAll, expect, test } from 'vitest';
import { computedDefinition } from '../../designer/model/build/build-definition.ts';
import { chromiumForFile, openSite } from '../helpers/browser.ts';
import { answerOfGateway, designAddress, nodeOf, storeDraft, storedDraft, topButton } from '../helpers/designer.ts';
import type { TestServer } from '../helpers/server.ts';

const browser = chromiumForFile();
let server: TestServer;
beforeAll(async () => {
  server = await openSite();
});
afterAll(() => server.close());

test('selected nodes become a function; the interface keeps its version, is told of a newer one, and spreads it again', async () => {
  const price = computedDefinition('App.Shop.Price', { a: 'float', b: 'float' }, { net: ['round', ['multiply', 'a', 'b'], { value: 2 }] });
  const draft = await storeDraft(server, price);
  const page = await browser.open(server, { as: server.admin, path: designAddress(draft) });
  await nodeOf(page, 'multiply').locator('.design-step-head').click();
  await nodeOf(page, 'round')
    .locator('.design-step-head')
    .click({ modifiers: ['Shift'] });
  await page.keyboard.press('Shift+F');
  const dialog = page.getByRole('dialog', { name: '转为函数' });
  await dialog.getByRole('textbox', { name: '标题' }).fill('净价');
  await dialog.getByRole('textbox', { name: '方法' }).fill('Net');
  await dialog.getByRole('button', { name: '创建并发布' }).click();
  await nodeOf(page, 'net').waitFor();
  await topButton(page, '发布').click();
  await expect.poll(async () => (await answerOfGateway(server, draft, { a: 1.5, b: 3 })).data).toEqual({ net: 4.5 });

  const { data } = await server.admin<{ items: { id: number; service: string; version: number }[] }>('Admin.Interface.Functions');
  const [created] = data!.items;
  expect(created).toMatchObject({ service: 'App.Shop.Net', version: 1 });
  expect(await server.admin('Admin.Interface.FunctionUses', { id: created!.id })).toMatchObject({
    data: { items: [{ id: draft, version: 1, isNewest: true }] },
  });

  const { rev, definition } = await storedDraft(server, created!.id);
  const nodes = definition.flow.nodes.map((node) => (node.settings.operator === 'round' ? { ...node, settings: { operator: 'floor' } } : node));
  const edges = definition.flow.edges.filter(({ to }) => to.port !== 'digits');
  await server.admin('Admin.Interface.Save', { id: created!.id, rev, definition: { ...definition, flow: { ...definition.flow, nodes, edges } } });
  expect(await server.admin('Admin.Interface.Publish', { id: created!.id })).toMatchObject({ ret: 200 });

  await page.reload();
  await nodeOf(page, 'net').getByText('已发布第 2 版').waitFor();
  await nodeOf(page, 'net').locator('.design-step-head').click();
  await page.getByRole('button', { name: '更新到第 2 版' }).click();
  await page.getByText('第 2 版，已是最新').waitFor();
  await topButton(page, '发布').click();
  await expect.poll(async () => (await answerOfGateway(server, draft, { a: 1.5, b: 3 })).data).toEqual({ net: 4 });

  const second = await storedDraft(server, created!.id);
  await server.admin('Admin.Interface.Save', { id: created!.id, rev: second.rev, definition: { ...second.definition, method: 'NetPrice', title: '净价格' } });
  expect(await server.admin('Admin.Interface.Publish', { id: created!.id })).toMatchObject({ ret: 200 });
  await page.reload();
  await nodeOf(page, 'net').getByText('App.Shop.NetPrice · v2').waitFor();
  await nodeOf(page, 'net').getByText('净价格').waitFor();
  await nodeOf(page, 'net').getByText('使用 App.Shop.NetPrice 第 2 版').waitFor();
  await nodeOf(page, 'net').locator('.design-step-head').click();
  await page.getByText('第 2 版原名 App.Shop.Net').waitFor();
  expect(await answerOfGateway(server, draft, { a: 1.5, b: 3 })).toMatchObject({ data: { net: 4 } });
  expect(await server.admin('Admin.Interface.FunctionUses', { id: created!.id })).toMatchObject({
    data: { items: [{ id: draft, version: 2, isNewest: false }] },
  });

  await server.admin('Admin.Interface.Unpublish', { id: created!.id });
  expect(await server.admin('Admin.Interface.Remove', { ids: [created!.id] })).toMatchObject({ ret: 409, msg: expect.stringContaining('App.Shop.Price') });
  await page.getByRole('button', { name: '展开为节点' }).click();
  await nodeOf(page, 'multiply').waitFor();
  await topButton(page, '发布').click();
  await expect.poll(async () => (await storedDraft(server, draft)).definition.flow.nodes.map(({ type }) => type)).not.toContain('function');
  expect(await answerOfGateway(server, draft, { a: 1.5, b: 3 })).toMatchObject({ data: { net: 4 } });
  expect(await server.admin('Admin.Interface.Remove', { ids: [created!.id] })).toMatchObject({ ret: 200 });
});
