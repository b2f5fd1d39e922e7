import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { emptyDefinition } from '../../designer/model/build/build-definition.ts';
import type { InterfaceDefinition } from '../../designer/model/types/definition.ts';
import type { FlowNode } from '../../designer/model/types/flow.ts';
import { chromiumForFile, openSite, toast } from '../helpers/browser.ts';
import { allowClipboard, designAddress, showPalette, storeDraft } from '../helpers/designer.ts';
import type { TestServer } from '../helpers/server.ts';

const browser = chromiumForFile();
let server: TestServer;
beforeAll(async () => {
  server = await openSite();
});
afterAll(() => server.close());

const node = (page: Page, id: string) => page.locator(`.react-flow__node[data-id="${id}"]`);
const port = (page: Page, id: string, name: string) => node(page, id).locator(`.react-flow__handle[data-handleid="${name}"]`);
/** Edges by the port they end in. */
const edges = (page: Page) => page.locator('.react-flow__edge').evaluateAll((all) => all.map((edge) => edge.getAttribute('data-id')).sort());
const nodes = (page: Page) => page.locator('.react-flow__node-step').evaluateAll((all) => all.map((one) => one.getAttribute('data-id')).sort());

async function openNew(): Promise<Page> {
  const page = await browser.open(server, { as: server.admin, path: '/techzones/design/design' });
  await node(page, 'return').waitFor();
  return page;
}

let number = 0;
/** Opens a stored draft with these nodes besides Return, with edges as `from.port>to.port`. */
async function openDraft(parts: Omit<FlowNode, 'position'>[], wires: string[], changes: Partial<InterfaceDefinition> = {}): Promise<Page> {
  const definition: InterfaceDefinition = { ...emptyDefinition(`App.Canvas.Case${++number}`), ...changes };
  definition.flow = {
    nodes: [...parts, { id: 'return', type: 'return', settings: {} }].map((part, index) => ({
      ...part,
      position: { x: (index % 3) * 320, y: Math.floor(index / 3) * 224 },
    })),
    edges: wires.map((wire) => {
      const [from = '', fromPort = '', to = '', toPort = ''] = wire.split(/[.>]/);
      return { from: { node: from, port: fromPort }, to: { node: to, port: toPort } };
    }),
  };
  const page = await browser.open(server, { as: server.admin, path: designAddress(await storeDraft(server, definition)) });
  await node(page, 'return').waitFor();
  return page;
}

async function drag(page: Page, from: Locator, to: { x: number; y: number }): Promise<void> {
  await hold(page, from, to);
  await page.mouse.up();
}

/** A drag before it is let go. */
async function hold(page: Page, from: Locator, to: { x: number; y: number }): Promise<void> {
  const box = await from.boundingBox();
  if (!box) throw new Error('nothing to drag');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2 + 12, box.y + box.height / 2 + 6, { steps: 3 });
  await page.mouse.move(to.x, to.y, { steps: 8 });
}

