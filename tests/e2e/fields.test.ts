import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ScreenFile } from '../../engine/core/descriptor/file-types.ts';
import { chromiumForFile, openSite, toast } from '../helpers/browser.ts';
import { both } from '../helpers/screens.ts';
import { type TestServer, until } from '../helpers/server.ts';

const text = { type: 'string', label: both('Name') } as const;
const date = { type: 'string', format: 'date' } as const;

const firm: ScreenFile = {
  name: 'firm',
  label: both('Firm'),
  menu: { section: 'service', order: 9 },
  schema: { type: 'object', properties: { name: text, city: { type: 'string', label: both('City') } } },
  list: { columns: ['name', 'city'] },
};
const note: ScreenFile = {
  name: 'note',
  label: both('Note'),
  menu: { section: 'service', order: 9 },
  schema: { type: 'object', properties: { name: text, query: { type: 'string', format: 'code:sql', label: both('Query') } } },
  list: { columns: ['name'] },
};
const lease: ScreenFile = {
  name: 'lease',
  label: both('Lease'),
  menu: { section: 'service', order: 9 },
  schema: {
    type: 'object',
    properties: {
      name: text,
      firm_id: { type: 'integer', format: 'ref:firm.name', label: both('Firm'), onRemove: 'cascade' },
      start: { ...date, label: both('Start') },
      end: { ...date, label: both('End') },
      share: { type: 'number', format: 'percent', label: both('Share') },
      size: { type: 'integer', format: 'bytes', label: both('Size') },
      banner: { type: 'string', format: 'image:380x130', label: both('Banner') },
      reason: { type: 'string', label: both('Reason'), requiredWhen: { share: { atLeast: 50 } } },
    },
    rules: [{ must: { end: { after: '$form.start' } }, at: 'end', message: both('The end is after the start') }],
  },
  list: { columns: ['name', 'firm_id.city', { field: 'share', width: 120, priority: 0 }, 'size'], filters: ['firm_id.city'] },
};

const browser = chromiumForFile();
let server: TestServer;
let id: number;

beforeAll(async () => {
  server = await openSite();
  for (const file of [firm, note, lease]) writeFileSync(join(server.schemas, `${file.name}.json`), JSON.stringify(file));
  await until(
    () => server.admin('Admin.Lease.List'),
    ({ ret }) => ret === 200,
  );
  await server.admin('Admin.Firm.Add', { name: 'Acme', city: 'Bern' });
  const values = { name: 'Hall', firm_id: 1, start: '2026-02-01', end: '2026-03-01', share: 12.5, size: 1_572_864 };
  id = (await server.admin<{ id: number }>('Admin.Lease.Add', values)).data?.id ?? 0;
});
afterAll(() => server.close());

test('a list shows what its references lead to, and what stands in percent and bytes', async () => {
  const page = await browser.open(server, { as: server.admin, language: 'en', path: '/lease/list' });
  const row = page.getByRole('row', { name: /Hall/ });
  await row.waitFor();
  expect(await row.textContent()).toMatch(/Bern.*12\.5%.*1\.5 MB/);
  await page.getByRole('columnheader', { name: 'Firm · City' }).waitFor();
});

