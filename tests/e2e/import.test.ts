import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ApplyResult } from '../../designer/import/protocol.ts';
import type { InterfaceDefinition } from '../../designer/model/types/definition.ts';
import { buttonNamed, bytesOf, chromiumForFile, openSite, toast } from '../helpers/browser.ts';
import { actCounter, allowClipboard, answerOfCopied } from '../helpers/designer.ts';
import type { TestServer } from '../helpers/server.ts';
import { done } from '../plugins/apps/open-caller.ts';
import { apply, preview } from '../server/import/import-helpers.ts';

const browser = chromiumForFile();
let server: TestServer;
let upstream: Server;
let upstreamUrl: string;
let served = '';
const heard: string[] = [];

beforeAll(async () => {
  upstream = createServer((request, response) => {
    heard.push(`${request.method} ${request.url}`);
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(request.url === '/openapi.json' ? served : JSON.stringify({ id: 7, name: '旺财' }));
  });
  await new Promise<void>((resolve) => upstream.listen(0, '127.0.0.1', resolve));
  const { port } = upstream.address() as AddressInfo;
  upstreamUrl = `http://127.0.0.1:${port}`;
  process.env.PORTICO_OUTBOUND_ALLOW = `127.0.0.1:${port}`;
  server = await openSite();
});
afterAll(async () => {
  delete process.env.PORTICO_OUTBOUND_ALLOW;
  await server?.close();
  upstream.close();
});
beforeEach(() => {
  heard.length = 0;
});

/** An API of one path per name, called at the upstream of this file; `change` gives an operation other words. */
function api(title: string, names: string[], change: Record<string, object> = {}): string {
  const schema = { type: 'object', properties: { id: { type: 'integer' }, name: { type: 'string' } } };
  const operation = (name: string) => ({
    summary: `Get ${name}`,
    tags: ['pets'],
    parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'integer' }, example: 7 }],
    responses: { 200: { description: 'ok', content: { 'application/json': { schema } } } },
    ...change[name],
  });
  const paths = Object.fromEntries(names.map((name) => [`/${name}/{id}`, { get: operation(name) }]));
  return JSON.stringify({ openapi: '3.0.3', info: { title, version: '1' }, servers: [{ url: upstreamUrl }], paths });
}

async function open(language: 'zh_cn' | 'en' = 'zh_cn', path = '/techzones/design/import'): Promise<Page> {
  const page = await browser.open(server, { as: server.admin, path, language });
  await allowClipboard(page);
  if (path.endsWith('import')) await page.locator('.imp-drop').waitFor();
  return page;
}

async function drop(page: Page, name: string, text: string): Promise<void> {
  const dataTransfer = await page.evaluateHandle(
    ([fileName, content]) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([content], fileName));
      return transfer;
    },
    [name, text] as const,
  );
  await page.dispatchEvent('.p-header', 'dragover', { dataTransfer });
  await page.getByText('松开即可导入').waitFor();
  await page.dispatchEvent('.p-header', 'drop', { dataTransfer });
}

const primary = (page: Page, words: string): Locator => page.getByRole('button', { name: words, exact: true });
const rowOf = (page: Page, words: string): Locator => page.getByRole('row').filter({ hasText: words });
const group = (page: Page, words: string): Locator => page.getByRole('navigation', { name: '按状态筛选' }).getByRole('button', { name: words });
const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '');
const stored = (id: number) => done(server.admin<{ id: number; rev: number; definition: InterfaceDefinition }>('Admin.Interface.Get', { id }));
const count = async (search: string) => (await done(server.admin<{ total: number }>('Admin.Interface.List', { search }))).total;

