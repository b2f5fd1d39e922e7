import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { drawn } from '../designer/nodes/drawn.ts';
import { buttonNamed, bytesOf, chromiumForFile, openSite, toast } from '../helpers/browser.ts';
import { designAddress, storeDraft, topButton } from '../helpers/designer.ts';
import type { TestServer } from '../helpers/server.ts';
import { addApp, done } from '../plugins/apps/open-caller.ts';

const browser = chromiumForFile();
let server: TestServer;
/** What the upstream charges at the moment. */
let price = 10;
const upstream = createServer((_request, response) => {
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ price }));
});

beforeAll(async () => {
  await once(upstream.listen(0, '127.0.0.1'), 'listening');
  process.env.PORTICO_OUTBOUND_ALLOW = `127.0.0.1:${(upstream.address() as AddressInfo).port}`;
  server = await openSite();
  const { key, secret } = await addApp(server);
  const config = { name: 'Shop', mode: 'app', protocol: 'platform', path: '/api/', app_key: key, app_secret: secret };
  await done(server.admin('Admin.TokenConfig.Add', config));
});
afterAll(async () => {
  delete process.env.PORTICO_OUTBOUND_ALLOW;
  await server?.close();
  upstream.close();
});

const journeys = {
  zh_cn: {
    test: '测试',
    run: '运行',
    saveCase: '保存为测试用例',
    save: '保存',
    saved: '测试用例已加入接口',
    title: '任务标题',
    api: '接口',
    ok: '确定',
    bell: /^通知 \d/,
    exception: '异常',
    failed: '失败',
    successful: '成功',
    more: '更多',
    compare: '对比快照',
    accept: '认可为新结果',
    accepted: '已认可，该用例今后以此结果为准。',
    close: '关闭',
    report: '测试报告',
    says: /admin 于 \d{4}-\d\d-\d\d [\d:]{8} 认可了新结果/,
  },
  en: {
    test: 'Test',
    run: 'Run',
    saveCase: 'Save as test case',
    save: 'Save',
    saved: 'Test case saved with the interface',
    title: 'Title',
    api: 'Interface',
    ok: 'OK',
    bell: /^Notifications \d/,
    exception: 'Exception',
    failed: 'Failed',
    successful: 'Successful',
    more: 'More',
    compare: 'Compare',
    accept: 'Accept as new',
    accepted: 'Accepted. The case expects this answer from now on.',
    close: 'Close',
    report: 'Report',
    says: /New answer accepted by admin at \d{4}-\d\d-\d\d [\d:]{8}/,
  },
} as const;

/** By its text: an icon in it has a name of its own. */
const button = (page: Page | Locator, words: string): Locator => page.getByRole('button').filter({ hasText: buttonNamed(words), visible: true });

/** Chooses in a field that searches. */
async function choose(page: Page, field: Locator, value: string): Promise<void> {
  await field.click();
  await page.keyboard.type(value);
  await page.locator('.ant-select-dropdown').filter({ visible: true }).locator('.ant-select-item-option-content').getByText(value, { exact: true }).click();
}