async function middleOf(target: Locator): Promise<{ x: number; y: number }> {
  const box = await target.boundingBox();
  if (!box) throw new Error('not on the screen');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** A key many times over, faster than through the browser's own queue. */
const press = (page: Page, key: string, times: number, ctrlKey = false) =>
  page.evaluate(
    (wanted) => {
      for (let act = 0; act < wanted.times; act++) {
        const event = new KeyboardEvent('keydown', { key: wanted.key, ctrlKey: wanted.ctrlKey, bubbles: true, cancelable: true });
        document.activeElement?.dispatchEvent(event);
      }
    },
    { key, times, ctrlKey },
  );

const addition = { id: 'add', type: 'operation', settings: { operator: 'add' } };
const number2 = { id: 'two', type: 'constant', settings: { value: 2 } };
const text = { id: 'text', type: 'constant', settings: { value: '2' } };
const sum: Partial<InterfaceDefinition> = { returns: [{ name: 'sum', type: 'float' }] };

test('Add dragged from the palette answers at once, and its inputs become parameters in one act', async () => {
  const page = await openNew();
  const canvas = await middleOf(page.locator('.design-canvas'));
  await showPalette(page);
  await drag(page, page.locator('.design-palette-node', { hasText: /^加/ }).first(), { x: canvas.x - 240, y: canvas.y });
  await node(page, 'add').waitFor();
  await expect.poll(() => edges(page)).toEqual(['return.sum']);
  await node(page, 'add').getByRole('button', { name: '生成参数' }).click();
  await expect.poll(() => edges(page)).toEqual(['add.a', 'add.b', 'return.sum']);
  expect(await nodes(page)).toEqual(['a', 'add', 'b', 'return']);
  await page.keyboard.press('Control+z');
  await expect.poll(() => nodes(page)).toEqual(['add', 'return']);
  await page.keyboard.press('Control+Shift+z');
  await expect.poll(() => nodes(page)).toEqual(['a', 'add', 'b', 'return']);
});

test('an edge that does not fit says why and offers the conversion; a cycle is refused', async () => {
  const page = await openDraft([text, addition, number2], ['two.value>add.b', 'add.result>return.sum'], sum);
  await hold(page, port(page, 'text', 'value'), await middleOf(port(page, 'add', 'a')));
  await page
    .locator('.design-shut-hint', { hasText: /不能接到/ })
    .getByText('松开后可插入转换')
    .waitFor();
  await page.mouse.up();
  const refusal = page.getByRole('alertdialog', { name: '不能连接' });
  await refusal.getByText(/不能接到/).waitFor();
  expect(await edges(page)).toEqual(['add.b', 'return.sum']);
  await refusal.getByRole('button', { name: /插入转换/ }).click();
  await expect.poll(async () => (await edges(page)).length).toBe(4);
  expect(await edges(page)).toContain('add.a');

  await drag(page, port(page, 'add', 'result'), await middleOf(port(page, 'add', 'a')));
  await page
    .getByText(/会形成环/)
    .first()
    .waitFor();
});

test('a node dropped on an edge goes into it, and an edge dropped in empty space offers what fits', async () => {
  const page = await openDraft([number2, addition], ['two.value>add.a', 'add.result>return.sum'], sum);
  const edge = page.locator('.react-flow__edge[data-id="return.sum"] path').first();
  await showPalette(page);
  await page.getByRole('textbox', { name: '搜索节点' }).fill('round');
  const entry = page.locator('.design-palette-node').first();
  await drag(page, entry, await middleOf(edge));
  await expect.poll(() => edges(page)).toEqual(['add.a', 'return.sum', 'round.value']);

  const start = await middleOf(port(page, 'two', 'value'));
  await drag(page, port(page, 'two', 'value'), { x: start.x + 60, y: start.y + 260 });
  const list = page.getByRole('dialog', { name: '添加节点' });
  await list.getByRole('combobox').waitFor();
  await page.keyboard.type('multiply');
  await page.keyboard.press('Enter');
  await expect.poll(() => edges(page)).toContain('multiply.a');
});

test('the end of an edge moves to another port in one act', async () => {
  const page = await openDraft([number2, addition], ['two.value>add.a', 'add.result>return.sum'], sum);
  await drag(page, page.locator('.react-flow__edge[data-id="add.a"] .react-flow__edgeupdater-target'), await middleOf(port(page, 'add', 'b')));
  await expect.poll(() => edges(page)).toEqual(['add.b', 'return.sum']);
  await page.keyboard.press('Control+z');
  await expect.poll(() => edges(page)).toEqual(['add.a', 'return.sum']);
});

test('everything without a mouse: add, connect, name, copy, walk', async () => {
  const page = await openNew();
  await page.locator('.design-canvas').focus();
  await page.keyboard.press('Tab');
  await page.keyboard.type('multiply');
  await page.keyboard.press('Enter');
  await expect.poll(() => edges(page)).toEqual(['return.product']);
  await page.waitForFunction(() => document.activeElement?.getAttribute('data-id') === 'multiply');
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  await page.getByRole('combobox', { name: '添加节点' }).waitFor();
  await page.keyboard.type('数字');
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.activeElement?.getAttribute('data-id') === 'constant');
  await page.keyboard.press('c');
  await page
    .getByText(/方向键选择/)
    .first()
    .waitFor();
  await page.keyboard.press('Escape');
  expect(await edges(page)).toEqual(['return.product']);
  await page.keyboard.press('c');
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await edges(page)).length).toBe(2);

  await page.keyboard.press('F2');
  await node(page, 'constant').getByRole('textbox', { name: '标题' }).waitFor();
  await page.keyboard.type('基数');
  await page.keyboard.press('Enter');
  await node(page, 'constant').getByText('基数').waitFor();
  await page.waitForFunction(() => document.activeElement?.getAttribute('data-id') === 'constant');
  await page.keyboard.press('Alt+ArrowRight');
  await page.waitForFunction(() => ['multiply', 'return'].includes(document.activeElement?.getAttribute('data-id') ?? ''));

  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+c');
  await page.keyboard.press('Control+v');
  await expect.poll(async () => (await nodes(page)).length).toBe(5);
  await page.keyboard.press('Control+d');
  await expect.poll(async () => (await nodes(page)).length).toBe(7);
  await page.keyboard.press('Delete');
  await expect.poll(async () => (await nodes(page)).length).toBe(5);
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: '快捷键' }).waitFor();
});

