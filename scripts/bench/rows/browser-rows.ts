import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext } from 'playwright-core';
import { webFolder } from '../../build/paths.ts';
import { adminOf, benchPassword } from '../bench-client.ts';
import { withInstallation } from '../installation.ts';
import { type FilledRows, type InPage, launchChromium, type MeteredPage, meteredPage } from '../page-meter.ts';
import type { Peer, StartedPeer } from '../peers/peer.ts';
import { type Started, startPinned } from '../processes.ts';
import { median, milliseconds, type Row } from '../row.ts';
import { largeForm } from '../samples/large-form.ts';
import { articleOf, seed } from '../samples/seed.ts';

const runs = 5;
/** Milliseconds for what a page does after it shows. It never falls silent: it keeps an ear open to the server. */
const settling = 1_000;
const articles = 10_000;
const articleList = '/admin/platmanage/article/list';
const tableRow = 'tbody tr[data-row-key]';
/** A page of articles is there with the last column of each, the moment of publication, which peers write in their own way. */
const filled = (selector: string): FilledRows => ({ selector, count: 20, text: /2026\D.*\d:\d\d/ });
const editor = 'engine/formats/richtext/web/RichTextEditor.tsx';
const titleInput = '[data-field=title] input';

/**
 * What people wait for. Every figure is the median of five visits with an empty cache unless it says otherwise.
 * @param peer visited in turn with us, for its list of the same articles
 */
export function browserRows(peer?: Peer): Promise<Row[]> {
  return withInstallation(async (folder, environment) => {
    const schemas = environment.PORTICO_SCHEMAS!;
    writeFileSync(join(schemas, 'bench_form.json'), largeForm('bench_form', 'Bench form', 300));
    await (await startPinned('scripts/start.js', environment)).stop();
    await seed(folder, { article: articles });
    const server = await startPinned('scripts/start.js', environment);
    const rival = await peer?.start(
      join(folder, '..'),
      Array.from({ length: articles }, (_, at) => articleOf(articles)(at)),
    );
    const browser = await launchChromium();
    try {
      const { token } = await adminOf(server.address);
      const visits: Record<string, number>[] = [];
      for (let run = 0; run < runs; run++) {
        visits.push({
          ...(await visitLogin(browser, server)),
          ...(await visitPages(browser, server, token)),
          ...(rival && (await visitPeer(browser, rival))),
          ...(await drop(browser, server, token, schemas, run)),
        });
      }
      return [...rowsOf(visits), ...(peer ? comparedWithPeer(visits, peer.name) : [])];
    } finally {
      await browser.close();
      await rival?.stop();
      await server.stop();
    }
  });
}

const budgets: { name: string; what: string; limit: number; unit: 'KB' | 'ms' }[] = [
  { name: 'loginBytes', what: 'login page, scripts on the wire', limit: 5, unit: 'KB' },
  { name: 'loginPaint', what: 'login page, largest contentful paint', limit: 200, unit: 'ms' },
  { name: 'listBytes', what: 'first list page, all scripts', limit: 330, unit: 'KB' },
  { name: 'baseBytes', what: 'first list page, all style sheets', limit: 60, unit: 'KB' },
  { name: 'loginHome', what: 'login → home, from the button to its first words', limit: 400, unit: 'ms' },
  { name: 'listCold', what: 'list of 10,000 articles, rows visible, cold', limit: 500, unit: 'ms' },
  { name: 'listWarm', what: 'list of 10,000 articles, rows visible, warm', limit: 200, unit: 'ms' },
  { name: 'formBytes', what: 'form of articles, scripts on top', limit: 195, unit: 'KB' },
  { name: 'editorBytes', what: 'its rich text editor, once its field is in sight', limit: 130, unit: 'KB' },
  { name: 'formFirst', what: 'list → form, to the first field, first time', limit: 100, unit: 'ms' },
  { name: 'formAgain', what: 'list → form, to the first field, again', limit: 50, unit: 'ms' },
  { name: 'page', what: 'page 399 → 400', limit: 80, unit: 'ms' },
  { name: 'drawer', what: 'record of a row in the drawer', limit: 60, unit: 'ms' },
  { name: 'panel', what: 'panel of the columns', limit: 60, unit: 'ms' },
  { name: 'searchKey', what: 'key in the search form of a list, processor', limit: 10, unit: 'ms' },
  { name: 'typing', what: 'typing in a form of 300 fields, p95', limit: 33, unit: 'ms' },
  { name: 'drop', what: 'descriptor dropped → in the menu', limit: 1_000, unit: 'ms' },
];

