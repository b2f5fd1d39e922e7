import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { violationsOf } from '../helpers/axe.ts';
import { chromiumForFile, openSite, pickUp, toast } from '../helpers/browser.ts';
import type { TestServer } from '../helpers/server.ts';

const browser = chromiumForFile();
let server: TestServer;
const ids: Record<string, number> = {};
const red = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==', 'base64');

beforeAll(async () => {
  server = await openSite({ apps: ['garden'] });
  const { data: file } = await server.admin<{ url: string }>('Admin.File.Upload', { file: new File([red], 'red.png', { type: 'image/png' }), kind: 'image' });
  const above = { 乔木: null, 橡树: '乔木', 红橡: '橡树', 松树: '乔木', 花卉: null, 玫瑰: '花卉' };
  for (const [name, parent] of Object.entries(above)) {
    const answer = await server.admin<{ id: number }>('Admin.Plant.Add', {
      name,
      parent_id: parent ? ids[parent] : undefined,
      picture: file?.url,
      height: 120,
    });
    ids[name] = answer.data?.id ?? 0;
  }
  await server.admin('Admin.Plant.Sprout', { id: ids.松树 });
});
afterAll(() => server.close());

const open = async (query = '') => {
  // As nobody has chosen yet.
  await server.admin('Admin.Preference.Set', { key: 'columns:plant', value: '{}' });
  return browser.open(server, { as: server.admin, path: `/plant/list${query}` });
};
const names = (page: Page) => page.locator('tbody tr[data-row-key] .cell-title').allTextContents();
const parentOf = async (name: string) => (await server.admin<{ parent_id: number | null }>('Admin.Plant.Get', { id: ids[name] })).data?.parent_id ?? null;
const row = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(name) });
const pick = (page: Page, look: string) => page.getByRole('group', { name: '显示方式' }).getByRole('button', { name: look }).click();

/** Drags by pointer in the few steps a person's hand would take. */
async function drag(page: Page, from: ReturnType<Page['locator']>, to: ReturnType<Page['locator']>): Promise<void> {
  await from.hover();
  const [start, end] = [await from.boundingBox(), await to.boundingBox()];
  if (!start || !end) throw new Error('nothing to drag');
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2);
  await page.mouse.down();
  await page.mouse.move(start.x + start.width / 2 + 8, start.y + start.height / 2 + 8);
  await page.mouse.move(end.x + Math.min(120, end.width / 2), end.y + end.height / 2, { steps: 4 });
}

test('on a phone the tools of a list with four looks stand in one row', async () => {
  const page = await browser.open(server, { as: server.admin, path: '/plant/list', width: 375, language: 'en' });
  const tools = page.locator('.list-toolbar-tools');
  await tools.getByRole('button', { name: 'More' }).waitFor();
  const tops = await tools.getByRole('button').evaluateAll((buttons) => buttons.map((button) => Math.round(button.getBoundingClientRect().top)));
  expect(tops).toHaveLength(9);
  expect(new Set(tops).size).toBe(1);
});

describe('a list as a tree', () => {
  test('opens level by level by the keys of a tree grid', async () => {
    const page = await open();
    const grid = page.getByRole('treegrid');
    await row(page, '乔木').waitFor();
    expect(await names(page)).toEqual(['花卉', '乔木']);
    expect(await violationsOf(page)).toEqual([]);
    await row(page, '乔木').focus();
    await page.keyboard.press('ArrowRight');
    await row(page, '橡树').waitFor();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowRight');
    await row(page, '红橡').waitFor();
    expect(await names(page)).toEqual(['花卉', '乔木', '松树', '橡树', '红橡']);
    expect(await grid.locator('tr:focus').getAttribute('aria-level')).toBe('2');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    expect(await names(page)).toEqual(['花卉', '乔木']);
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').getByText('乔木').first().waitFor();
  });

  test('shows where the hits of a search stand', async () => {
    const page = await open('?q=红橡');
    await row(page, '红橡').waitFor();
    expect(await names(page)).toEqual(['乔木', '橡树', '红橡']);
    await page.getByRole('button', { name: '收起 橡树' }).click();
    expect(await names(page)).toEqual(['乔木', '橡树']);
  });

  test('moves a record by pointer and by key, and nothing below itself', async () => {
    for (const name of ['松树', '橡树']) {
      const { data } = await server.admin<{ rev: number }>('Admin.Plant.Get', { id: ids[name] });
      await server.admin('Admin.Plant.Edit', { id: ids[name], rev: data?.rev, parent_id: ids.乔木 });
    }
    const page = await open();
    await page.getByRole('button', { name: '展开 乔木' }).click();
    await drag(page, page.getByRole('button', { name: '移动 松树' }), row(page, '花卉'));
    await page.mouse.up();
    await toast(page, '已移动：松树').waitFor();
    await expect.poll(() => parentOf('松树')).toBe(ids.花卉);
    await drag(page, page.getByRole('button', { name: '移动 乔木' }), row(page, '橡树'));
    await page.mouse.up();
    expect(await parentOf('乔木')).toBeNull();

    const grip = page.getByRole('button', { name: '移动 橡树' });
    await grip.focus();
    await pickUp(page);
    const message = page.getByText(/^橡树 位于/);
    await message.waitFor();
    for (let step = 0; step < 12 && !(await message.textContent())?.includes('花卉'); step++) await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Space');
    await expect.poll(() => parentOf('橡树')).toBe(ids.花卉);
  });
});

