import { strFromU8, unzipSync } from 'fflate';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { generate } from '../../designer/codegen/generate.ts';
import { computedDefinition } from '../../designer/model/build/build-definition.ts';
import { buttonNamed, bytesOf, chromiumForFile, openSite, toast } from '../helpers/browser.ts';
import { answerOfGateway, chooseOperator, designAddress, nameOf, storeDraft, storedDraft } from '../helpers/designer.ts';
import type { TestServer } from '../helpers/server.ts';

const browser = chromiumForFile();
let server: TestServer;
let id: number;
let turn = 0;
beforeAll(async () => {
  server = await openSite();
});
afterAll(() => server.close());
beforeEach(async () => {
  const plain = computedDefinition(`Tool.Calc${++turn}.Both`, { a: 'integer', b: 'integer' }, { sum: ['add', 'a', 'b'], product: ['multiply', 'a', 'b'] });
  id = await storeDraft(server, plain);
});

const stored = () => storedDraft(server, id);
const open = () => browser.open(server, { as: server.admin, path: designAddress(id) });
/** By its text: an icon in it has a name of its own. */
const button = (page: Page | Locator, words: string): Locator => page.getByRole('button').filter({ hasText: buttonNamed(words) });

test('an older version answers again at a click, and the draft is saved on top of it', async () => {
  const { rev } = await stored();
  expect((await server.admin('Admin.Interface.Publish', { id, rev })).ret).toBe(200);
  const page = await open();
  await chooseOperator(page, 'add', 'subtract');
  await button(page, '发布').click();
  await expect.poll(async () => (await answerOfGateway(server, id, { a: 20, b: 3 })).data).toMatchObject({ sum: 17 });
  await page.getByRole('tab', { name: '历史' }).click();
  const panel = page.getByRole('tabpanel');
  await button(panel, '回滚').click();
  await button(page.locator('.ant-popover'), '回滚').click();
  await toast(page, '已回滚到此版本').waitFor();
  expect((await answerOfGateway(server, id, { a: 20, b: 3 })).data).toMatchObject({ sum: 23 });
  await panel.locator('.design-box.design-change-changed', { hasText: '减' }).waitFor();
  await panel.getByText('修改：减').waitFor();
  await nameOf(page).fill(`Calc${turn}.Both 回滚之后`);
  await button(page, '保存').click();
  await expect.poll(async () => (await stored()).definition.title).toBe('回滚之后');
  expect(await page.getByRole('dialog').filter({ visible: true }).count()).toBe(0);
});

test('a publish that a test case refuses shows both answers; the case takes the new one, and the next publish goes through', async () => {
  const { definition, rev } = await stored();
  const wrong = { title: '错的', parameters: { a: 1, b: 2 }, ret: 200, data: { sum: 4, product: 2 } };
  await server.admin('Admin.Interface.Save', { id, rev, definition: { ...definition, tests: [wrong] } });
  const page = await open();
  await button(page, '发布').click();
  const verification = page.locator('.design-verification');
  await verification.getByText('测试用例未通过：错的').waitFor();
  await verification.locator('.design-diff-removed', { hasText: '"sum": 4' }).waitFor();
  await verification.locator('.design-diff-added', { hasText: '"sum": 3' }).waitFor();
  await button(verification, '采用新的结果').click();
  await button(verification, '已采用').waitFor();
  await button(page, '发布').click();
  await expect.poll(async () => (await stored()).status).toBe('published');
  expect((await stored()).definition.tests?.find(({ title }) => title === '错的')?.data).toEqual({ sum: 3, product: 2 });
});

test('code that does not parse stays among the problems with its line until it is changed', async () => {
  const { definition, rev } = await stored();
  const base = generate(definition, 'ts')[0]?.text ?? '';
  const text = base.replace('platform.calc.add(parameters.a, parameters.b)', 'platform.calc.add(');
  await server.admin('Admin.Interface.Save', { id, rev, definition: { ...definition, code: { ts: { base, text } } } });
  const page = await open();
  await button(page, '发布').click();
  const line = text.split('\n').findIndex((one) => one.includes('platform.calc.add(')) + 1;
  const message = page.locator('.design-diagnostics-refused', { hasText: `第 ${line}` });
  await message.waitFor();
  expect(await page.getByText('没有问题').count()).toBe(0);
  await nameOf(page).fill(`Calc${turn}.Both 改过`);
  await message.waitFor({ state: 'detached' });
});

test('the zip has everything a project of one’s own needs', async () => {
  const page = await open();
  await page.getByRole('tab', { name: '代码' }).click();
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: '打包下载' }).click()]);
  expect(download.suggestedFilename()).toBe(`Tool.Calc${turn}.zip`);
  const files = unzipSync(new Uint8Array(await bytesOf(download)));
  for (const path of [`php/src/tool/Api/Calc${turn}.php`, 'php/src/portico/Calc.php', 'ts/portico-runtime.d.ts']) expect(files).toHaveProperty([path]);
  const textOf = (path: string) => strFromU8(files[path] ?? new Uint8Array());
  expect(textOf(`php/src/tool/Domain/Calc${turn}.php`)).toContain('public function both($a, $b)');
  expect(textOf(`ts/Tool/Calc${turn}.Both.ts`)).toContain('platform.calc.add(');
  expect(textOf('README.md')).toContain(`Tool.Calc${turn}.Both`);
});
