import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { ListAnswer } from '../../engine/core/answers/list-answer.ts';
import { invariants } from '../../plugins/billing/server/invariants.ts';
import { proveAll } from '../../plugins/billing/server/journal/proof-rows.ts';
import { rollUp } from '../../plugins/traffic/server/rollup/roll-up.ts';
import { enter } from '../helpers/accounts.ts';
import { violationsOf } from '../helpers/axe.ts';
import { chromiumForFile, openSite } from '../helpers/browser.ts';
import { type PaymentProvider, startPaymentProvider } from '../helpers/own-payment-provider.ts';
import { beginPaying, configurePayment, openShop, placeOrder, tellAlipay } from '../helpers/payment/shop.ts';
import { type Caller, type TestServer, until } from '../helpers/server.ts';
import { addApp, done, tokenOf } from '../plugins/apps/open-caller.ts';

const browser = chromiumForFile();
const service = 'Shop.Browser.Double';
let server: TestServer;
let provider: PaymentProvider;
let plan: number;
let number = 0;

beforeAll(async () => {
  vi.stubEnv('PORTICO_OUTBOUND_ALLOW', '127.0.0.1');
  provider = await startPaymentProvider();
  server = await openSite({ environment: provider.environment });
  plan = await openShop(server.admin, service, provider);
});
afterAll(async () => {
  await server?.close();
  await provider?.stop();
  vi.unstubAllEnvs();
});

const newBuyer = () => enter(server, `browser_buyer${++number}`, 100);
const open = (call: Caller, order: string, options: object = {}) =>
  browser.open(server, { address: `/console/billing/orders/checkout/${order}`, as: call, language: 'zh_cn', ...options });
const method = (page: Page, name: string) => page.getByRole('radio', { name });

describe('the checkout', () => {
  test('takes a developer from the order to the provider and back, and what was bought, used and shown agrees to the fen', async () => {
    const { id, call } = await newBuyer();
    const order = await placeOrder(call, plan);
    const page = await browser.open(server, { address: '/console/billing/orders', as: call, language: 'zh_cn' });
    await page.getByRole('row', { name: order }).getByRole('button', { name: '付款', exact: true }).click();
    await page.waitForURL(`**/console/billing/orders/checkout/${order}`);
    await page.getByText('¥9.90').filter({ visible: true }).first().waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('button', { name: '在本设备支付' }).click();
    await page.getByRole('link', { name: 'Pay' }).click();
    await page.getByRole('heading', { name: '付款成功' }).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('button', { name: '查看我的套餐' }).click();
    await page.waitForURL('**/console/billing/packages/view/*');

    const token = await tokenOf(server.call, await addApp(server, { account_id: id }));
    for (let calls = 0; calls < 3; calls++) expect((await server.call(service, { access_token: token, a: 2 })).ret).toBe(200);
    const [owned] = await until(
      async () => (await done(call<ListAnswer>('Platform.MyPackage.List'))).items,
      ([one]) => one?.used === 3 && one.leased === 0,
    );
    expect(owned).toMatchObject({ name: 'Ten', price: 990, remaining: 7, status: 'in_use' });
    const logged = await until(
      async () => (await done(call<ListAnswer>('Platform.MyCall.List'))).items,
      ({ length }) => length === 3,
    );
    expect(new Set(logged.map(({ ret }) => ret))).toEqual(new Set([200]));
    const { database } = server.platform;
    await rollUp(database, new AbortController().signal);
    const counted = await until(
      () => database.read.selectFrom('traffic_day').select(['calls', 'kind']).where('account_id', '=', id).execute(),
      (rows) => rows.reduce((sum, { calls }) => sum + Number(calls), 0) === 3,
    );
    expect(new Set(counted.map(({ kind }) => kind))).toEqual(new Set(['paid']));
    expect(await done(call('Platform.MyBalance.Get'))).toMatchObject({ amount: 0, deducted: 0 });
    const { items } = await done(server.admin<ListAnswer>('Admin.JournalEntry.List'));
    expect(items.filter(({ about }) => about === order)).toMatchObject([{ kind: 'order', cents: 990, from_system: 'alipay', to_system: 'revenue' }]);
    expect((await proveAll(database, invariants)).filter(({ violations }) => violations > 0)).toEqual([]);
  });

  test('shows a code, and by itself what became of it', async () => {
    const { call } = await newBuyer();
    const order = await placeOrder(call, plan);
    const page = await open(call, order, { language: 'en', colorScheme: 'dark' });
    await page.getByRole('button', { name: 'Show the code to pay ¥9.90' }).click();
    await page.getByRole('img', { name: 'Scan with Alipay to pay' }).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    provider.alipay.pay(`${order}_1`);
    expect(await tellAlipay(server.address, provider.alipay.notice(`${order}_1`))).toBe('success');
    await page.getByRole('heading', { name: 'Paid' }).waitFor();
    await page.getByText('The package “Ten” was issued').waitFor();
  });

  test('pays by PayPal, which is asked when the developer comes back', async () => {
    const { call } = await newBuyer();
    const page = await open(call, await placeOrder(call, plan));
    await method(page, 'PayPal').focus();
    await page.keyboard.press('Space');
    await page.getByRole('button', { name: '前往 PayPal 支付 USD 1.38' }).click();
    await page.getByRole('link', { name: 'Pay' }).click();
    await page.getByRole('heading', { name: '付款成功' }).waitFor();
    await page.getByText(/PayPal ¥9.90/).waitFor();
  });

  test('says what is lacking, what happens with cash, and that it is the sandbox, on a phone too', async () => {
    const { call } = await newBuyer();
    const order = await placeOrder(call, plan);
    await configurePayment(server.admin, { alipay_environment: 'sandbox' });
    const page = await open(call, order, { width: 375, height: 812 });
    await page.getByText('当前为沙箱环境').waitFor();
    await page.getByRole('button', { name: '打开支付宝支付 ¥9.90' }).waitFor();
    await method(page, '账户余额').check({ force: true });
    await page.getByText('还差').waitFor();
    await page.keyboard.press('ArrowDown');
    await page.getByText('Account 1').waitFor();
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(375);
    await page.getByRole('button', { name: '选择线下付款' }).click();
    await page.getByText(`付款时请注明订单号 ${order}`).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await configurePayment(server.admin, { alipay_environment: 'production' });
  });

  test('says that an order is closed, or is none, and that the provider does not answer', async () => {
    const { call } = await newBuyer();
    const order = await placeOrder(call, plan);
    const { data } = await beginPaying(call, order, 'alipay');
    const page = await open(call, order);
    provider.isAway = true;
    await page.getByText('支付渠道暂时没有响应').waitFor();
    provider.isAway = false;
    await done(call('Platform.MyOrder.Close', { id: data!.order.id }));
    await page.getByRole('heading', { name: '订单已关闭' }).waitFor();
    const other = await open((await newBuyer()).call, order);
    await other.getByText('没有这个订单').waitFor();
  });

  test('is configured by an administrator, who sees what is live and tries the keys', async () => {
    const page = await browser.open(server, { path: '/service/order', as: server.admin, language: 'zh_cn' });
    await page.getByRole('button', { name: '测试连接：支付宝' }).click();
    await page.getByText('生产环境连接正常').waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await configurePayment(server.admin, { paypal_secret: 'not-the-secret' });
    await page.getByRole('button', { name: '测试连接：PayPal' }).click();
    await page.getByText('PayPal 不接受 Client ID 或 Secret').waitFor();
  });
});