test('no key fires in a field, and 200 acts can be taken back', async () => {
  const page = await openDraft([addition], ['add.result>return.sum'], sum);
  const field = node(page, 'add').getByRole('textbox', { name: 'a 的值' });
  await field.fill('');
  await field.pressSequentially('12');
  await page.keyboard.press('Enter');
  await page.keyboard.press('d');
  await page.keyboard.press('Escape');
  expect(await field.inputValue()).toBe('12');
  expect(await node(page, 'add').locator('.design-step-disabled').count()).toBe(0);

  await node(page, 'add').locator('.design-step-title').click();
  await press(page, 'd', 199);
  await node(page, 'add').locator('.design-step-disabled').waitFor();
  await press(page, 'z', 200, true);
  await expect.poll(() => node(page, 'add').getByRole('textbox', { name: 'a 的值' }).inputValue()).toBe('');
});

test('a layout puts producers left of what they feed, and several nodes align', async () => {
  const page = await openDraft([addition, number2, text], ['two.value>add.a', 'add.result>return.sum'], sum);
  await page.locator('.design-canvas').focus();
  await page.keyboard.press('l');
  const left = async (id: string) => (await node(page, id).boundingBox())?.x ?? 0;
  await expect.poll(async () => (await left('two')) < (await left('add')) && (await left('add')) < (await left('return'))).toBe(true);
  await page.keyboard.press('Control+a');
  await page.locator('.design-canvas').getByRole('button', { name: '左对齐' }).click();
  await expect.poll(async () => Math.round((await left('two')) - (await left('return')))).toBe(0);
});