describe('a list as a gallery', () => {
  test('shows pictures that take their place before they are there, and chooses for bulk', async () => {
    const page = await open();
    await row(page, '乔木').waitFor();
    await pick(page, '图库');
    const card = page.locator('.gallery-card').filter({ hasText: '红橡' });
    await card.waitFor();
    expect(await page.locator('.gallery-card').count()).toBe(6);
    // A square picture takes no more than its place either.
    await card.locator('img').evaluate((picture: HTMLImageElement) => picture.decode());
    const { width, height } = (await card.locator('.gallery-picture').boundingBox())!;
    expect(width / height).toBeCloseTo(4 / 3, 1);
    await card.getByRole('checkbox').check();
    await page.getByText('已选 1 条').waitFor();
    expect(await violationsOf(page)).toEqual([]);
    const stored = async () => (await server.admin<{ value: { look: string } | null }>('Admin.Preference.Get', { key: 'columns:plant' })).data?.value?.look;
    await expect.poll(stored).toBe('gallery');
    await page.reload();
    await card.waitFor();
    await page.setViewportSize({ width: 375, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
  });
});

describe('a list as a board', () => {
  const column = (page: Page, name: string) => page.getByRole('region', { name });
  const stateOf = async (name: string) => (await server.admin<{ status: string }>('Admin.Plant.Get', { id: ids[name] })).data?.status;

  test('makes the transition a card is dragged by, asks what it asks and shows where it may not go', async () => {
    const page = await open();
    await page.getByRole('group', { name: '显示方式' }).waitFor();
    await pick(page, '看板');
    await column(page, '种子').getByText('玫瑰').waitFor();
    expect(await column(page, '种子').locator('.board-count').textContent()).toBe('5');
    expect(await violationsOf(page)).toEqual([]);
    const rose = page.locator('.board-card').filter({ hasText: '玫瑰' });
    await drag(page, rose.locator('.field-pairs'), column(page, '成熟'));
    await page.locator('.board-column-refused').first().waitFor();
    expect(await page.locator('.board-column-open').count()).toBe(2);
    await page.mouse.up();
    expect(await stateOf('玫瑰')).toBe('seed');

    await drag(page, rose.locator('.field-pairs'), column(page, '生长中'));
    await page.mouse.up();
    await expect.poll(() => stateOf('玫瑰')).toBe('growing');
    await expect.poll(() => column(page, '生长中').locator('.board-count').textContent()).toBe('2');
    // In its place: a card that still moves cannot be taken hold of.
    await expect
      .poll(() => column(page, '生长中').locator('.board-card').allTextContents())
      .toEqual([expect.stringContaining('玫瑰'), expect.stringContaining('松树')]);

    await drag(page, rose.locator('.field-pairs'), column(page, '枯萎'));
    await page.mouse.up();
    await page.getByText('枯萎后不能恢复生长').waitFor();
    await page.getByRole('dialog').getByRole('button', { name: '枯萎' }).click();
    await column(page, '枯萎').getByText('玫瑰').waitFor();
    await expect.poll(() => stateOf('玫瑰')).toBe('gone');
  });

  test('is worked by key from the menu of a card', async () => {
    const page = await open();
    await page.getByRole('group', { name: '显示方式' }).waitFor();
    await pick(page, '看板');
    const card = page.locator('.board-card').filter({ hasText: '红橡' });
    await card.getByRole('button', { name: '更多' }).press('Enter');
    await page.getByRole('menuitem', { name: '发芽' }).press('Enter');
    await expect.poll(() => stateOf('红橡')).toBe('growing');
  });
});
