import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { crudDefinitions } from '../../designer/model/build/crud-definitions.ts';
import { type EchoUpstream, echoUpstream } from '../designer/nodes/echo-upstream.ts';
import { chromiumForFile, openSite, toast } from '../helpers/browser.ts';
import { actCounter, allowClipboard, answerOfCopied, answerOfGateway, dragOnto, nodeOf, storeDraft, topButton } from '../helpers/designer.ts';
import type { TestServer } from '../helpers/server.ts';

const browser = chromiumForFile();
let server: TestServer;
let upstream: EchoUpstream;
beforeAll(async () => {
  upstream = await echoUpstream();
  server = await openSite();
});
afterAll(async () => {
  await server?.close();
  await upstream?.stop();
});

/** A new interface by that line: its name, and what else one types there. */
async function begin({ act }: ReturnType<typeof actCounter>, line: string): Promise<Page> {
  const page = await browser.open(server, { as: server.admin, path: '/techzones/design/list' });
  await allowClipboard(page);
  await act('new interface', () => page.getByRole('button', { name: '新建接口' }).first().click());
  await nodeOf(page, 'return').waitFor();
  await act('type a line', () => page.keyboard.type(line));
  return page;
}

/** Published with a proof, and copied. */
async function finish({ act }: ReturnType<typeof actCounter>, page: Page): Promise<number> {
  await act('publish', () => topButton(page, '发布').click());
  await topButton(page, '复制 curl').and(page.locator(':enabled')).waitFor();
  await page.waitForURL(/design_update\/\d+$/);
  await act('copy curl', () => topButton(page, '复制 curl').click());
  await toast(page, '已复制 curl 命令').waitFor();
  return Number(/\d+$/.exec(page.url())?.[0]);
}

async function drag(page: Page, words: RegExp): Promise<void> {
  const entry = page.locator('.design-palette-node', { hasText: words }).first();
  await entry.scrollIntoViewIfNeeded();
  await dragOnto(page, entry);
}

async function typeFormula({ act }: ReturnType<typeof actCounter>, page: Page, field: string, formula: string): Promise<void> {
  await act('choose Return', () => nodeOf(page, 'return').locator('.design-step-head').click());
  const cut = page.getByRole('button', { name: `断开 ${field}` });
  // A node that was dropped may have joined itself to it.
  if (await cut.isVisible()) await act('disconnect', () => cut.click());
  await act(`formula of ${field}`, async () => {
    await page
      .locator('.design-insp-port')
      .getByRole('textbox', { name: `${field} 的值` })
      .click();
    await page.keyboard.press('Control+a');
    await page.keyboard.type(`=${formula}`);
  });
}

test('a nested order total with a discount takes at most 12 acts', async () => {
  const counter = actCounter();
  const { act, done } = counter;
  const page = await begin(counter, 'Order.Total(vip: bool = false): total = 0 // 订单合计');
  await act('open the dialog', () => page.locator('.design-inspector').getByRole('button', { name: '由 JSON 生成' }).first().click());
  const sample = { items: [{ name: '茶', price: 19.9, qty: 2 }] };
  await act('paste an order', () => page.getByRole('dialog').getByLabel('粘贴一段示例 JSON').fill(JSON.stringify(sample)));
  await act('take it', () => page.getByRole('dialog').getByRole('button', { name: /采用/ }).click());
  await act('a decimal', async () => {
    await page.getByRole('combobox', { name: 'total 的类型' }).click();
    await page.keyboard.type('decimal');
    await page.keyboard.press('Enter');
  });
  await typeFormula(counter, page, 'total', 'round(sum(items, x => x.price * x.qty) * if(vip, 0.9, 1), 2)');
  const id = await finish(counter, page);
  expect(await answerOfCopied(page)).toMatchObject({ ret: 200, data: { total: expect.any(Number) } });
  const items = [
    { name: '茶', price: 0.1, qty: 3 },
    { name: '杯', price: 19.99, qty: 1 },
  ];
  expect((await answerOfGateway(server, id, { items, vip: true })).data).toEqual({ total: 18.26 });
  expect(done.length).toBeLessThanOrEqual(12);
});

test('a look-up that answers 404 takes at most 8 acts', async () => {
  const table = { name: 'proof_goods', columns: [{ name: 'title', type: 'string' as const, required: true }] };
  const [, , create] = crudDefinitions({ namespace: 'App', class: 'ProofGoods', title: '商品' }, table);
  const goods = await storeDraft(server, create!);
  await server.admin('Admin.Interface.Publish', { id: goods });
  await answerOfGateway(server, goods, { title: 'Green tea' });
  const counter = actCounter();
  const { act, done } = counter;
  const page = await begin(counter, 'Goods.Find 查商品');
  await act('drag Get', () => drag(page, /^按 ID 查询/));
  await act('choose the table', async () => {
    await page.locator('[data-setting=table]').getByRole('combobox').click();
    await page.keyboard.type('proof_goods');
    await page.keyboard.press('Enter');
  });
  await act('must exist', () => page.getByRole('checkbox', { name: '记录必须存在' }).check());
  await act('make parameters', () => page.locator('.design-insp-actions').getByRole('button', { name: '生成参数' }).click());
  const id = await finish(counter, page);
  expect(await answerOfCopied(page)).toMatchObject({ ret: 200, data: { row: { id: 1, title: 'Green tea' } } });
  expect(await answerOfGateway(server, id, { id: 99 })).toMatchObject({ ret: 404, msg: '记录不存在' });
  expect(done.length).toBeLessThanOrEqual(8);
});

test('an upstream with a header and a mapping takes at most 10 acts', async () => {
  const counter = actCounter();
  const { act, done } = counter;
  const page = await begin(counter, 'Upstream.Note(): said = "" // 转述');
  await act('drag HTTP', () => drag(page, /^HTTP 请求/));
  await act('paste curl', async () => {
    await page.evaluate((text) => navigator.clipboard.writeText(text), `curl 'http://127.0.0.1:${upstream.port}/notes' -H 'X-Note: hello'`);
    await page.locator('[data-setting=url]').getByRole('textbox').click();
    await page.keyboard.press('Control+v');
  });
  await act('paste an answer', () => page.locator('[data-setting=sample]').getByRole('textbox').fill('{"method": "GET", "note": "x"}'));
  await typeFormula(counter, page, 'said', '`${upper($http.data.note)} by ${$http.data.method}`');
  await finish(counter, page);
  expect(await answerOfCopied(page)).toEqual({ ret: 200, data: { said: 'HELLO by GET' }, msg: '' });
  expect(done.length).toBeLessThanOrEqual(10);
});
