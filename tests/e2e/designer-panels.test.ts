import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { markRegions } from '../../designer/codegen/hand-edit/regions.ts';
import { computedDefinition } from '../../designer/model/build/build-definition.ts';
import { crudDefinitions } from '../../designer/model/build/crud-definitions.ts';
import type { InterfaceDefinition } from '../../designer/model/types/definition.ts';
import { drawn } from '../designer/nodes/drawn.ts';
import { chromiumForFile, openSite, toast } from '../helpers/browser.ts';
import { designAddress, storeDraft } from '../helpers/designer.ts';
import { type TestServer, until } from '../helpers/server.ts';

const browser = chromiumForFile();
let server: TestServer;
beforeAll(async () => {
  server = await openSite();
});
afterAll(() => server.close());

/** Saves by key, then reads what the server has. */
async function savedDefinition(page: Page, id: number, isThere: (definition: InterfaceDefinition) => boolean): Promise<InterfaceDefinition> {
  await page.keyboard.press('Control+s');
  const ask = async () => (await server.admin<{ definition: InterfaceDefinition }>('Admin.Interface.Get', { id })).data!.definition;
  return until(ask, isThere);
}

const item = (page: Page, id: string) => page.locator(`[data-item="${id}"]`);
const hasFocus = (page: Page, id: string) => page.waitForFunction((wanted) => document.activeElement?.getAttribute('data-item') === wanted, id);

test('an interface is drawn in the outline without a mouse: node added, inputs made parameters, joined again and given a value', async () => {
  const page = await browser.open(server, { as: server.admin, path: '/techzones/design/design' });
  await page.locator('.design-name input').fill('Tool.Add 两数相加');
  await page.keyboard.press('Control+3');
  await page.getByRole('tree').waitFor();
  await item(page, 'steps').focus();
  await page.keyboard.press('/');
  await page.keyboard.type('add');
  await page.getByRole('option').first().waitFor({ state: 'attached' });
  await page.keyboard.press('Enter');
  await hasFocus(page, 'node.add');
  await page.keyboard.press('Shift+F10');
  await page.getByRole('menuitem', { name: '生成参数' }).waitFor();
  await page.waitForFunction(() => document.activeElement?.closest('[role=menu]') !== null);
  const focusedText = () => page.evaluate(() => document.activeElement?.textContent ?? '');
  for (let step = 0; step < 5; step++) {
    const before = await focusedText();
    if (before === '生成参数') break;
    await page.keyboard.press('ArrowDown');
    await until(focusedText, (text) => text !== before);
  }
  await page.keyboard.press('Enter');
  await item(page, 'parameter.1').waitFor();
  expect(await item(page, 'parameter.0').textContent()).toContain('a');

  await item(page, 'input.add.a').focus();
  await page.keyboard.press('Delete');
  await item(page, 'input.add.a').filter({ hasText: '未连接' }).waitFor();
  await hasFocus(page, 'input.add.a');
  await page.keyboard.press('Enter');
  await page.getByRole('combobox', { name: '将 a 连接到' }).waitFor();
  await page.keyboard.type('b');
  await page.locator('.ant-select-item-option-active', { hasText: 'b · value' }).waitFor();
  await page.keyboard.press('Enter');
  await item(page, 'input.add.a').filter({ hasText: '← b · value' }).waitFor();
  await hasFocus(page, 'input.add.a');

  await item(page, 'input.add.b').focus();
  await page.keyboard.press('Delete');
  await item(page, 'input.add.b').filter({ hasText: '未连接' }).waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('combobox', { name: '将 b 连接到' }).waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.type('5');
  await page.keyboard.press('Enter');
  await item(page, 'input.add.b').filter({ hasText: '= 5' }).waitFor();
  await hasFocus(page, 'input.add.b');

  await page.keyboard.press('End');
  await hasFocus(page, 'return.0');
  await page.keyboard.press('F2');
  await page.keyboard.type('total');
  await page.keyboard.press('Enter');
  await item(page, 'return.0').filter({ hasText: 'total' }).waitFor();
  await page.keyboard.press('b');
  await hasFocus(page, 'parameter.1');
  await item(page, 'idle').waitFor();
});

