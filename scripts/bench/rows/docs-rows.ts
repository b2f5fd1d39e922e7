import type { Browser } from 'playwright-core';
import { withInstallation } from '../installation.ts';
import { launchChromium, meteredPage } from '../page-meter.ts';
import { type Started, startPinned } from '../processes.ts';
import { median, milliseconds, type Row } from '../row.ts';
import { publishMany } from '../samples/publish-many.ts';

const runs = 5;
const count = 2_000;
/** Milliseconds for what a page does after it shows. */
const settling = 1_000;
const row = '.docs-row';
const entry = '.docs-row-call';

/** The docs of two thousand interfaces, as a visitor meets them with an empty cache. */
export function docsRows(): Promise<Row[]> {
  return withInstallation(async (folder, environment) => {
    // The first start makes the tables.
    await (await startPinned('scripts/start.js', environment)).stop();
    const services = await publishMany(folder, count);
    const server = await startPinned('scripts/start.js', environment);
    const browser = await launchChromium();
    try {
      const visits: Record<string, number>[] = [];
      for (let run = 0; run < runs; run++) visits.push(await visit(browser, server, services[count - 1 - run] ?? ''));
      return budgets.map(({ name, what, limit, unit }) => {
        const value = median(visits.map((found) => found[name] ?? Number.NaN));
        const measured = unit === 'KB' ? `${value.toFixed(0)} KB` : milliseconds(value);
        return { what, measured, budget: `≤ ${limit} ${unit}`, isMet: value <= limit };
      });
    } finally {
      await browser.close();
      await server.stop();
    }
  });
}

const budgets: { name: string; what: string; limit: number; unit: 'ms' | 'KB' }[] = [
  { name: 'list', what: 'docs of 2,000 interfaces: first content, cold', limit: 1_000, unit: 'ms' },
  { name: 'page', what: 'one of 2,000 interfaces by its address: its text, cold', limit: 1_000, unit: 'ms' },
  { name: 'search', what: '2,000 interfaces: typed word → rows', limit: 200, unit: 'ms' },
  { name: 'task', what: '2,000 interfaces: longest task while loading, searching, scrolling and opening', limit: 200, unit: 'ms' },
  { name: 'bytes', what: 'docs page, all scripts', limit: 330, unit: 'KB' },
];

async function visit(browser: Browser, { address }: Started, service: string): Promise<Record<string, number>> {
  const first = await browser.newContext({ locale: 'zh-CN', viewport: { width: 1440, height: 900 } });
  const meter = await meteredPage(first);
  const { page } = meter;
  await page.addInitScript(keepLongestTask);
  const list = await meter.shownAfterLoad(`${address}/docs`, row);
  const bytes = meter.scriptBytes() / 1_024;
  await page.waitForTimeout(settling);
  const search = await page.evaluate(
    ({ selector, typed }) =>
      new Promise<number>((resolve) => {
        const input = document.querySelector<HTMLInputElement>('.docs-search input');
        if (!input) return resolve(Number.NaN);
        const started = performance.now();
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, typed);
        input.dispatchEvent(new Event('input', { bubbles: true }));
        const look = () => (document.querySelector(selector) ? resolve(performance.now() - started) : requestAnimationFrame(look));
        look();
      }),
    { selector: entry, typed: '物流' },
  );
  // Pinyin is read in the background meanwhile.
  await page.waitForTimeout(2 * settling);
  await page.locator('.docs-search input').fill('wl');
  for (let step = 0; step < 10; step++) {
    await page.locator('.docs-rows').evaluate((element) => element.scrollBy(0, 900));
    await page.waitForTimeout(50);
  }
  await page.locator(`${entry}:visible`).first().click();
  await page.locator('.docs-text h1').waitFor();
  await page.waitForTimeout(settling);
  const listTask = await page.evaluate(longestTask);
  await first.close();
  const second = await browser.newContext({ locale: 'zh-CN', viewport: { width: 1440, height: 900 } });
  const direct = await meteredPage(second);
  await direct.page.addInitScript(keepLongestTask);
  const text = await direct.shownAfterLoad(`${address}/docs/${service}`, '.docs-text h1');
  await direct.page.waitForTimeout(settling);
  const pageTask = await direct.page.evaluate(longestTask);
  await second.close();
  return { list, bytes, search, page: text, task: Math.max(listTask, pageTask) };
}

/** What the page's own script leaves behind. */
interface InPage {
  benchLongest: number;
}

/** Runs in the page before its own scripts. */
function keepLongestTask(): void {
  const inPage = globalThis as unknown as InPage;
  inPage.benchLongest = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) inPage.benchLongest = Math.max(inPage.benchLongest, duration);
  }).observe({ type: 'longtask', buffered: true });
}

function longestTask(): number {
  return (globalThis as unknown as InPage).benchLongest;
}
