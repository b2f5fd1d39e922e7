import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buttonNamed, bytesOf, chromiumForFile, openSite } from '../helpers/browser.ts';
import type { TestServer } from '../helpers/server.ts';
import { done } from '../plugins/apps/open-caller.ts';
import { preview } from '../server/import/import-helpers.ts';

const browser = chromiumForFile();
let server: TestServer;

beforeAll(async () => {
  server = await openSite();
});
afterAll(() => server?.close());

const api = (title: string, count: number) =>
  JSON.stringify({
    openapi: '3.0.3',
    info: { title },
    servers: [{ url: 'https://api.example.com' }],
    paths: Object.fromEntries(Array.from({ length: count }, (_, index) => [`/thing${index}`, { get: { responses: { 200: { description: 'ok' } } } }])),
  });

async function open(path = '/techzones/design/import'): Promise<Page> {
  return browser.open(server, { as: server.admin, path, language: 'zh_cn' });
}

const input = (name: string, text: string) => ({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
const choose = (page: Page, ...files: ReturnType<typeof input>[]) => page.locator('.imp-drop input[type=file]').setInputFiles(files);
const search = (page: Page) => new URL(page.url()).search;

describe('after a reload', () => {
  test('the document is still there, and away once another is wanted', async () => {
    const page = await open();
    await choose(page, input('kept.json', api('Kept', 2)));
    await page.getByLabel('GET /thing1 的服务名').waitFor();
    await expect.poll(() => search(page)).toMatch(/^\?upload=[0-9a-f]{64}$/);
    await page.reload();
    await page.getByLabel('GET /thing1 的服务名').waitFor();
    await page.getByRole('button', { name: buttonNamed('更换文档') }).click();
    await page.locator('.imp-drop').waitFor();
    await expect.poll(() => search(page)).toBe('');
  });

  test('a document that has been forgotten is told of', async () => {
    const page = await open(`/techzones/design/import?upload=${'0'.repeat(64)}`);
    await page.getByRole('alert').getByText('上传的文档已过期，请重新上传').waitFor();
  });

  test('an import goes on, its outcome stays, and its report and its choices are found again', async () => {
    const page = await open('/techzones/design/list');
    const toImport = page.getByRole('button', { name: '从 Swagger 导入' });
    await toImport.waitFor();
    const { upload } = await preview(server, { document: api('Running', 1_500), namespace: 'Renamed' });
    await done(server.admin('Admin.Interface.ImportApply', { upload, namespace: 'Renamed' }));
    await toImport.click();
    await page.getByText('新增 1500 个，更新 0 个').waitFor();
    expect(search(page)).toMatch(/^\?job=\d+$/);
    await page.reload();
    await page.getByText('新增 1500 个，更新 0 个').waitFor();
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: buttonNamed('下载报告') }).click()]);
    expect(Object.keys(JSON.parse(String(await bytesOf(download))).operations)).toHaveLength(1_500);
    await page.getByRole('button', { name: buttonNamed('返回选择') }).click();
    await page.getByRole('navigation', { name: '按状态筛选' }).getByRole('button', { name: '无变化 1500' }).waitFor();
    expect(await page.getByLabel('命名空间').inputValue()).toBe('Renamed');
  });
});

describe('what comes together', () => {
  test('may be more files than one call carries', async () => {
    const page = await open();
    await choose(page, ...Array.from({ length: 12 }, (_, index) => input(`part${index}.json`, api(`Part${index}`, 1))));
    await page.getByRole('button', { name: '导入并发布 12 个接口' }).waitFor();
  });

  test('may be a folder, whose documents refer to each other', async () => {
    const folder = join(mkdtempSync(join(tmpdir(), 'portico-folder-')), 'shop');
    mkdirSync(join(folder, 'schemas'), { recursive: true });
    const answer = { content: { 'application/json': { schema: { $ref: './schemas/pet.json' } } } };
    const paths = { '/pets': { get: { responses: { 200: answer } } } };
    writeFileSync(
      join(folder, 'openapi.json'),
      JSON.stringify({ openapi: '3.0.3', info: { title: 'Shop' }, servers: [{ url: 'https://a.example.com' }], paths }),
    );
    writeFileSync(join(folder, 'schemas/pet.json'), JSON.stringify({ type: 'object', properties: { nickname: { type: 'string' } } }));
    writeFileSync(join(folder, 'README.md'), '# Shop');
    const page = await open();
    await page.locator('.imp-drop').waitFor();
    const session = await page.context().newCDPSession(page);
    const data = { items: [], files: [folder], dragOperationsMask: 1 };
    for (const type of ['dragEnter', 'dragOver', 'drop'] as const) await session.send('Input.dispatchDragEvent', { type, x: 600, y: 400, data });
    await page.getByRole('button', { name: 'GET /pets', exact: true }).click();
    await page.getByRole('dialog').getByText('nickname').waitFor();
    expect(await page.getByRole('dialog').getByText('引用').count()).toBe(0);
  });
});
