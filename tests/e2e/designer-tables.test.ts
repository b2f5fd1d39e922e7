import { afterAll, beforeAll, expect, test } from 'vitest';
import { crudDefinitions } from '../../designer/model/build/crud-definitions.ts';
import { drawn } from '../designer/nodes/drawn.ts';
import { chromiumForFile, openSite } from '../helpers/browser.ts';
import { answerOfGateway, designAddress, storeDraft, storedDraft, topButton } from '../helpers/designer.ts';
import type { CallFields, TestServer } from '../helpers/server.ts';

const browser = chromiumForFile();
let server: TestServer;
beforeAll(async () => {
  server = await openSite();
});
afterAll(() => server.close());

test('a search and a range are conditions of a table node, and a row that must exist ends the call', async () => {
  const table = {
    name: 'searched_goods',
    columns: [
      { name: 'title', type: 'string' as const, required: true },
      { name: 'price', type: 'integer' as const },
    ],
  };
  const [, , create] = crudDefinitions({ namespace: 'App', class: 'SearchedGoods', title: '商品' }, table);
  const goods = await storeDraft(server, create!);
  await server.admin('Admin.Interface.Publish', { id: goods });
  for (const [title, price] of [
    ['Green tea', 30],
    ['Black Tea', 80],
    ['Cup', 90],
  ])
    await answerOfGateway(server, goods, { title, price });
  const definition = drawn({
    service: 'App.Goods.Dearest',
    parameters: [
      { name: 'word', type: 'string' },
      { name: 'least', type: 'integer' },
    ],
    nodes: { row: { type: 'table', settings: { operation: 'find', table: 'searched_goods', columns: [] }, values: { sort: '-id' } } },
    edges: ['row.row -> return.row'],
  });
  const nodes = definition.flow.nodes.map((node, place) => ({ ...node, position: { x: 260 * place, y: 0 } }));
  const draft = await storeDraft(server, { ...definition, flow: { ...definition.flow, nodes } });
  const page = await browser.open(server, { as: server.admin, path: designAddress(draft) });
  await page.locator('.react-flow__node[data-id="row"] .design-step-head').click();
  const inspector = page.locator('.design-conditions');
  const choose = async (field: string, option: string) => {
    await inspector.getByRole('combobox', { name: field }).last().click();
    await page
      .locator('.ant-select-item-option')
      .filter({ hasText: new RegExp(`^${option}$`) })
      .filter({ visible: true })
      .click();
  };
  await choose('添加条件', 'title');
  await choose('比较方式', '包含');
  await choose('添加条件', 'price');
  await choose('比较方式', '不小于');
  await page.getByRole('checkbox', { name: '记录必须存在' }).check();
  for (const [port, parameter] of [
    ['title_contains', 'word'],
    ['price_from', 'least'],
  ]) {
    await page
      .locator('.design-insp-port')
      .getByRole('textbox', { name: `${port} 的值` })
      .click();
    await page.keyboard.type(`=${parameter}`);
  }
  await topButton(page, '发布').click();
  const requested = (values: CallFields) => answerOfGateway(server, draft, values);
  await expect.poll(async () => (await requested({ word: 'TEA' })).data).toMatchObject({ row: { title: 'Black Tea', price: 80 } });
  expect((await requested({ word: 'tea', least: 10 })).data).toMatchObject({ row: { title: 'Black Tea' } });
  expect(await requested({ word: 'cup', least: 91 })).toMatchObject({ ret: 404, msg: '记录不存在' });
  const { definition: stored } = await storedDraft(server, draft);
  expect(stored.flow.nodes.find(({ id }) => id === 'row')?.settings).toEqual({
    ...{ operation: 'find', table: 'searched_goods', must_exist: true },
    columns: [
      { name: 'title', type: 'string', match: 'contains', port: 'title_contains' },
      { name: 'price', type: 'integer', match: 'from', port: 'price_from' },
    ],
  });
});