function rowsOf(visits: Record<string, number>[]): Row[] {
  return budgets.map(({ name, what, limit, unit }) => {
    const value = median(visits.map((visit) => visit[name] ?? Number.NaN));
    const show = (figure: number) => (unit === 'KB' ? `${figure.toFixed(1)} KB` : milliseconds(figure));
    return { what, measured: show(value), budget: `≤ ${limit} ${unit}`, isMet: value <= limit };
  });
}

/** Our list beside the peer's: medians, and their ratio. */
function comparedWithPeer(visits: Record<string, number>[], name: string): Row[] {
  return [
    { what: 'cold', ours: 'listCold', theirs: 'peerCold' },
    { what: 'warm', ours: 'listWarm', theirs: 'peerWarm' },
  ].map(({ what, ours, theirs }) => {
    const [mine, other] = [ours, theirs].map((figure) => median(visits.map((visit) => visit[figure] ?? Number.NaN))) as [number, number];
    const measured = `${(mine / other).toFixed(2)} × (${milliseconds(mine)} of ${milliseconds(other)})`;
    return { what: `the same list, ${what}, beside ${name}`, measured, budget: '≤ 0.8 ×', isMet: mine / other <= 0.8 };
  });
}

/** The same steps as with our list: an empty cache, the page left alone, and once more. */
async function visitPeer(browser: Browser, { address, list, row, cookie }: StartedPeer): Promise<Record<string, number>> {
  const context = await newVisitor(browser, address, cookie);
  const meter = await meteredPage(context);
  const peerCold = await meter.filledAfterLoad(`${address}${list}`, filled(row));
  await meter.page.waitForTimeout(3 * settling);
  const peerWarm = await meter.filledAfterLoad(`${address}${list}`, filled(row));
  await context.close();
  return { peerCold, peerWarm };
}

async function visitLogin(browser: Browser, { address }: Started): Promise<Record<string, number>> {
  const context = await browser.newContext({ locale: 'zh-CN' });
  const meter = await meteredPage(context);
  await meter.page.goto(`${address}/admin/login`);
  await meter.page.waitForTimeout(settling);
  const loginPaint = await meter.page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN)).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        });
      }),
  );
  const loginBytes = meter.scriptBytes() / 1_024;
  await meter.page.locator('[name=username]').fill('admin');
  await meter.page.locator('[name=password]').fill(benchPassword);
  const loginHome = await meter.shownAfterLeaving(() => meter.page.locator('button[type=submit]').click(), '.p-home h1');
  await context.close();
  return { loginBytes, loginPaint, loginHome };
}

async function visitPages(browser: Browser, { address }: Started, token: string): Promise<Record<string, number>> {
  const context = await signedIn(browser, address, token);
  const meter = await meteredPage(context);
  const { page } = meter;
  const listCold = await meter.filledAfterLoad(`${address}${articleList}`, filled(tableRow));
  const listBytes = meter.scriptBytes() / 1_024;
  const baseBytes = meter.styleBytes() / 1_024;
  // The list fetches the code of forms behind itself; it belongs to the form wherever it is counted.
  await page.waitForTimeout(3 * settling);
  const formFirst = await openForm(meter, 0, () => page.locator('[data-field=content]').scrollIntoViewIfNeeded());
  await page.waitForTimeout(settling);
  const formBytes = meter.scriptBytes(editorFiles()) / 1_024;
  const editorBytes = meter.scriptBytes() / 1_024;
  const formAgain = await openForm(meter, 1);
  await page.waitForTimeout(settling);
  const overlays = await openOverlays(meter);
  const listWarm = await meter.filledAfterLoad(`${address}${articleList}`, filled(tableRow));
  await page.waitForTimeout(settling);

  await meter.shownAfterLoad(`${address}${articleList}?page=399`, tableRow);
  await page.waitForTimeout(settling);
  const next = page.locator('.ant-pagination-next:visible');
  const turned = await meter.shownAfterClick(() => next.click(), `${tableRow}`);
  const typing = await typeInLargeForm(meter, address);
  await context.close();
  return { listCold, listWarm, listBytes, baseBytes, formFirst, formAgain, formBytes, editorBytes, ...overlays, page: turned, typing };
}

