import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { ListAnswer } from '../../engine/core/answers/list-answer.ts';
import { violationsOf } from '../helpers/axe.ts';
import { chromiumForFile, openSite } from '../helpers/browser.ts';
import { type PaymentProvider, startPaymentProvider } from '../helpers/own-payment-provider.ts';
import { openShop } from '../helpers/payment/shop.ts';
import { callerOf, type TestServer, until } from '../helpers/server.ts';
import { done } from '../plugins/apps/open-caller.ts';
import { publish } from '../plugins/docs/published.ts';

const browser = chromiumForFile();
const [free, paid] = ['Shop.Calc.Sum', 'Shop.Browser.Double'];
let server: TestServer;
let provider: PaymentProvider;

beforeAll(async () => {
  vi.stubEnv('PORTICO_OUTBOUND_ALLOW', '127.0.0.1');
  provider = await startPaymentProvider();
  server = await openSite({ environment: provider.environment });
  await openShop(server.admin, paid, provider);
  await publish(server, free, { title: '求和', module: '计算', example: { sum: 4 } });
});
afterAll(async () => {
  await server?.close();
  await provider?.stop();
  vi.unstubAllEnvs();
});

/** Somebody who presses what the pages show and fills in what they ask for. No address is typed after the first, and no administrator helps. */
class Newcomer {
  readonly page: Page;
  acts = 0;

  constructor(page: Page) {
    this.page = page;
  }

  async press(target: Locator): Promise<void> {
    this.acts++;
    await target.click();
  }

  async fill(target: Locator, text: string): Promise<void> {
    this.acts++;
    await target.fill(text);
  }

  async signUp(username: string): Promise<void> {
    await this.fill(this.page.locator('[name=username]'), username);
    await this.fill(this.page.locator('[name=password]'), 'a-long-pass-1');
    await this.fill(this.page.locator('[name=password_confirm]'), 'a-long-pass-1');
    await this.press(this.page.locator('button[type=submit]'));
  }

  /** From the docs to an answer, with an app that is made on the way. */
  async callByDocs(title: string, sandbox: string, stored: string, send: string): Promise<void> {
    await this.press(this.page.getByRole('button', { name: sandbox }));
    const dialog = this.page.getByRole('dialog').filter({ hasText: 'app_secret' });
    expect(await dialog.locator('code').textContent()).toMatch(/^[\w-]{32}$/);
    await this.press(dialog.getByRole('button', { name: stored }));
    await this.fill(this.page.locator('[data-parameter=a] input'), '2');
    await this.press(this.page.getByRole('button', { name: send }));
    await this.page.locator('.docs-try').getByText('200').first().waitFor();
    expect(await this.page.title()).toContain(title);
  }
}

describe('a newcomer', () => {
  test('gets from the home page to a first successful call by what stands on the pages', async () => {
    const page = await browser.open(server, { address: '/', language: 'zh_cn' });
    const person = new Newcomer(page);
    await person.press(page.getByRole('link', { name: '求和' }));
    await person.press(page.locator('.docs-code .ant-segmented-item').filter({ hasText: '在线调试' }));
    await person.press(page.locator('.docs-try-note').getByRole('link', { name: '注册账号' }));
    await person.signUp('first_caller');
    await page.getByText('无需审核，立即可以调用。').waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await person.callByDocs('求和', '创建沙箱应用', '我已保存', '发送');
    expect(person.acts).toBeLessThanOrEqual(12);
  });

  test('is offered the same on the home of the console, in English on a phone', async () => {
    const page = await browser.open(server, { address: '/', language: 'en', width: 375, height: 812 });
    const person = new Newcomer(page);
    await person.press(page.getByRole('link', { name: 'Register and create an app' }));
    await person.signUp('pocket_caller');
    await page.waitForURL(/\/console\/apps\/add$/);
    await person.press(page.locator('.p-logo').first());
    await person.press(page.getByRole('button', { name: 'Create a sandbox app' }));
    const dialog = page.getByRole('dialog').filter({ hasText: 'app_secret' });
    await dialog.locator('code').waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await person.press(dialog.getByRole('button', { name: 'saved it' }));
    await page.getByRole('img', { name: 'Done' }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
  });

  test('buys a plan, pays, and has a call counted on it', async () => {
    const page = await browser.open(server, { address: '/', language: 'zh_cn' });
    const person = new Newcomer(page);
    await person.press(page.getByRole('navigation').first().getByRole('link', { name: '套餐' }));
    await person.press(page.getByRole('link', { name: '购买 Ten' }));
    await person.signUp('first_buyer');
    await person.press(page.getByRole('dialog').getByRole('button', { name: '提交订单' }));
    await person.press(page.getByRole('button', { name: '在本设备支付' }));
    await person.press(page.getByRole('link', { name: 'Pay' }));
    await page.getByRole('heading', { name: '付款成功' }).waitFor();
    await person.press(page.getByRole('button', { name: '查看我的套餐' }));
    await page.waitForURL('**/console/billing/packages/view/*');
    await person.press(page.locator('.p-logo').first());
    await person.press(page.locator('.p-console-steps').getByRole('link', { name: '查看文档并在线调试' }));
    await person.press(page.locator('.docs-row-call').filter({ hasText: 'Double' }));
    await person.press(page.locator('.docs-code .ant-segmented-item').filter({ hasText: '在线调试' }));
    await person.callByDocs('Double', '创建沙箱应用', '我已保存', '发送');
    expect(person.acts).toBeLessThanOrEqual(18);
    const [token] = (await page.context().cookies()).filter(({ name }) => name === 'token');
    const buyer = callerOf(server.address, token?.value ?? '');
    const [owned] = await until(
      async () => (await done(buyer<ListAnswer>('Platform.MyPackage.List'))).items,
      ([one]) => one?.used === 1,
    );
    expect(owned).toMatchObject({ name: 'Ten', remaining: 9 });
  });
});