describe('from a document to a call', () => {
  test('takes three acts with the mouse', async () => {
    const page = await open();
    const { act, done: acts } = actCounter();
    await page.getByRole('button', { name: '选择文件' }).waitFor();
    await act('drop the file', () => drop(page, 'pets.json', api('Pets', ['pets', 'owners'])));
    await primary(page, '导入并发布 2 个接口').and(page.locator(':focus')).waitFor();
    expect(await count('Pets')).toBe(0);
    await act('import and publish', () => primary(page, '导入并发布 2 个接口').click());
    await page.getByText('新增 2 个，更新 0 个，已发布 2 个').waitFor();
    await act('copy curl', () => page.getByRole('button', { name: '复制 Pets.Pets.GetPetsById 的 curl' }).click());
    await toast(page, 'curl 命令已复制').waitFor();
    expect(await answerOfCopied(page)).toEqual({ ret: 200, data: { id: 7, name: '旺财' }, msg: '' });
    expect(heard).toEqual(['GET /pets/7']);
    expect(acts).toHaveLength(3);

    await page.getByRole('button', { name: buttonNamed('撤销导入') }).click();
    await page.getByText('已撤销：恢复 0 个，删除 2 个，保留 0 个').waitFor();
    expect(await count('Pets')).toBe(0);
    expect((await server.call('Pets.Pets.GetPetsById')).ret).toBe(404);
  });

  test('takes three acts by keyboard, pasted, in English', async () => {
    const page = await open('en');
    const { act, done: acts } = actCounter();
    await page.getByRole('button', { name: 'Choose files' }).and(page.locator(':focus')).waitFor();
    await page.evaluate((text) => navigator.clipboard.writeText(text), api('Keys', ['keys']));
    await act('paste', () => page.keyboard.press('Control+v'));
    await primary(page, 'Import and publish 1 interface').and(page.locator(':focus')).waitFor();
    await act('import and publish', () => page.keyboard.press('Enter'));
    await expect.poll(() => focusedText(page)).toMatch(/Copy curl/);
    await act('copy curl', () => page.keyboard.press('Enter'));
    await toast(page, 'curl command copied').waitFor();
    expect(await answerOfCopied(page)).toMatchObject({ ret: 200, data: { id: 7 } });
    expect(acts).toHaveLength(3);
  });

  test('begins at the development list, where the button leads and a file may be dropped, too', async () => {
    const page = await open('zh_cn', '/techzones/design/list');
    await page.getByRole('button', { name: '从 Swagger 导入' }).click();
    await page.waitForURL(/design\/import$/);
    await page.getByRole('menuitem', { name: '开发列表' }).click();
    await page.getByRole('heading', { name: '开发列表' }).waitFor();
    await drop(page, 'listed.yaml', 'openapi: 3.0.3\ninfo: {title: Listed}\npaths: {/a: {get: {responses: {"200": {description: ok}}}}}');
    await page.waitForURL(/design\/import$/);
    await rowOf(page, 'GET /a').waitFor();
  });
});

