import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { computedDefinition } from '../../designer/model/build/build-definition.ts';
import { crudDefinitions } from '../../designer/model/build/crud-definitions.ts';
import type { InterfaceDefinition } from '../../designer/model/types/definition.ts';
import { buttonNamed, chromiumForFile, openSite } from '../helpers/browser.ts';
import { answerOfGateway, designAddress, nameOf, nodeOf, storeDraft, storedDraft, topButton } from '../helpers/designer.ts';
import type { TestServer } from '../helpers/server.ts';
import { done } from '../plugins/apps/open-caller.ts';

const browser = chromiumForFile();
let server: TestServer;
beforeAll(async () => {
  server = await openSite();
});
afterAll(() => server.close());

/** By its text: an icon in it has a name of its own. */
const button = (page: Page | Locator, words: string): Locator => page.getByRole('button').filter({ hasText: buttonNamed(words) });
const publish = (id: number) => done(server.admin('Admin.Interface.Publish', { id }));

async function openTest(id: number): Promise<{ page: Page; panel: Locator }> {
  const page = await browser.open(server, { as: server.admin, path: designAddress(id) });
  await page.getByRole('tab', { name: '测试' }).click();
  return { page, panel: page.getByRole('tabpanel') };
}

test('a draft writes to a table nobody has made yet and leaves nothing; what a run shall keep stays', async () => {
  const [list, , create] = crudDefinitions({ namespace: 'Shop', class: 'Tea', title: '茶' }, { name: 'tea', columns: [{ name: 'name', type: 'string' }] });
  const id = await storeDraft(server, create!);
  const { panel } = await openTest(id);
  await panel.getByLabel(/^name/).fill('龙井');
  await panel.getByText('会在运行后撤销').waitFor();
  await button(panel, '运行').click();
  await panel.getByText('已撤销 1 次写入').waitFor();
  await panel.getByRole('switch', { name: '保留写入的数据' }).click();
  await panel.getByText('本次运行会真实写入').waitFor();
  await button(panel, '运行').click();
  await panel.locator('.design-test-msg').getByText('数据表 tea 不存在；数据接口的表在首次发布时创建').waitFor();

  await publish(id);
  const listId = await storeDraft(server, list!);
  await publish(listId);
  const names = async () => (await answerOfGateway<{ items: { name: string }[] }>(server, listId, {})).data?.items.map(({ name }) => name);
  expect(await names()).toEqual([]);
  await button(panel, '运行').click();
  await expect.poll(names).toEqual(['龙井']);
  await panel.getByRole('switch', { name: '保留写入的数据' }).click();
  await button(panel, '运行').click();
  await panel.getByText('已撤销 1 次写入').waitFor();
  expect(await names()).toEqual(['龙井']);
});

test('a call of an app is found in the dock and replayed in the version that answered it', async () => {
  const scaled = (factor: number): InterfaceDefinition =>
    computedDefinition('Tool.Scale.Run', { n: 'integer' }, { scaled: ['multiply', 'n', { value: factor }] });
  const id = await storeDraft(server, scaled(2));
  await publish(id);
  expect((await answerOfGateway(server, id, { n: 21 })).data).toEqual({ scaled: 42 });
  expect((await answerOfGateway(server, id, { n: 'many' })).ret).toBe(400);
  const { rev } = await storedDraft(server, id);
  await done(server.admin('Admin.Interface.Save', { id, rev, definition: scaled(3) }));
  await publish(id);
  await server.platform.accessLog.flush();

  const { panel } = await openTest(id);
  await panel.getByText('最近的调用').click();
  const rows = panel.locator('.design-logged li');
  await expect.poll(() => rows.count()).toBe(2);
  const answered = rows.filter({ hasText: 'ret 200' });
  await button(answered, '填入').click();
  expect(await panel.getByLabel(/^n\b/).inputValue()).toBe('21');
  await button(panel, '运行').click();
  await panel.getByText('"scaled": 63').waitFor();
  await button(answered, '重放').click();
  await panel.getByText('"scaled": 42').waitFor();
  await panel.getByText('ret 与当时一致').waitFor();
  await panel.getByRole('switch', { name: '只看失败' }).click();
  await expect.poll(() => rows.count()).toBe(1);
  await rows.getByText('ret 400').waitFor();
});

