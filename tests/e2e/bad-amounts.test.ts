import { afterAll, beforeAll, expect, test } from 'vitest';
import { enter } from '../helpers/accounts.ts';
import { chromiumForFile, openSite } from '../helpers/browser.ts';
import type { TestServer } from '../helpers/server.ts';

const browser = chromiumForFile();
let server: TestServer;
beforeAll(async () => {
  server = await openSite();
});
afterAll(() => server.close());

/** Full-width digits are none of them: they are what a Chinese keyboard writes, so a form reads them, while a call refuses them. */
const bad = ['1e3', '0x10', '-1', '0.001', '9007199254740993', '0', '一百'];

test.each([
  ['zh_cn', '确定', /^(充值)?金额(须为|不能[小大]于)/],
  ['en', 'OK', /^(The a|A)mount must (be between|not be (less|more))/],
] as const)('a form takes no amount that is none, says what is allowed, and keeps what was typed (%s)', async (language, submit, message) => {
  const { call } = await enter(server, `payer_${language}`, 100);
  const page = await browser.open(server, { address: '/console/billing/recharge/add', as: call, language });
  const amount = page.locator('[id$=amount]').first();
  await amount.waitFor();
  await page.locator('textarea').first().fill('Yearly budget');
  for (const text of bad) {
    await amount.fill(text);
    await page.getByRole('button', { name: submit, exact: true }).click();
    await page.getByText(message).first().waitFor();
    await expect.poll(() => amount.getAttribute('aria-invalid')).toBe('true');
    expect(await amount.inputValue()).toContain(text);
  }
  expect((await call<{ total: number }>('Platform.MyRecharge.List')).data?.total).toBe(0);
  await amount.fill('12.30');
  await page.getByRole('button', { name: submit, exact: true }).click();
  await expect.poll(async () => (await call<{ items: { amount: number }[] }>('Platform.MyRecharge.List')).data?.items.map((one) => one.amount)).toEqual([1230]);
});
