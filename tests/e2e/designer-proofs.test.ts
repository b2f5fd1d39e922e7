import { hash } from 'bcrypt';
import { sql } from 'kysely';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PublishAnswer } from '../../designer/calls/publish-calls.ts';
import { crudDefinitions } from '../../designer/model/build/crud-definitions.ts';
import type { TableSpec } from '../../designer/model/types/definition.ts';
import { designerContext } from '../../designer/server/context/designer-context.ts';
import { hasPhp } from '../designer/codegen/php-project.ts';
import { type EchoUpstream, echoUpstream } from '../designer/nodes/echo-upstream.ts';
import { chromiumForFile, openSite, toast } from '../helpers/browser.ts';
import {
  allowClipboard,
  answerOfCopied,
  answerOfGateway,
  dragOnto,
  nodeOf,
  seenActs,
  storeDraft,
  storedDraft,
  topButton,
  watchActs,
} from '../helpers/designer.ts';
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
async function begin(line: string): Promise<Page> {
  const page = await browser.open(server, { as: server.admin, path: '/techzones/design/list' });
  await allowClipboard(page);
  await watchActs(page);
  await page.getByRole('button', { name: '新建接口' }).first().click();
  await nodeOf(page, 'return').waitFor();
  await page.keyboard.type(line);
  return page;
}

/** Published with a proof, and copied, in at most so many acts as the page has seen them. */
async function finish(page: Page, most: number): Promise<number> {
  await topButton(page, '发布').click();
  await topButton(page, '复制 curl').and(page.locator(':enabled')).waitFor();
  await page.waitForURL(/design_update\/\d+$/);
  await topButton(page, '复制 curl').click();
  await toast(page, '已复制 curl 命令').waitFor();
  const acts = await seenActs(page);
  console.info(`${acts.length} acts: ${acts.join(' · ')}`);
  expect(acts.length).toBeLessThanOrEqual(most);
  return Number(/\d+$/.exec(page.url())?.[0]);
}

async function drag(page: Page, words: RegExp): Promise<void> {
  await dragOnto(page, page.locator('.design-palette-node', { hasText: words }).first());
}

/** The field of a node's input, once the node is chosen. */
const portField = (page: Page, port: string, role: 'textbox' | 'combobox' = 'textbox') =>
  page.locator('.design-insp-port').getByRole(role, { name: `${port} 的值` });

async function typeFormula(page: Page, port: string, formula: string, role?: 'combobox'): Promise<void> {
  await portField(page, port, role).click();
  await page.keyboard.type(`=${formula}`);
}

async function answerWith(page: Page, field: string, formula: string): Promise<void> {
  await nodeOf(page, 'return').locator('.design-step-head').click();
  await typeFormula(page, field, formula);
}

async function pasteInto(page: Page, field: Locator, text: string): Promise<void> {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await field.click();
  await page.keyboard.press('Control+v');
}

async function chooseTable(page: Page, name: string): Promise<void> {
  await page.locator('[data-setting=table]').getByRole('combobox').click();
  await page.keyboard.type(name);
  // With the tables come the fields of their columns, which move what is below.
  await page.locator('.ant-select-item-option').filter({ hasText: name, visible: true }).first().waitFor();
}

/** On how many inputs the PHP that ships answered the same, and left the same rows. */
async function provenInputs(id: number): Promise<number> {
  const { data } = await server.admin<PublishAnswer>('Admin.Interface.Publish', { id });
  expect(data?.verification.php).toBe(hasPhp ? 'same' : 'skipped');
  return data?.verification.inputs ?? 0;
}

test('a nested order total with a discount takes at most 12 acts', async () => {
  const page = await begin('Order.Total(vip: bool = false): total:decimal // 订单合计');
  await page.locator('.design-inspector').getByRole('button', { name: '由 JSON 生成' }).first().click();
  const sample = { items: [{ name: '茶', price: 19.9, qty: 2 }] };
  await pasteInto(page, page.getByRole('dialog').getByLabel('粘贴一段示例 JSON'), JSON.stringify(sample));
  await page.getByRole('dialog').getByRole('button', { name: /采用/ }).click();
  await answerWith(page, 'total', 'round(sum(items, x => x.price * x.qty) * if(vip, 0.9, 1), 2)');
  const id = await finish(page, 12);
  expect(await answerOfCopied(page)).toMatchObject({ ret: 200, data: { total: expect.any(Number) } });
  const items = [
    { name: '茶', price: 0.1, qty: 3 },
    { name: '杯', price: 19.99, qty: 1 },
  ];
  expect((await answerOfGateway(server, id, { items, vip: true })).data).toEqual({ total: 18.26 });
  expect(await provenInputs(id)).toBeGreaterThanOrEqual(200);
});