test('the list takes an interface out of the gateway after a question', async () => {
  const id = await storeDraft(server, computedDefinition('Tool.Gone.Soon', {}, { x: { value: 1 } }));
  await publish(id);
  const page = await browser.open(server, { as: server.admin, path: '/techzones/design/list?q=Tool.Gone' });
  const row = page.getByRole('row', { name: /Tool\.Gone\.Soon/ });
  await row.getByRole('button', { name: /更多/ }).click();
  await page.getByRole('menuitem', { name: '取消发布' }).click();
  const question = page.getByRole('dialog');
  await question.getByText('立即返回 404').waitFor();
  expect((await storedDraft(server, id)).status).toBe('published');
  await question.getByRole('button').last().click();
  await row.getByText('草稿').waitFor();
  expect((await server.call('Tool.Gone.Soon')).ret).toBe(404);
});

interface Ticket {
  uuid: string;
  now: string;
  today: string;
  random: number;
}

test('time and chance are added by name, published, and new with every call', async () => {
  const page = await browser.open(server, { as: server.admin, path: '/techzones/design/design' });
  await nodeOf(page, 'return').waitFor();
  await nameOf(page).fill('Tool.Ticket 取号');
  await page.getByRole('tab', { name: /^问题/ }).click();
  for (const words of ['uuid', 'now', 'today', 'random']) {
    await page.locator('.react-flow__pane').click({ position: { x: 40, y: 30 } });
    // Nobody waits for the list before typing.
    await page.keyboard.type(`/${words}`);
    await page.keyboard.press('Enter');
    await nodeOf(page, words).and(page.locator('.selected:focus')).waitFor();
    const diagnostics = page.getByRole('tabpanel');
    await button(diagnostics, '作为返回字段').click();
    await button(diagnostics, '作为返回字段').waitFor({ state: 'detached' });
  }
  await page.locator('.design-right').getByLabel('min 的值').fill('1');
  await page.locator('.design-right').getByLabel('max 的值').fill('6');
  await page.getByRole('tabpanel').getByText('没有问题').waitFor();
  await topButton(page, '发布').click();
  await topButton(page, '复制 curl').and(page.locator(':enabled')).waitFor();
  await page.waitForURL(/design_update\/\d+$/);
  const id = Number(/\d+$/.exec(page.url())?.[0]);
  const answers = await Promise.all([1, 2].map(async () => (await answerOfGateway<Ticket>(server, id, {})).data));
  for (const answer of answers) {
    const { uuid, now, today, random } = answer ?? {};
    expect(uuid).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
    expect(now).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
    expect(today).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect([1, 2, 3, 4, 5, 6]).toContain(random);
  }
  expect(answers[0]?.uuid).not.toBe(answers[1]?.uuid);
});

test('Ctrl+4 leads into the JSON editor, where one types at once', async () => {
  const id = await storeDraft(server, computedDefinition('Tool.Calc.Keys', { a: 'integer' }, { x: ['add', 'a', 'a'] }));
  const page = await browser.open(server, { as: server.admin, path: designAddress(id) });
  await page.locator('.react-flow__node').first().waitFor();
  await page.keyboard.press('Control+4');
  await page.locator('.design-json .monaco-editor.focused').waitFor();
  await page.keyboard.press('Control+1');
  await page.keyboard.press('Control+4');
  await page.locator('.design-json .monaco-editor.focused').waitFor();
});

test('a run stops at a breakpoint and goes on, a node fails as it is told, and one runs by itself', async () => {
  const definition = computedDefinition('App.Debug.Sum', { a: 'integer', b: 'integer' }, { sum: ['add', 'a', 'b'] });
  const page = await browser.open(server, { as: server.admin, path: designAddress(await storeDraft(server, definition)) });
  await nodeOf(page, 'add').locator('.design-step-head').click();
  await page.keyboard.press('b');
  await nodeOf(page, 'add').getByRole('img', { name: /^断点/ }).waitFor();
  await page.keyboard.press('Control+r');
  const dock = page.locator('.design-dock');
  await dock.getByText('停在断点“加”之前').waitFor();
  await dock.getByRole('button', { name: '继续' }).click();
  await dock.locator('pre').getByText('"sum": 2').waitFor();
  const debug = page.locator('.design-debug');
  await debug.getByRole('checkbox', { name: '断点' }).uncheck();
  await debug.getByRole('radio', { name: '模拟失败' }).check();
  await debug.getByRole('textbox', { name: '错误信息' }).fill('库存不足');
  await page.keyboard.press('Control+r');
  await dock.getByText('库存不足').first().waitFor();
  await debug.getByRole('radio', { name: '正常执行' }).check();
  await debug.getByLabel('输入值').fill('{"a": 40, "b": 2}');
  await debug.getByRole('button', { name: '单独运行' }).click();
  await debug.getByText('"result": 42').waitFor();
  await debug.getByRole('button', { name: '用作模拟结果' }).click();
  await page.keyboard.press('Control+r');
  await dock.locator('pre').getByText('"sum": 42').waitFor();
});