test('settings, ports and parameters change in the inspector, a fault says what is allowed, and undo takes a whole word back', async () => {
  const id = await storeDraft(server, computedDefinition('App.Tool.Sum', { a: 'integer', b: 'integer' }, { sum: ['add', 'a', 'b'] }));
  const page = await browser.open(server, { as: server.admin, path: designAddress(id), language: 'en' });
  const summary = page.locator('.design-inspector').getByLabel('Summary');
  await summary.pressSequentially('Adds two');
  await page.getByRole('button', { name: /^Undo/ }).click();
  expect(await summary.inputValue()).toBe('');
  await page.getByRole('button', { name: /^Redo/ }).click();
  expect(await summary.inputValue()).toBe('Adds two');
  await page.locator('.design-inspector').getByRole('button', { name: 'More rules of a' }).click();
  const least = page.getByRole('textbox', { name: 'Minimum' });
  await least.fill('x');
  await page.getByText('Must be a whole number').waitFor();
  await least.fill('3');
  await page.getByText('Must be a whole number').waitFor({ state: 'detached' });
  const first = page.getByRole('textbox', { name: 'Parameter name' }).first();
  await first.focus();
  await page.keyboard.press('Alt+ArrowDown');
  await page.waitForFunction(() => document.activeElement instanceof HTMLInputElement && document.activeElement.value === 'a');
  let found = await savedDefinition(page, id, (definition) => definition.parameters[1]?.name === 'a');
  expect(found).toMatchObject({ summary: 'Adds two', parameters: [{ name: 'b' }, { name: 'a', min: 3 }] });

  await page.keyboard.press('Control+3');
  await item(page, 'node.add').focus();
  await page.locator('[data-setting=operator]').getByRole('combobox').click();
  await page.keyboard.type('multiply');
  await page.keyboard.press('Enter');
  await page.locator('.design-inspector').getByLabel('Comment').fill('times');
  found = await savedDefinition(page, id, (definition) => definition.flow.nodes.some((node) => node.note === 'times'));
  expect(found.flow.nodes.find((node) => node.id === 'add')).toMatchObject({ settings: { operator: 'multiply' }, note: 'times' });
});

