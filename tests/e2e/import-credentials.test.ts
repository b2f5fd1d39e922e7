import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chromiumForFile, openSite, toast } from '../helpers/browser.ts';
import { allowClipboard, answerOfCopied } from '../helpers/designer.ts';
import type { TestServer } from '../helpers/server.ts';

const browser = chromiumForFile();
let server: TestServer;
let upstream: Server;
let upstreamUrl: string;

beforeAll(async () => {
  upstream = createServer((request, response) => {
    const isKnown = request.headers.authorization === 'Bearer t0p-secret-token';
    response.writeHead(isKnown ? 200 : 401, { 'content-type': 'application/json' }).end(JSON.stringify({ id: 7 }));
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

const answer = { 200: { description: 'ok', content: { 'application/json': { schema: { type: 'object', properties: { id: { type: 'integer' } } } } } } };

function guarded(title: string): string {
  return JSON.stringify({
    openapi: '3.0.3',
    info: { title, version: '1' },
    servers: [{ url: upstreamUrl }],
    security: [{ access: [] }],
    paths: { '/pets': { get: { summary: 'Pets', responses: answer } }, '/owners': { get: { security: [{ login: [] }], responses: answer } } },
    components: {
      securitySchemes: { access: { type: 'http', scheme: 'bearer', description: 'From your account page.' }, login: { type: 'http', scheme: 'basic' } },
    },
  });
}

async function previewOf(title: string, options: Parameters<typeof browser.open>[1] = {}): Promise<Page> {
  const page = await browser.open(server, { as: server.admin, path: '/techzones/design/import', language: 'zh_cn', ...options });
  await allowClipboard(page);
  await page.locator('.imp-drop').waitFor();
  await page.setInputFiles('input[type=file]', { name: 'guarded.json', mimeType: 'application/json', buffer: Buffer.from(guarded(title)) });
  await page.locator('.imp-select').waitFor();
  return page;
}

test('a token that is typed once, hidden, makes the copied curl answer; later it is neither asked for nor shown', async () => {
  const page = await previewOf('Guarded pets');
  const card = page.getByRole('region', { name: '上游认证' });
  const access = card.getByRole('group', { name: 'access' });
  await access.getByText('Authorization: Bearer …').waitFor();
  const token = access.getByLabel('令牌');
  expect(await token.getAttribute('type')).toBe('password');
  await token.fill('t0p-密');
  await access.getByRole('alert').waitFor();
  expect(await page.getByRole('button', { name: /^导入并发布/ }).isDisabled()).toBe(true);
  await token.fill('t0p-secret-token');
  // The same place under another name: what was typed goes along.
  const address = page.getByLabel('上游地址');
  await address.fill(upstreamUrl.replace('127.0.0.1', 'localhost'));
  await access.getByText('localhost').waitFor();
  expect(await token.inputValue()).toBe('t0p-secret-token');
  await address.fill('');
  await access.getByText('127.0.0.1').waitFor();
  await page.getByRole('button', { name: '导入并发布 2 个接口' }).click();
  const note = page.locator('.imp-outcome').getByRole('region', { name: '上游认证' });
  await note.waitFor();
  expect(await note.textContent()).toMatch(/尚未填写.*\.login.*已保存.*\.access/);
  expect(await page.content()).not.toContain('t0p-secret');
  await page.getByRole('button', { name: '复制 GuardedPets.Pets.GetPets 的 curl' }).click();
  await toast(page, 'curl 命令已复制').waitFor();
  expect(await answerOfCopied(page)).toMatchObject({ ret: 200, data: { id: 7 } });

  const again = await previewOf('Guarded pets', { language: 'en' });
  const stored = again.getByRole('region', { name: 'Upstream credentials' });
  await stored.getByText('Already set, kept:').waitFor();
  expect(await stored.locator('input[type=password]').count()).toBe(1);
  await stored.getByLabel('User').fill('u');
  await again.getByRole('button', { name: 'Save credentials' }).click();
  await again.locator('.imp-outcome').getByText('Saved:').waitFor();
});