test.each(['zh_cn', 'en'] as const)('an answer of the test dock becomes a case, whose task tells of what the upstream has changed (%s)', async (language) => {
  const words = journeys[language];
  const module = `Prices ${language}`;
  const service = `Shop.Price${language === 'en' ? 'En' : 'Zh'}.Get`;
  const { port } = upstream.address() as AddressInfo;
  price = 10;
  const id = await storeDraft(server, {
    ...drawn({
      service,
      nodes: { asked: { type: 'http', settings: { method: 'GET', url: `http://127.0.0.1:${port}/price`, inputs: [] } } },
      edges: ['asked.data -> return.data'],
    }),
    module,
  });
  await done(server.admin('Admin.Interface.Publish', { id }));

  // The answer becomes a case.
  const page = await browser.open(server, { as: server.admin, path: designAddress(id), language });
  await page.getByRole('tab', { name: words.test, exact: true }).click();
  const dock = page.locator('.design-test');
  await button(dock, words.run).click();
  await button(dock, words.saveCase).click();
  await page.locator('.design-test-title').fill(`Ten ${language}`);
  await page.keyboard.press('Enter');
  await toast(page, words.saved).waitFor();
  await topButton(page, words.save).click();
  const casesOf = async () => (await done(server.admin<{ items: { name: string }[] }>('Admin.TestCase.List', { search: service }))).items;
  await expect.poll(async () => (await casesOf()).map(({ name }) => name)).toContain(`Ten ${language}`);

  // A task runs the cases of its module each hour.
  await page.goto(`${server.address}/admin/platmanage/scheduledtask/add`);
  await page.getByLabel(words.title).fill(`Hourly ${language}`);
  await choose(page, page.getByRole('combobox', { name: words.api }), 'Task.Test.RunModule');
  await page.locator('.p-parameter').getByRole('combobox').click();
  await page.locator('.ant-select-item-option-content').filter({ visible: true }).getByText(module, { exact: true }).click();
  await button(page, words.ok).click();
  await page.waitForURL(/scheduledtask\/list/);
  const row = page.getByRole('row').filter({ hasText: `Hourly ${language}` });
  await row.waitFor();
  const { items } = await done(
    server.admin<{ items: { id: number; interval: number; parameters: object }[] }>('Admin.ScheduledTask.List', { search: `Hourly ${language}` }),
  );
  expect(items[0]).toMatchObject({ interval: 3_600, parameters: { module } });

  // The upstream changes, and an hour goes by.
  price = 12;
  const hourIsOver = { next_at: new Date().toISOString() };
  const due = (query: Parameters<Parameters<typeof server.platform.database.transact>[0]>[0]) =>
    query.updateTable('schedule').set(hourIsOver).where('name', '=', `tasks:${items[0]!.id}`).where('status', '=', 'waiting').executeTakeFirst();
  await expect.poll(async () => Number((await server.platform.database.transact(due)).numUpdatedRows)).toBe(1);

  // The notice arrives, and leads to the task.
  await page.getByRole('button', { name: words.bell }).click();
  await page.locator('.p-bell-message', { hasText: `Hourly ${language}` }).click();
  await page.waitForURL(/scheduledtask\/view/);
  await page.getByText(words.exception, { exact: true }).filter({ visible: true }).first().waitFor();

  // The difference is looked at and accepted.
  await page.goto(`${server.address}/admin/techzones/apitest/test`);
  const failed = page.getByRole('row').filter({ hasText: `Ten ${language}` });
  await failed.getByText(words.failed, { exact: true }).first().waitFor();
  await failed.getByRole('button', { name: words.more, exact: true }).click();
  await page.getByRole('menuitem', { name: words.compare }).click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('.apitest-line-removed', { hasText: '"price": 10' }).waitFor();
  await dialog.locator('.apitest-line-added', { hasText: '"price": 12' }).waitFor();
  await button(dialog, words.accept).click();
  await toast(page, words.accepted).waitFor();
  await button(dialog, words.close).click();
  await failed.getByText(words.successful, { exact: true }).first().waitFor();

  // The report says so, as a page and as CI systems read it.
  const reportAs = async (format: 'HTML' | 'JUnit XML') => {
    await button(page, words.report).click();
    const requested = page.getByRole('dialog').filter({ visible: true });
    await choose(page, requested.getByRole('combobox').first(), module);
    await requested.getByText(format, { exact: true }).click();
    const [report] = await Promise.all([page.waitForEvent('download'), button(requested, words.report).click()]);
    await requested.waitFor({ state: 'detached' });
    return { name: report.suggestedFilename(), text: String(await bytesOf(report)) };
  };
  expect(await reportAs('HTML')).toEqual({ name: 'portico-tests.html', text: expect.stringMatching(words.says) });
  const junit = await reportAs('JUnit XML');
  expect(junit).toEqual({ name: 'portico-tests.xml', text: expect.stringMatching(words.says) });
  expect(junit.text).toMatch(/tests="\d" failures="0"/);
});
