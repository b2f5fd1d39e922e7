import { afterAll, beforeAll, expect, test } from 'vitest';
import { designerContext } from '../../designer/server/context/designer-context.ts';
import { drawn } from '../designer/nodes/drawn.ts';
import { chromiumForFile, openSite } from '../helpers/browser.ts';
import { actCounter, answerOfGateway, designAddress, nodeOf, storeDraft, storedDraft, topButton } from '../helpers/designer.ts';
import type { TestServer } from '../helpers/server.ts';

const browser = chromiumForFile();
let server: TestServer;
beforeAll(async () => {
  server = await openSite();
});
afterAll(() => server.close());

test('two writes and what stops them are put into a transaction, in an order that is drawn, and a failure leaves no row', async () => {
  const { tables } = designerContext(server.platform);
  const columns = [{ name: 'name', type: 'string' }];
  for (const name of ['frame_orders', 'frame_lines']) await tables.ensure({ name, columns } as never);
  const insert = (table: string) => ({ type: 'table', settings: { operation: 'insert', table, columns } });
  const definition = drawn({
    service: 'App.Frames.Place',
    parameters: [
      { name: 'goods', type: 'string', required: true },
      { name: 'stop', type: 'boolean', required: true },
    ],
    nodes: {
      order: { ...insert('frame_orders'), title: 'Order' },
      line: { ...insert('frame_lines'), title: 'Line' },
      stopped: { type: 'fail', settings: { ret: 4001, message: '库存不足' }, title: 'Stop' },
    },
    edges: ['goods.value -> order.name', 'goods.value -> line.name', 'stop.value -> stopped.when', 'order.id -> return.id'],
  });
  const places: Record<string, [number, number]> = {
    goods: [0, 200],
    stop: [0, 560],
    order: [320, 200],
    line: [320, 400],
    stopped: [320, 600],
    return: [720, 200],
  };
  for (const node of definition.flow.nodes) {
    const [x, y] = places[node.id] ?? [0, 0];
    node.position = { x, y };
  }
  const draft = await storeDraft(server, definition);
  const page = await browser.open(server, { as: server.admin, path: designAddress(draft) });
  const head = (id: string) => nodeOf(page, id).locator('.design-step-head');
  const order = (id: string, side: 'source' | 'target') => nodeOf(page, id).locator(`.design-order-handle.${side}`);
  const { act, done } = actCounter();
  await act('choose the order', () => head('order').click());
  await act('and its line', () => head('line').click({ modifiers: ['Control'] }));
  await act('and what stops both', () => head('stopped').click({ modifiers: ['Control'] }));
  await act('into a transaction', () => page.keyboard.press('Control+g'));
  await page.locator('.design-body-transaction').waitFor();
  await act('the line before the stop', () => order('line', 'source').dragTo(order('stopped', 'target')));
  await page.locator('.react-flow__edge-order').nth(1).waitFor();
  await act('publish', () => topButton(page, '发布').click());
  await expect.poll(async () => (await storedDraft(server, draft)).status, { timeout: 30_000 }).toBe('published');
  expect(done.length).toBeLessThanOrEqual(10);
  const { flow } = (await storedDraft(server, draft)).definition;
  expect(flow.order).toEqual([
    { before: 'order', after: 'line' },
    { before: 'line', after: 'stopped' },
  ]);
  expect(flow.nodes.filter(({ within }) => within?.node === 'transaction').map(({ id }) => id)).toEqual(['order', 'line', 'stopped']);
  const counts = () => Promise.all(['frame_orders', 'frame_lines'].map((name) => tables.count(name, {})));
  expect(await answerOfGateway(server, draft, { goods: 'tea', stop: 'true' })).toMatchObject({ ret: 4001, msg: '库存不足' });
  expect(await counts()).toEqual([0, 0]);
  expect((await answerOfGateway(server, draft, { goods: 'tea', stop: 'false' })).ret).toBe(200);
  expect(await counts()).toEqual([1, 1]);
  if (process.env.PORTICO_SHOT) await page.screenshot({ path: `${process.env.PORTICO_SHOT}/frames.png` });
  await head('line').click();
  await page.keyboard.press('Control+z');
  await expect.poll(() => page.locator('.react-flow__edge-order').count()).toBe(1);
  await page.keyboard.press('Control+z');
  await expect.poll(() => page.locator('.design-body-transaction').count()).toBe(0);
  // The published frame again: folded it stands for what is in it, also after a reload, and a link to a node inside opens it.
  await page.keyboard.press('Control+Shift+z');
  await page.keyboard.press('Control+Shift+z');
  // The tools of what is chosen lie over the top of the canvas.
  await page.locator('.react-flow__pane').click({ position: { x: 8, y: 320 } });
  await page.locator('.design-canvas').focus();
  await page.keyboard.press('1');
  await page.getByRole('button', { name: '折叠' }).click();
  await expect.poll(() => nodeOf(page, 'line').count()).toBe(0);
  await page.reload();
  await nodeOf(page, 'transaction').getByText('3 个节点').waitFor();
  // Of goods to both writes, of stop to what stops them, and the new id to Return.
  expect(await page.locator('.react-flow__edge-link').count()).toBe(4);
  await page.goto(`${page.url()}?node=line`);
  await page.locator('.react-flow__node.selected[data-id="line"]').waitFor();
});

test('what a failure answers is set in the panel of the interface', async () => {
  const { tables } = designerContext(server.platform);
  await tables.ensure({ name: 'frame_goods', columns: [{ name: 'name', type: 'string' }] });
  const definition = drawn({
    service: 'App.Frames.Find',
    parameters: [{ name: 'id', type: 'integer', required: true }],
    nodes: { row: { type: 'table', settings: { operation: 'get', table: 'frame_goods', must_exist: true } } },
    edges: ['id.value -> row.id', 'row.row -> return.row'],
  });
  const draft = await storeDraft(server, definition);
  const page = await browser.open(server, { as: server.admin, path: designAddress(draft) });
  const panel = page.locator('.design-inspector');
  await panel.getByRole('button', { name: '添加规则' }).click();
  const rule = panel.locator('.design-failure');
  await rule.getByRole('combobox', { name: '失败' }).click();
  await page.keyboard.type('404');
  await page.keyboard.press('Enter');
  await rule.getByRole('spinbutton', { name: '返回的错误码（ret）' }).fill('4041');
  await rule.getByRole('textbox', { name: '提示', exact: true }).fill('商品已下架');
  await rule.getByRole('textbox', { name: '英文提示' }).fill('No longer sold');
  if (process.env.PORTICO_SHOT) await page.screenshot({ path: `${process.env.PORTICO_SHOT}/failures.png` });
  await topButton(page, '发布').click();
  await expect.poll(async () => (await storedDraft(server, draft)).status, { timeout: 30_000 }).toBe('published');
  expect((await storedDraft(server, draft)).definition.failures).toEqual([
    { from: 404, to: 404, ret: 4041, message: '商品已下架', message_en: 'No longer sold' },
  ]);
  expect(await answerOfGateway(server, draft, { id: 9 })).toMatchObject({ ret: 4041, msg: '商品已下架' });
});
