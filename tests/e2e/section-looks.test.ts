import { afterAll, beforeAll, expect, test } from 'vitest';
import { violationsOf } from '../helpers/axe.ts';
import { buttonNamed, chromiumForFile, openSite } from '../helpers/browser.ts';
import type { TestServer } from '../helpers/server.ts';

const browser = chromiumForFile();
let server: TestServer;
beforeAll(async () => {
  server = await openSite({ apps: ['garden'] });
});
afterAll(() => server.close());

test('a form in steps goes on once a step is right, leads back to a fault and keeps what was typed', async () => {
  const page = await browser.open(server, { as: server.admin, path: '/visit/add' });
  const next = page.getByRole('button', { name: buttonNamed('下一步') });
  const step = (name: string) => page.getByRole('button', { name: new RegExp(`\\d\\s*${name}`) });
  await next.click();
  await page.getByText('客人不能为空').first().waitFor();
  expect(await step('客人').getAttribute('aria-current')).toBe('step');
  await page.getByRole('textbox', { name: '客人' }).fill('李雷');
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await page.getByLabel('日期').waitFor();
  expect(await page.getByLabel('电话').isVisible()).toBe(false);
  await step('其他').click();
  await page.getByText('日期不能为空').first().waitFor();
  expect(await step('时间').getAttribute('aria-current')).toBe('step');

  await step('客人').click();
  await page.keyboard.press('Control+s');
  await page.getByText('日期不能为空').first().waitFor();
  expect(await step('时间').getAttribute('aria-current')).toBe('step');
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest('[data-field]')?.getAttribute('data-field'))).toBe('day');

  await expect.poll(() => page.evaluate(() => Object.keys(localStorage).some((key) => key.endsWith('.visit.new')))).toBe(true);
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await page.getByRole('button', { name: /恢复/ }).first().click();
  expect(await page.getByRole('textbox', { name: '客人' }).inputValue()).toBe('李雷');
  await next.click();
  await page.getByLabel('日期').fill('2026-12-24');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: buttonNamed('确定') }).click();
  await page.waitForURL(/\/visit\/list/);
  await page.getByRole('row', { name: /李雷.*2026-12-24/ }).waitFor();
});

test('a form in tabs counts the faults on each and opens the one that is picked', async () => {
  const page = await browser.open(server, { as: server.admin, path: '/bed/add' });
  await page.getByRole('button', { name: buttonNamed('确定') }).click();
  const care = page.getByRole('tab', { name: /管理/ });
  await expect.poll(() => care.textContent()).toContain('2 处错误');
  await page.getByRole('alert').getByRole('link', { name: '费用不能为空' }).click();
  expect(await care.getAttribute('aria-selected')).toBe('true');
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest('[data-field]')?.getAttribute('data-field'))).toBe('fee');
  // Off the link, whose color under the pointer is still on its way.
  await page.mouse.move(0, 0);
  expect(await violationsOf(page)).toEqual([]);
  await care.press('ArrowLeft');
  expect(await page.getByRole('tab', { name: /位置/ }).getAttribute('aria-selected')).toBe('true');
});

test('a detail in tabs shows one section at a time', async () => {
  const { data } = await server.admin<{ id: number }>('Admin.Visit.Add', { guest: '韩梅梅', day: '2026-12-25', people: 4 });
  const page = await browser.open(server, { as: server.admin, path: `/visit/view/${data?.id}` });
  await page.getByRole('tab', { name: '客人' }).waitFor();
  expect(await page.getByText('人数').isVisible()).toBe(false);
  await page.getByRole('tab', { name: '时间' }).click();
  await page.getByRole('tabpanel').getByText('2026-12-25').waitFor();
  expect(await violationsOf(page)).toEqual([]);
});