describe('what is wrong is said where one looks', () => {
  test('a document that cannot be read, with the reason, and what was typed stays', async () => {
    const page = await open();
    await drop(page, 'notes.txt', 'hello');
    await page.getByRole('alert').getByText('notes.txt 不是 JSON、YAML 或 zip 文件').waitFor();
    await drop(page, 'large.json', ' '.repeat(64 * 1_048_576 + 1));
    await page.getByRole('alert').getByText('large.json 太大').waitFor();
    await drop(page, 'hello.json', '{"hello": 1}');
    await page.getByRole('alert').getByText('缺少 paths').waitFor();
    const typed = page.getByLabel('粘贴文档内容');
    await typed.fill('{"openapi": "3.0.0", "paths": {');
    await page.getByRole('button', { name: buttonNamed('预览') }).click();
    await page
      .getByRole('alert')
      .getByText(/^文档不是有效的 JSON 或 YAML：错误在第 \d+ 行第 \d+ 列$/)
      .waitFor();
    const address = page.getByLabel('从地址获取');
    await address.fill('http://169.254.169.254/openapi.json');
    await page.keyboard.press('Enter');
    await page.locator('form').filter({ has: address }).getByRole('alert').waitFor();
    expect(await typed.inputValue()).toBe('{"openapi": "3.0.0", "paths": {');
    expect(await address.inputValue()).toBe('http://169.254.169.254/openapi.json');
    await typed.fill(api('Typed', ['typed']));
    await page.getByRole('button', { name: buttonNamed('预览') }).click();
    await page.getByLabel('GET /typed/{id} 的服务名').waitFor();
    expect(await page.getByLabel('GET /typed/{id} 的服务名').inputValue()).toBe('Typed.Pets.GetTypedById');
  });

  test('a faulty operation costs no other, and its place in the document is told', async () => {
    const page = await open();
    const bad = { parameters: [{ name: 'a', in: 'query', schema: { type: 'integer', minimum: 9, maximum: 1 } }] };
    await drop(page, 'faulty.json', api('Faulty', ['good', 'bad'], { bad }));
    await primary(page, '导入并发布 1 个接口').waitFor();
    await group(page, '有错误 1').click();
    expect(await page.getByRole('checkbox', { name: '选择 GET /bad/{id}' }).isChecked()).toBe(false);
    await page.getByRole('button', { name: 'GET /bad/{id}', exact: true }).click();
    const details = page.getByRole('dialog');
    await details.getByText('#/paths/~1bad~1{id}/get /parameters/0/min').waitFor();
    await page.keyboard.press('Escape');
    await primary(page, '导入并发布 1 个接口').click();
    await page.getByText('新增 1 个，更新 0 个，已发布 1 个').waitFor();
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: buttonNamed('下载报告') }).click()]);
    const { operations, issues } = JSON.parse(String(await bytesOf(download)));
    expect(operations['#/paths/~1good~1{id}/get']).toMatchObject({ service: 'Faulty.Pets.GetGoodById', outcome: 'created', published: true });
    expect(operations['#/paths/~1bad~1{id}/get']).toMatchObject({ outcome: 'skipped', published: false });
    expect(issues['#/paths/~1bad~1{id}/get /parameters/0/min']).toMatchObject([{ severity: 'error', code: 'definition-problem' }]);
  });

  test('a name that will not do, while it is typed', async () => {
    const page = await open();
    await drop(page, 'names.json', api('Names', ['one', 'two']));
    await primary(page, '导入并发布 2 个接口').waitFor();
    await group(page, '新增 2').click();
    const name = page.getByLabel('GET /one/{id} 的服务名');
    await name.fill('names');
    await page.getByText('名称须为“命名空间.类.方法”').waitFor();
    await primary(page, '导入并发布 1 个接口').waitFor();
    await group(page, '有错误 1').waitFor();
    await name.and(page.locator(':focus')).waitFor();
    await name.fill('Names.Pets.GetTwoById');
    await page.getByText('已有同名接口，请改名').waitFor();
    await name.fill('Names.Item.First');
    await page.getByText('已有同名接口，请改名').waitFor({ state: 'detached' });
    await page.getByLabel('立即发布').uncheck();
    await primary(page, '导入 2 个接口').and(page.locator(':enabled')).click();
    await page.getByText('新增 2 个，更新 0 个').waitFor();
    expect(await count('Names.Item.First')).toBe(1);
    expect(await count('Names.Pets.GetOneById')).toBe(0);
  });
});