/** What comes with the rich text editor, and with nothing else of a form. */
function editorFiles(): ReadonlySet<string> {
  const { admin }: { admin: Record<string, string[]> } = JSON.parse(readFileSync(join(webFolder, 'assets.json'), 'utf8'));
  const others = Object.entries(admin).flatMap(([source, files]) => (/FormScreen|\/Input\.tsx$/.test(source) ? files : []));
  return new Set(admin[editor]).difference(new Set(others));
}

/** From the row's own button to the filled field; comes back to the list. */
async function openForm({ page, shownAfterClick }: MeteredPage, row: number, look = async () => {}): Promise<number> {
  const edit = page.locator(`${tableRow}:visible`).nth(row).getByText('编辑', { exact: true });
  const time = await shownAfterClick(() => edit.click(), titleInput);
  await look();
  await page.waitForTimeout(settling);
  await page.goBack();
  await page.locator(`${tableRow}:visible`).first().waitFor();
  return time;
}

/** What opens over a list, and what a key in its search form costs. */
async function openOverlays({ page, shownAfterClick, processor }: MeteredPage): Promise<Record<string, number>> {
  const title = page.locator(`${tableRow}:visible`).nth(2).locator('.cell-title');
  const drawer = await shownAfterClick(() => title.click(), '.detail-drawer .record-head');
  await page.keyboard.press('Escape');
  await page.waitForTimeout(settling);
  const panel = await shownAfterClick(() => page.getByRole('button', { name: '列设置' }).click(), '.column-panel li');
  await page.keyboard.press('Escape');
  await page.waitForTimeout(settling);
  const search = page.getByLabel('搜索', { exact: true });
  await search.focus();
  const letters = 'quick brown fox';
  const before = await processor();
  for (const letter of letters) {
    await page.keyboard.press(letter === ' ' ? 'Space' : letter);
    await page.waitForTimeout(30);
  }
  return { drawer, panel, searchKey: ((await processor()) - before) / letters.length };
}

async function typeInLargeForm({ page, shownAfterLoad }: MeteredPage, address: string): Promise<number> {
  await shownAfterLoad(`${address}/admin/bench_form/add`, '[data-field=field_299] input');
  await page.locator('[data-field=field_148] input').focus();
  await page.evaluate(() => {
    (globalThis as unknown as InPage).benchKeys = [];
  });
  for (const letter of 'the quick brown fox jumps over the lazy dog') {
    await page.keyboard.press(letter === ' ' ? 'Space' : letter);
    await page.waitForTimeout(30);
  }
  const keys = await page.evaluate(() => (globalThis as unknown as InPage).benchKeys);
  return [...keys].sort((one, other) => one - other)[Math.floor(keys.length * 0.95)] ?? Number.NaN;
}

async function drop(browser: Browser, { address }: Started, token: string, schemas: string, run: number): Promise<Record<string, number>> {
  const context = await signedIn(browser, address, token);
  const page = await context.newPage();
  // A page of the same section, so that its part of the menu is open.
  await page.goto(`${address}/admin/bench_form/list`);
  await page.getByRole('menuitem', { name: 'Bench form' }).first().waitFor();
  const label = `Dropped ${run}`;
  const text = largeForm(`dropped_${run}`, label, 4);
  const started = performance.now();
  writeFileSync(join(schemas, `dropped_${run}.json`), text);
  await page.getByRole('menuitem', { name: label }).first().waitFor({ state: 'attached' });
  const time = performance.now() - started;
  await context.close();
  return { drop: time };
}

function signedIn(browser: Browser, address: string, token: string): Promise<BrowserContext> {
  return newVisitor(browser, address, { name: 'token', value: token });
}

async function newVisitor(browser: Browser, address: string, cookie: { name: string; value: string }): Promise<BrowserContext> {
  const context = await browser.newContext({ locale: 'zh-CN', viewport: { width: 1440, height: 900 } });
  await context.addCookies([{ ...cookie, url: address }]);
  return context;
}