test('nodes chosen by a box stay within reach one by one, and a right click offers what can be done, each with its key', async () => {
  const page = await openDraft([text, addition, number2], ['two.value>add.b', 'add.result>return.sum'], sum);
  await allowClipboard(page);
  const chosen = () => page.locator('.react-flow__node.selected').evaluateAll((all) => all.map((one) => one.getAttribute('data-id')).sort());
  const canvas = await page.locator('.design-canvas').boundingBox();
  if (!canvas) throw new Error('no canvas');
  // Small enough that the box need not come near the edge, where the view moves along for as long as the pointer is there.
  for (let step = 0; step < 2; step++) await page.getByRole('button', { name: '缩小', exact: true }).click();
  await page.keyboard.down('Shift');
  await page.mouse.move(canvas.x + 60, canvas.y + 60);
  await page.mouse.down();
  await page.mouse.move(canvas.x + canvas.width - 60, canvas.y + canvas.height - 60, { steps: 6 });
  await page.mouse.up();
  await page.keyboard.up('Shift');
  await expect.poll(chosen).toEqual(['add', 'return', 'text', 'two']);
  await node(page, 'text').locator('.design-step-title').click();
  await expect.poll(chosen).toEqual(['text']);

  await node(page, 'two').locator('.design-step-title').click({ button: 'right' });
  await page.getByRole('menuitem', { name: /复制一份.*Ctrl\+D/ }).click();
  await page.waitForFunction(() => document.activeElement?.getAttribute('data-id') === 'two_2');
  await page.keyboard.press('Control+z');
  await expect.poll(() => nodes(page)).toEqual(['add', 'return', 'text', 'two']);
  await page.waitForFunction(() => document.activeElement?.classList.contains('design-canvas'));

  // A caret in some other text does not keep the nodes from the clipboard.
  await page.getByRole('tab', { name: /^问题/ }).click();
  await page.locator('.design-dock .design-diagnostic-go').first().waitFor();
  await page.evaluate(() => getSelection()?.selectAllChildren(document.querySelector('.design-dock') ?? document.body));
  await node(page, 'two').locator('.design-step-title').click();
  await page.keyboard.press('Shift+F10');
  await page.getByRole('menuitem', { name: /^复制 ?Ctrl\+C/ }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('"two"');
  await page.waitForFunction(() => document.activeElement?.getAttribute('data-id') === 'two');
  await page.keyboard.press('Control+v');
  await expect.poll(async () => (await nodes(page)).length).toBe(5);
  await page.evaluate(() => navigator.clipboard.writeText('不是节点'));
  await page.keyboard.press('Control+v');
  await toast(page, '剪贴板里没有节点').waitFor();
});

test('what one line draws is seen whole, keys that change the view take the focus along, and there is no call to copy before publishing', async () => {
  const page = await openNew();
  await page.keyboard.type('Tool.Long(a:int, b:int): sum = round((a * b + 10 / 2) * 3 - a) // 一行');
  const isSeen = async () => {
    const canvas = await page.locator('.design-canvas').boundingBox();
    const boxes = await page.locator('.react-flow__node-step').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect));
    return canvas !== null && boxes.length > 6 && boxes.every(({ left, right }) => left >= canvas.x && right <= canvas.x + canvas.width);
  };
  await expect.poll(isSeen).toBe(true);
  await page.locator('.design-canvas').focus();
  await page.keyboard.press('Control+3');
  await page.waitForFunction(() => document.activeElement?.getAttribute('role') === 'treeitem');
  await page.keyboard.press('Control+2');
  await page.waitForFunction(() => document.activeElement?.closest('.design-form-body') !== null);
  await page.keyboard.press('Control+1');
  await page.waitForFunction(() => document.activeElement?.classList.contains('design-canvas'));
  await page.keyboard.press('Control+Shift+C');
  await toast(page, '发布后才能复制 curl 命令').waitFor();
});

test('a canvas of 1072 by 804 is what a window of 1440 by 900 begins with; a loop holds its turn in a frame; no node lies under the mini-map', async () => {
  const sum = { id: 'sum', type: 'reduce', settings: {} };
  const page = await openDraft(
    [{ id: 'list', type: 'constant', settings: { value: [1, 2] } }, sum, addition],
    ['list.value>sum.items', 'sum.item>add.a', 'sum.accumulator>add.b', 'add.result>sum.next', 'sum.result>return.total'],
    { returns: [{ name: 'total', type: 'float' }] },
  );
  const size = await page.locator('.design-canvas').boundingBox();
  expect([size?.width, size?.height]).toEqual([1072, 804]);
  await page.locator('.design-canvas').focus();
  await page.keyboard.press('l');
  const frame = page.locator('.react-flow__node-body');
  await expect.poll(() => frame.getAttribute('data-id')).toBe('sum:next');
  await page.getByRole('button', { name: '折叠', exact: true }).first().click();
  await expect.poll(() => nodes(page)).toEqual(['list', 'return', 'sum']);
  await node(page, 'sum')
    .getByRole('button', { name: /1 个节点/ })
    .click();
  await expect.poll(() => nodes(page)).toEqual(['add', 'list', 'return', 'sum']);
  // A part of the flow out of sight brings the mini-map, and a node let go under it is moved clear.
  const corner = { x: size!.x + size!.width - 60, y: size!.y + size!.height - 60 };
  const minimap = page.locator('.design-minimap');
  await page.mouse.move(size!.x + 600, size!.y + 700);
  await page.mouse.down();
  await page.mouse.move(size!.x + 300, size!.y + 700, { steps: 4 });
  await page.mouse.up();
  await minimap.waitFor();
  await drag(page, node(page, 'return').locator('.design-step-head'), corner);
  await expect
    .poll(async () => {
      const [map, moved] = [await minimap.boundingBox(), await node(page, 'return').boundingBox()];
      return map === null || (moved !== null && (moved.y + moved.height <= map.y || moved.x + moved.width <= map.x));
    })
    .toBe(true);
});