describe('a document that has changed', () => {
  const names = ['a', 'b', 'c', 'd', 'e'];
  const theirs = { summary: 'Theirs', description: 'Theirs' };
  const newer = (title: string) => api(title, ['a', 'b', 'c', 'd', 'f'], { b: theirs, c: theirs, d: theirs });

  /** Imports the first document; operations c and d get a title by hand. */
  async function begin(title: string): Promise<(key: string) => number> {
    const created: ApplyResult = await apply(server, { upload: (await preview(server, { document: api(title, names) })).upload });
    const idOf = (key: string) => created.rows.find(({ id }) => id === `0 GET /${key}/{id}`)!.interface_id!;
    for (const key of ['c', 'd']) {
      const { id, rev, definition } = await stored(idOf(key));
      await done(server.admin('Admin.Interface.Save', { id, rev, definition: { ...definition, title: 'Mine' } }));
    }
    return idOf;
  }
  const bytes = async (ids: number[]) => (await Promise.all(ids.map(stored))).map(({ definition }) => JSON.stringify({ ...definition, rev: 0 }));

  test('shows exactly its changes, takes a choice for each, and gives everything back', async () => {
    const idOf = await begin('Again');
    const ids = names.map(idOf);
    const before = await bytes(ids);
    const page = await open();
    await drop(page, 'again.json', newer('Again'));
    await group(page, '有变化 5').and(page.locator('[aria-current=true]')).waitFor();
    const rows = page.getByRole('row').filter({ has: page.getByRole('textbox') });
    expect(await rows.getByRole('button', { name: /^GET [^：]*$/ }).allTextContents()).toEqual(['GET /b/{id}', 'GET /c/{id}', 'GET /d/{id}', 'GET /f/{id}']);
    await page.getByText('Again.Pets.GetEById').waitFor();

    await page.getByRole('button', { name: 'GET /b/{id}', exact: true }).click();
    const details = page.getByRole('dialog');
    await details.getByRole('row', { name: '标题 Get b Theirs' }).waitFor();
    await details.getByRole('row', { name: '说明 无 Theirs' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'GET /c/{id}', exact: true }).click();
    await details.getByRole('group', { name: '标题' }).getByText('采用文档').click();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'GET /d/{id}', exact: true }).click();
    await details.getByLabel('处理方式').click();
    await page.getByTitle('所选字段').click();
    await details.getByLabel('选择字段').click();
    await page.getByTitle('说明', { exact: true }).click();
    await details.getByRole('button', { name: /关闭|close/i }).click();
    await page.getByLabel('立即发布').uncheck();
    await primary(page, '导入 4 个接口').click();
    await page.getByText('新增 1 个，更新 3 个').waitFor();

    const words = await Promise.all(
      ['a', 'b', 'c', 'd', 'e'].map(async (key) => {
        const { title, summary, description } = (await stored(idOf(key))).definition;
        return [title, summary, description];
      }),
    );
    expect(words).toEqual([
      ['Get a', 'Get a', ''],
      ['Theirs', 'Theirs', 'Theirs'],
      ['Theirs', 'Theirs', 'Theirs'],
      ['Mine', 'Get d', 'Theirs'],
      ['Get e', 'Get e', ''],
    ]);
    await page.getByRole('button', { name: buttonNamed('撤销导入') }).click();
    await page.getByText('已撤销：恢复 3 个，删除 1 个，保留 0 个').waitFor();
    expect(await bytes(ids)).toEqual(before);
    expect(await count('Again.Pets.GetFById')).toBe(0);
  });

  test('is found again at its address', async () => {
    served = api('Fetched', ['a', 'b']);
    const created = await preview(server, { url: `${upstreamUrl}/openapi.json` });
    await apply(server, { upload: created.upload });
    const page = await open();
    const check = page.getByRole('button', { name: '检查 Fetched 的更新' });
    await check.click();
    await page.getByText('文档没有变化').waitFor();
    served = api('Fetched', ['a', 'b', 'c'], { b: theirs });
    await check.click();
    await group(page, '有变化 2').and(page.locator('[aria-current=true]')).waitFor();
    await primary(page, '导入并发布 2 个接口').and(page.locator(':focus')).waitFor();
    expect(await page.getByRole('checkbox', { name: /^选择 GET/ }).count()).toBe(2);
  });
});

test('ten thousand operations are listed without drawing them all, and any of them is found', async () => {
  const page = await open();
  const paths = Object.fromEntries(Array.from({ length: 10_000 }, (_, index) => [`/thing${index}`, { get: { tags: [`t${index % 50}`] } }]));
  const document = JSON.stringify({ openapi: '3.0.3', info: { title: 'Many' }, servers: [{ url: upstreamUrl }], paths });
  await drop(page, 'many.json', document);
  await primary(page, '导入并发布 10000 个接口').waitFor();
  expect(await page.locator('tbody tr').count()).toBeLessThan(100);
  await page.getByLabel('GET /thing0 的服务名').waitFor();
  await page
    .locator('.p-page')
    .filter({ has: page.locator('.imp') })
    .evaluate((scroller) => scroller.scrollTo(0, scroller.scrollHeight));
  await page.getByLabel('GET /thing9999 的服务名').waitFor();
  await page.getByPlaceholder('搜索路径、服务名、标题').fill('thing4321');
  await page.getByLabel('GET /thing4321 的服务名').waitFor();
  expect(await page.getByRole('checkbox', { name: /^选择 GET/ }).count()).toBe(1);
});