test('rows are grouped by a column and told by figures, and an interface answers them', async () => {
  const [, , create] = crudDefinitions(
    { namespace: 'App', class: 'SoldGoods', title: '销售' },
    {
      name: 'sold_goods',
      columns: [
        { name: 'shop', type: 'string' as const, required: true },
        { name: 'price', type: 'integer' as const },
        { name: 'sold_at', type: 'date' as const },
      ],
    },
  );
  const goods = await storeDraft(server, create!);
  await server.admin('Admin.Interface.Publish', { id: goods });
  for (const [shop, price, sold_at] of [
    ['east', 30, '2024-12-30'],
    ['east', 45, '2025-01-05 23:59:59'],
    ['west', 90, '2025-01-06'],
  ])
    await answerOfGateway(server, goods, { shop, price, sold_at });
  const definition = drawn({
    service: 'App.SoldGoods.ByShop',
    parameters: [],
    nodes: { shops: { type: 'table', settings: { operation: 'group', table: 'sold_goods', columns: [], by: [{ name: 'shop', type: 'string' }] } } },
    edges: ['shops.items -> return.shops'],
  });
  const nodes = definition.flow.nodes.map((node, place) => ({ ...node, position: { x: 260 * place, y: 0 } }));
  const draft = await storeDraft(server, { ...definition, flow: { ...definition.flow, nodes } });
  const page = await browser.open(server, { as: server.admin, path: designAddress(draft) });
  await page.locator('.react-flow__node[data-id="shops"] .design-step-head').click();
  const figures = page.locator('.design-figures');
  const add = async (option: string) => {
    await figures.getByRole('combobox', { name: '添加统计项' }).click();
    await page
      .locator('.ant-select-item-option')
      .filter({ hasText: new RegExp(`^${option}$`) })
      .filter({ visible: true })
      .click();
  };
  await add('price');
  await add('行');
  await figures.getByRole('textbox', { name: '名称' }).first().fill('turnover');
  await topButton(page, '发布').click();
  const shops = [
    { shop: 'east', turnover: 75, count: 2 },
    { shop: 'west', turnover: 90, count: 1 },
  ];
  await expect.poll(async () => (await answerOfGateway(server, draft, {})).data).toEqual({ shops });
  await page.getByRole('combobox', { name: '分组字段' }).click();
  await page.locator('.ant-select-item-option').filter({ hasText: 'sold_at' }).filter({ visible: true }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('combobox', { name: 'sold_at 的分组方式' }).click();
  await page.locator('.ant-select-item-option').filter({ hasText: '按周（周一起）' }).filter({ visible: true }).click();
  await topButton(page, '发布').click();
  const weeks = [
    { shop: 'east', sold_at: '2024-12-30', turnover: 75, count: 2 },
    { shop: 'west', sold_at: '2025-01-06', turnover: 90, count: 1 },
  ];
  await expect.poll(async () => (await answerOfGateway(server, draft, {})).data).toEqual({ shops: weeks });
});

test('rows take the row a reference points to, and are found by it', async () => {
  const buyers = {
    name: 'tea_buyers',
    columns: [
      { name: 'name', type: 'string' as const, required: true },
      { name: 'password', type: 'string' as const, hidden: true },
    ],
  };
  const orders = {
    name: 'tea_orders',
    columns: [
      { name: 'number', type: 'string' as const, required: true },
      { name: 'buyer_id', type: 'integer' as const, references: 'tea_buyers' },
    ],
  };
  const publishTable = async (className: string, table: typeof buyers | typeof orders, rows: CallFields[]) => {
    const [, , create] = crudDefinitions({ namespace: 'App', class: className, title: className }, table);
    const id = await storeDraft(server, create!);
    await server.admin('Admin.Interface.Publish', { id });
    for (const row of rows) await answerOfGateway(server, id, row);
  };
  await publishTable('TeaBuyers', buyers, [{ name: 'Wang', password: 'secret-of-wang' }, { name: 'Li' }]);
  await publishTable('TeaOrders', orders, [{ number: 'A1', buyer_id: 1 }, { number: 'A2', buyer_id: 2 }, { number: 'A3' }]);
  const definition = drawn({
    service: 'App.TeaOrders.OfBuyer',
    parameters: [{ name: 'buyer', type: 'string' }],
    nodes: { orders: { type: 'table', settings: { operation: 'list', table: 'tea_orders', columns: [] }, values: { sort: 'id' } } },
    edges: ['orders.items -> return.orders'],
  });
  const nodes = definition.flow.nodes.map((node, place) => ({ ...node, position: { x: 260 * place, y: 0 } }));
  const draft = await storeDraft(server, { ...definition, flow: { ...definition.flow, nodes } });
  const page = await browser.open(server, { as: server.admin, path: designAddress(draft) });
  await page.locator('.react-flow__node[data-id="orders"] .design-step-head').click();
  const choose = async (field: string, option: string) => {
    await page.locator('.design-conditions').getByRole('combobox', { name: field }).last().click();
    await page.locator('.ant-select-item-option').filter({ hasText: option }).filter({ visible: true }).click();
  };
  await choose('添加关联', '按 buyer_id 取 tea_buyers（一条）');
  await choose('添加条件', 'buyer.name');
  await page.locator('.design-insp-port').getByRole('textbox', { name: 'buyer_name 的值' }).click();
  await page.keyboard.type('=buyer');
  await topButton(page, '发布').click();
  const answer = async (values: CallFields) => (await answerOfGateway(server, draft, values)).data;
  await expect.poll(() => answer({ buyer: 'Li' })).toEqual({ orders: [{ id: 2, number: 'A2', buyer_id: 2, buyer: { id: 2, name: 'Li' } }] });
  expect(await answer({})).toMatchObject({ orders: [{ buyer: { name: 'Wang' } }, { number: 'A2' }, { number: 'A3', buyer: null }] });
});