test('parameters and return fields come from an example in JSON', async () => {
  const id = await storeDraft(server, computedDefinition('App.Tool.Shape', { a: 'integer' }, { sum: 'a' }));
  const page = await browser.open(server, { as: server.admin, path: designAddress(id) });
  await page.locator('.design-inspector').getByRole('button', { name: '由 JSON 生成' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('粘贴一段示例 JSON').fill('{"owner": {"name": "王", "tags": ["x"]}, "price"');
  await dialog.getByText('不是有效的 JSON').waitFor();
  await dialog.getByLabel('粘贴一段示例 JSON').fill('{"owner": {"name": "王", "tags": ["x"]}, "price": 3}');
  await dialog.getByText('将得到 4 项').waitFor();
  await dialog.getByText('添加（已有的保留）').click();
  await dialog.getByRole('button', { name: /采用/ }).click();
  await page.locator('[data-row="1.1"]').waitFor();
  await page.getByRole('button', { name: '拖动 price' }).scrollIntoViewIfNeeded();
  const grip = await page.getByRole('button', { name: '拖动 price' }).boundingBox();
  const target = await page.getByRole('button', { name: '拖动 owner' }).boundingBox();
  await page.mouse.move(grip!.x + 8, grip!.y + 16);
  await page.mouse.down();
  await page.mouse.move(target!.x + 8, target!.y + 16, { steps: 8 });
  await page.mouse.up();
  await page.locator('[data-row="1"]').getByRole('button', { name: '拖动 price' }).waitFor();
  const found = await savedDefinition(page, id, (definition) => definition.parameters.length === 3);
  expect(found.parameters).toMatchObject([
    { name: 'a' },
    { name: 'price', type: 'integer' },
    { name: 'owner', type: 'object', properties: [{ name: 'name' }, { name: 'tags', type: 'array' }] },
  ]);
});

test('three steps: copying before generating is refused, code is changed by hand, and saving asks before it overwrites', async () => {
  const id = await storeDraft(server, computedDefinition('App.Tool.Twice', { a: 'integer' }, { sum: ['add', 'a', 'a'] }));
  const page = await browser.open(server, { as: server.admin, path: designAddress(id), width: 700 });
  await page.getByText('表单', { exact: true }).click();
  await page.getByLabel('单行录入').fill('Tool.Twice(a:int): sum = a + a // 两倍');
  await page.getByRole('button', { name: '下一步：生成代码' }).click();
  const body = page.locator('.design-form-body');
  await body.getByRole('button', { name: /复制/ }).click();
  await toast(page, '请先生成代码再复制').waitFor();
  await page.getByRole('button', { name: '下一步：保存代码' }).click();
  await toast(page, '请先生成代码').first().waitFor();
  await body.getByRole('button', { name: '生成代码' }).click();
  const code = body.locator('textarea').first();
  const text = await code.inputValue();
  expect(text).toContain('class Tool');
  await code.fill(`${text}// 手工\n`);
  await body.getByText('已手工修改').waitFor();
  await page.getByRole('button', { name: '下一步：保存代码' }).click();
  await body.getByRole('button', { name: /保存$/ }).click();
  const dialog = page.getByRole('dialog').filter({ hasText: '当前文件已存在，是否覆盖？' });
  await dialog.getByText('保留手工修改').waitFor();
  await dialog.getByRole('button', { name: /覆盖/ }).click();
  await toast(page, '已保存 App.Tool.Twice').waitFor();
  const { definition } = (await server.admin<{ definition: InterfaceDefinition }>('Admin.Interface.Get', { id })).data!;
  expect(definition.code?.php?.text).toBe(markRegions(text, `${text}// 手工\n`));
  expect(definition.title).toBe('两倍');
  await page.locator('.design-name input').fill('Tool.Twice 加倍');
  await page.getByRole('button', { name: '上一步' }).click();
  await body.getByRole('button', { name: '重新生成' }).click();
  await page.getByRole('button', { name: '下一步：保存代码' }).click();
  await body.getByRole('button', { name: '保存并发布' }).click();
  await dialog.getByText('定义已变更').waitFor();
  expect(await dialog.getByRole('button', { name: /覆盖/ }).isDisabled()).toBe(true);
  await dialog.getByRole('button', { name: /^合并$/ }).click();
  await page.getByRole('dialog').filter({ hasText: '合并手工修改与新代码' }).getByRole('button', { name: /采用/ }).click();
  await dialog.getByText('保留手工修改').waitFor();
  await dialog.getByRole('button', { name: /覆盖/ }).click();
  await body.getByText('App.Tool.Twice').first().waitFor();
  const read = async () => (await server.admin<{ status: string; definition: InterfaceDefinition }>('Admin.Interface.Get', { id })).data!;
  const live = await until(read, ({ status }) => status === 'published');
  expect(live.definition.code?.php?.text).toContain('加倍');
  expect(live.definition.code?.php?.text).toContain('// 手工');
});

test('parameters are reordered and nested in the outline with Alt and arrows, and a problem leads to its field', async () => {
  const id = await storeDraft(server, computedDefinition('App.Tool.Order', { a: 'object', b: 'integer' }, { sum: 'b' }));
  const page = await browser.open(server, { as: server.admin, path: designAddress(id) });
  await page.locator('.react-flow__node').first().waitFor();
  await page.keyboard.press('Control+3');
  await item(page, 'parameter.1').focus();
  await page.keyboard.press('Alt+ArrowUp');
  await hasFocus(page, 'parameter.0');
  await item(page, 'parameter.0').filter({ hasText: 'b' }).waitFor();
  await page.keyboard.press('Alt+ArrowDown');
  await hasFocus(page, 'parameter.1');
  await page.keyboard.press('Alt+ArrowRight');
  await hasFocus(page, 'parameter.0.0');
  await page.keyboard.press('Alt+ArrowLeft');
  await hasFocus(page, 'parameter.1');
  await page.keyboard.press('F2');
  await page.keyboard.type('service');
  await page.keyboard.press('Enter');
  await hasFocus(page, 'parameter.1');
  await page.getByRole('tab', { name: '问题' }).click();
  await page.locator('.design-dock .design-diagnostic-go').first().click();
  await page.waitForFunction(() => document.activeElement?.closest('[data-pointer]')?.getAttribute('data-pointer') === '/parameters/1/name');
});

test('an edge is looked at by click and by key, and a note is written in the inspector', async () => {
  const plain = computedDefinition('App.Tool.Edges', { a: 'integer', b: 'integer' }, { sum: ['add', 'a', 'b'] });
  const nodes = plain.flow.nodes.map((node, index) => ({ ...node, position: { x: index * 340, y: index * 40 } }));
  const notes = [{ id: 'note', text: '便签', position: { x: 0, y: 260 }, size: { width: 240, height: 120 } }];
  const id = await storeDraft(server, { ...plain, flow: { ...plain.flow, nodes, notes } });
  const page = await browser.open(server, { as: server.admin, path: designAddress(id) });
  const inspector = page.locator('.design-inspector');
  const line = page.locator('.react-flow__edge[data-id="return.sum"] path').first();
  await line.waitFor({ state: 'attached' });
  const middle = await line.evaluate((path) => {
    if (!(path instanceof SVGPathElement)) throw new Error('no path');
    const { x, y } = path.getPointAtLength(path.getTotalLength() / 2).matrixTransform(path.getScreenCTM() ?? undefined);
    return { x, y };
  });
  await page.mouse.click(middle.x, middle.y);
  await inspector.getByRole('button', { name: '加 · result' }).waitFor();
  await inspector.getByRole('button', { name: '返回 · sum' }).click();
  await inspector.getByRole('button', { name: '查看 sum 的连线' }).focus();
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.activeElement?.textContent === '加 · result');
  await inspector.getByRole('button', { name: /断开/ }).click();
  await line.waitFor({ state: 'detached' });
  await page.locator('.react-flow__node[data-id=note]').click();
  await inspector.getByLabel('内容').fill('先加再返回');
  await page.locator('.react-flow__node[data-id=note]', { hasText: '先加再返回' }).waitFor();
});

test('a data interface says that what its run writes is undone, its columns are picked, and its table is one line', async () => {
  const table = {
    name: 'goods',
    columns: [
      { name: 'name', type: 'string' as const, required: true },
      { name: 'price', type: 'integer' as const },
    ],
  };
  const create = crudDefinitions({ namespace: 'Shop', class: 'Goods', title: '商品' }, table).find(({ method }) => method === 'Create');
  if (!create) throw new Error('no Create');
  const id = await storeDraft(server, create);
  const page = await browser.open(server, { as: server.admin, path: designAddress(id) });
  await page.getByRole('tab', { name: '测试' }).click();
  await page.getByText('会在运行后撤销：').waitFor();
  await page.locator('.react-flow__node', { hasText: 'goods' }).click({ position: { x: 30, y: 12 } });
  const columns = page.locator('[data-setting=columns]');
  await columns.getByRole('combobox').click();
  await page.keyboard.type('price');
  await page.keyboard.press('Enter');
  await columns.locator('.ant-select-selection-item', { hasText: 'price' }).waitFor({ state: 'detached' });
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: '撤销', exact: true }).click();
  await columns.locator('.ant-select-selection-item', { hasText: 'price' }).waitFor();
  await page.getByText('表单', { exact: true }).click();
  const line = page.getByLabel('字段', { exact: true });
  await line.fill('name string!, price integer, stock in');
  await page.getByText('没有类型 in').waitFor();
  await line.fill('name string!, price integer, stock int=0 库存');
  const found = await savedDefinition(page, id, (definition) => definition.table?.columns.length === 3);
  expect(found.table?.columns[2]).toMatchObject({ name: 'stock', type: 'integer', default: 0, description: '库存' });
});