test('a look-up that answers 404 takes at most 8 acts', async () => {
  const table = { name: 'proof_goods', columns: [{ name: 'title', type: 'string' as const, required: true }] };
  const [, , create] = crudDefinitions({ namespace: 'App', class: 'ProofGoods', title: '商品' }, table);
  const goods = await storeDraft(server, create!);
  await server.admin('Admin.Interface.Publish', { id: goods });
  await answerOfGateway(server, goods, { title: 'Green tea' });
  const page = await begin('Goods.Find 查商品');
  await drag(page, /^按 ID 查询/);
  await chooseTable(page, 'proof_goods');
  await page.getByRole('checkbox', { name: '记录必须存在' }).check();
  await page.locator('.design-insp-actions').getByRole('button', { name: '生成参数' }).click();
  const id = await finish(page, 8);
  expect(await answerOfCopied(page)).toMatchObject({ ret: 200, data: { row: { id: 1, title: 'Green tea' } } });
  expect(await answerOfGateway(server, id, { id: 99 })).toMatchObject({ ret: 404, msg: '记录不存在' });
  expect(await provenInputs(id)).toBeGreaterThanOrEqual(200);
});

test('an upstream with a header and a mapping takes at most 10 acts', async () => {
  const page = await begin('Upstream.Note(): said:string // 转述');
  await drag(page, /^HTTP 请求/);
  await pasteInto(page, page.locator('[data-setting=url]').getByRole('textbox'), `curl 'http://127.0.0.1:${upstream.port}/notes' -H 'X-Note: hello'`);
  await pasteInto(page, page.locator('[data-setting=sample]').getByRole('textbox'), '{"method": "GET", "note": "x"}');
  // The answer is joined to the only field there is.
  await nodeOf(page, 'return').locator('.design-step-head').click();
  await page.getByRole('button', { name: '断开 said' }).click();
  await typeFormula(page, 'said', '`${upper($http.data.note)} by ${$http.data.method}`');
  const id = await finish(page, 10);
  expect(await answerOfCopied(page)).toEqual({ ret: 200, data: { said: 'HELLO by GET' }, msg: '' });
  expect(await provenInputs(id)).toBeGreaterThan(0);
});

/** A table of this server, made by publishing what answers its rows. */
async function publishTable(table: TableSpec): Promise<void> {
  const [list] = crudDefinitions({ namespace: 'App', class: `Of${table.name.replace('_', '')}`, title: table.name }, table);
  const { ret, msg } = await server.admin('Admin.Interface.Publish', { id: await storeDraft(server, list!) });
  expect([ret, msg]).toEqual([200, '']);
}

test('a log-in with a hashed password takes at most 14 acts', async () => {
  const columns = [
    { name: 'username', type: 'string' as const, required: true, max: 50 },
    { name: 'password', type: 'string' as const, required: true, max: 100, hidden: true },
  ];
  await publishTable({ name: 'proof_member', columns });
  const { tables } = designerContext(server.platform);
  await tables.insert('proof_member', { username: 'li', password: await hash('secret-1', 4) });
  const page = await begin('Member.LogIn(username, password): id:int // 登录');
  await drag(page, /^按条件查询一行/);
  await chooseTable(page, 'proof_member');
  await drag(page, /^校验密码/);
  await drag(page, /^失败：登录 401/);
  await typeFormula(page, 'when', '!$verify', 'combobox');
  await answerWith(page, 'id', '$find?.id');
  const id = await finish(page, 14);
  expect(await answerOfCopied(page)).toEqual({ ret: 401, data: null, msg: '用户名或密码错误' });
  const answer = (username: string, password: string) => answerOfGateway(server, id, { username, password });
  expect(await answer('li', 'secret-1')).toMatchObject({ ret: 200, data: { id: 1 } });
  expect(await answer('li', 'secret-2')).toMatchObject({ ret: 401, msg: '用户名或密码错误' });
  expect(await answer('nobody', 'secret-1')).toMatchObject({ ret: 401 });
  expect(await provenInputs(id)).toBeGreaterThanOrEqual(200);
});

test('a write to two tables that rolls back takes at most 10 acts', async () => {
  await publishTable({ name: 'proof_order', columns: [{ name: 'goods', type: 'string', required: true, max: 50 }] });
  await publishTable({
    name: 'proof_line',
    columns: [
      { name: 'order_id', type: 'integer', required: true },
      { name: 'goods', type: 'string', required: true, max: 50 },
    ],
  });
  await server.platform.database.transact((query) => sql`create unique index proof_line_goods on proof_line (goods)`.execute(query));
  const page = await begin('Order.Place(goods) 下单');
  await drag(page, /^事务/);
  await drag(page, /^新增一行/);
  await chooseTable(page, 'proof_order');
  await drag(page, /^新增一行/);
  await chooseTable(page, 'proof_line');
  await typeFormula(page, 'order_id', '$insert');
  const id = await finish(page, 10);
  const { flow } = (await storedDraft(server, id)).definition;
  expect(flow.nodes.filter(({ within }) => within?.node === 'transaction').map(({ id }) => id)).toEqual(['insert', 'insert_2']);
  const { tables } = designerContext(server.platform);
  const counts = () => Promise.all(['proof_order', 'proof_line'].map((name) => tables.count(name, {})));
  expect(await answerOfCopied(page)).toMatchObject({ ret: 200, data: { id: 1 } });
  expect(await answerOfGateway(server, id, { goods: 'tea' })).toMatchObject({ ret: 200, data: { id: 2 } });
  expect(await counts()).toEqual([2, 2]);
  expect((await answerOfGateway(server, id, { goods: 'tea' })).ret).not.toBe(200);
  expect(await counts()).toEqual([2, 2]);
  expect(await provenInputs(id)).toBeGreaterThanOrEqual(200);
});