test('a form says rules across fields, marks what others make required, and cuts a picture to size', async () => {
  const page = await browser.open(server, { as: server.admin, language: 'en', path: `/lease/edit/${id}` });
  const reason = page.locator('[data-field=reason]');
  await reason.waitFor();
  expect(await reason.locator('.form-mark').count()).toBe(0);
  await page.getByLabel('Share').fill('60');
  await reason.locator('.form-mark').waitFor();
  await page.getByLabel('Reason').fill('large');
  await page.getByRole('textbox', { name: 'End' }).fill('2026-01-01');
  await page.getByRole('textbox', { name: 'End' }).press('Enter');
  await page.getByRole('button', { name: 'OK' }).click();
  await page.getByText('The end is after the start').first().waitFor();
  await page.getByRole('textbox', { name: 'End' }).fill('2026-04-01');
  await page.getByRole('textbox', { name: 'End' }).press('Enter');
  const picture = await page.screenshot({ clip: { x: 0, y: 0, width: 600, height: 400 } });
  await page.locator('input[type=file]').setInputFiles({ name: 'banner.png', mimeType: 'image/png', buffer: picture });
  const dialog = page.getByRole('dialog');
  await dialog.locator('canvas').waitFor();
  await dialog.getByRole('button', { name: 'OK' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await page.locator('[data-field=banner] img').waitFor();
  await page.getByRole('button', { name: 'OK' }).click();
  await page.waitForURL(/\/lease\/list/);
  const stored = await server.admin('Admin.Lease.Get', { id });
  expect(stored.data).toMatchObject({ end: '2026-04-01', share: 60, banner: expect.stringMatching(/-380x130\.png$/) });
});

test('a removal says what goes with the record', async () => {
  const page = await browser.open(server, { as: server.admin, language: 'en', path: '/firm/list' });
  const row = page.getByRole('row', { name: /Acme/ });
  await row
    .getByRole('button', { name: /Delete|More/ })
    .last()
    .click();
  const item = page.getByRole('menuitem', { name: 'Delete' });
  if (await item.isVisible()) await item.click();
  await page.getByText('Lease (Firm): 1, will be removed too').waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await until(
    () => server.admin('Admin.Lease.Get', { id }),
    ({ ret }) => ret === 404,
  );
});

test('files come in by dropping and pasting, a form waits for those on their way, and none opens in place of the page', async () => {
  const page = await browser.open(server, { as: server.admin, path: '/platmanage/material/assets_upload' });
  /** Drops or pastes a picture; whether the page has taken it. */
  const bring = (selector: string, type: 'drop' | 'paste', name: string) =>
    page.locator(selector).evaluate(
      async (place, [type, name]) => {
        const canvas = Object.assign(document.createElement('canvas'), { width: 30, height: 20 });
        const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done));
        const carried = new DataTransfer();
        carried.items.add(new File([blob!], name!, { type: 'image/png' }));
        const init = { bubbles: true, cancelable: true };
        const event =
          type === 'drop' ? new DragEvent('drop', { ...init, dataTransfer: carried }) : new ClipboardEvent('paste', { ...init, clipboardData: carried });
        return !place.dispatchEvent(event);
      },
      [type, name] as const,
    );
  const zone = '.upload-zone:has(input[accept])';
  const choose = page.locator(zone).getByRole('button');
  await choose.waitFor();
  const arrive = Promise.withResolvers<void>();
  await page.route('**/api/admin.php', async (route) => {
    if (route.request().headers()['content-type']?.startsWith('multipart/')) await arrive.promise;
    await route.continue();
  });
  expect(await bring(zone, 'drop', 'first.png')).toBe(true);
  await page.getByRole('button', { name: '取消上传 first.png' }).waitFor();
  await page.getByRole('button', { name: '存入素材库' }).click();
  await page.getByText('文件仍在上传').first().waitFor();
  arrive.resolve();
  await page.getByText('文件仍在上传').first().waitFor({ state: 'detached' });
  await expect.poll(() => page.locator('.cell-thumb').count()).toBe(1);

  // Browsers call each picture of the clipboard alike.
  await bring(zone, 'paste', 'image.png');
  await expect.poll(() => page.locator('.cell-thumb').count()).toBe(2);
  await bring(zone, 'paste', 'image.png');
  await expect.poll(() => page.locator('.cell-thumb').count()).toBe(3);
  expect(await page.getByRole('dialog').count()).toBe(0);

  expect(await bring('h1', 'drop', 'beside.png'), 'nothing opens').toBe(true);
  await page.getByRole('button', { name: '移除first.png' }).press('Enter');
  await expect.poll(() => choose.evaluate((button) => button === document.activeElement)).toBe(true);
  await page.keyboard.press('Control+Enter');
  await toast(page, '存入素材库').waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest('.form-page') !== null)).toBe(true);
});

test('who writes before the editor is there goes on writing in it', async () => {
  const { admin }: { admin: Record<string, string[]> } = JSON.parse(readFileSync('dist/web/assets.json', 'utf8'));
  const [editor] = admin['engine/web/widgets/code-editor/MonacoEditor.tsx'] ?? [];
  expect(editor).toMatch(/\.js$/);
  const page = await browser.open(server, { as: server.admin, language: 'en', path: '/lease/list' });
  const arrive = Promise.withResolvers<void>();
  await page.route(`**/${editor}`, async (route) => {
    await arrive.promise;
    await route.continue();
  });
  await page.goto(`${server.address}/admin/note/add`);
  const field = page.locator('[data-field=query]');
  await field.locator('textarea').focus();
  await page.keyboard.insertText('select 1 from b');
  for (let step = 0; step < 'from b'.length; step++) await page.keyboard.press('ArrowLeft');
  arrive.resolve();
  await field.locator('.monaco-editor.focused').waitFor();
  await page.keyboard.insertText('as a ');
  await field.getByText('select 1 as a from b').waitFor();
});