test('a new interface has no faults before somebody has done something or asks to publish it', async () => {
  const page = await browser.open(server, { as: server.admin, path: '/techzones/design/design' });
  await page.locator('.react-flow__node').first().waitFor();
  await page.locator('.design-inspector').getByLabel('方法').waitFor();
  expect(await page.locator('.design-field-error').count()).toBe(0);
  expect(await page.locator('.design-dock .design-count').count()).toBe(0);
  await page.keyboard.press('Control+Enter');
  await page.locator('.design-dock .design-count').waitFor();
  await page.locator('.design-field-error').first().waitFor();
});

test('a curl command pasted as an address becomes the whole request, without its secrets', async () => {
  const id = await storeDraft(
    server,
    drawn({
      service: 'Panel.Curl.Ask',
      nodes: { ask: { type: 'http', settings: { method: 'GET', url: 'https://', inputs: [] } } },
      edges: ['ask.data -> return.data'],
    }),
  );
  const page = await browser.open(server, { as: server.admin, path: designAddress(id) });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.locator('.react-flow__node[data-id="ask"] .design-step-head').dispatchEvent('click');
  await page.evaluate(() =>
    navigator.clipboard.writeText(`curl -X PUT 'https://api.example.com/orders?page=2' -H 'Authorization: Bearer t-1' --json '{"name":"茶","qty":2}'`),
  );
  await page.getByLabel('地址', { exact: true }).click();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+v');
  await page.getByText('Authorization 是密钥，值未带入，请连接到配置项。').waitFor();
  const saved = await savedDefinition(page, id, ({ flow }) => flow.nodes.some(({ settings }) => settings.method === 'PUT'));
  expect(saved.flow.nodes.find((node) => node.id === 'ask')).toMatchObject({
    settings: {
      ...{ method: 'PUT', url: 'https://api.example.com/orders', media: 'application/json' },
      inputs: [
        { port: 'page', in: 'query' },
        { port: 'name', in: 'field' },
        { port: 'qty', in: 'field' },
        { port: 'Authorization', in: 'header' },
      ],
    },
    values: { page: '2', name: '茶', qty: 2 },
  });
});
