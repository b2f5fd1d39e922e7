import type { Browser } from 'playwright-core';
import { withInstallation } from '../installation.ts';
import { launchChromium, meteredPage } from '../page-meter.ts';
import { startPinned } from '../processes.ts';
import { median, milliseconds, type Row } from '../row.ts';

const runs = 5;
/** Milliseconds for what a page does after it shows. */
const settling = 1_000;
const pages = { home: '/', articles: '/articles', article: '/articles/1', plans: '/plans', docs: '/docs' };
const budgets = { paint: 600, shift: 0.02, bytes: 60 };
/** What the docs may load, as `docs-rows.ts` has it: they are an application. */
const docsBudgets = { paint: 1_000, bytes: 330 };

/** The pages of the portal, as a visitor meets them with an empty cache. */
export function portalRows(): Promise<Row[]> {
  return withInstallation(async (_folder, environment) => {
    const server = await startPinned('scripts/start.js', { ...environment, PORTICO_DEMO: 'on' });
    const browser = await launchChromium();
    try {
      const rows: Row[] = [];
      for (const [name, path] of Object.entries(pages)) {
        const visits: Visit[] = [];
        for (let run = 0; run < runs; run++) visits.push(await visit(browser, server.address + path));
        const of = (figure: keyof Visit) => median(visits.map((one) => one[figure]));
        const { paint, shift, bytes } = { ...budgets, ...(name === 'docs' && docsBudgets) };
        rows.push(
          { what: `portal, ${name}: largest paint, cold`, measured: milliseconds(of('paint')), budget: `≤ ${paint} ms`, isMet: of('paint') <= paint },
          { what: `portal, ${name}: shift of the layout`, measured: of('shift').toFixed(3), budget: `≤ ${shift}`, isMet: of('shift') <= shift },
          { what: `portal, ${name}: all scripts`, measured: `${of('bytes').toFixed(1)} KB`, budget: `≤ ${bytes} KB`, isMet: of('bytes') <= bytes },
        );
      }
      return rows;
    } finally {
      await browser.close();
      await server.stop();
    }
  });
}

interface Visit {
  paint: number;
  shift: number;
  bytes: number;
}

async function visit(browser: Browser, address: string): Promise<Visit> {
  const context = await browser.newContext({ locale: 'zh-CN', viewport: { width: 1440, height: 900 } });
  const meter = await meteredPage(context);
  await meter.page.addInitScript(watchPaint);
  await meter.page.goto(address);
  await meter.page.waitForTimeout(settling);
  const { benchPaint: paint, benchShift: shift } = await meter.page.evaluate(() => {
    const { benchPaint, benchShift } = globalThis as unknown as InPage;
    return { benchPaint, benchShift };
  });
  const bytes = meter.scriptBytes() / 1_024;
  await context.close();
  return { paint, shift, bytes };
}

/** What the page's own script leaves behind. */
interface InPage {
  benchPaint: number;
  benchShift: number;
}

/** Runs in the page before its own scripts. */
function watchPaint(): void {
  const inPage = globalThis as unknown as InPage;
  inPage.benchPaint = 0;
  inPage.benchShift = 0;
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) inPage.benchPaint = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) inPage.benchShift += (entry as PerformanceEntry & { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
}
