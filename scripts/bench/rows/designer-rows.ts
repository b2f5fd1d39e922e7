import type { Browser, Locator, Page } from 'playwright-core';
import { checkDefinition } from '../../../designer/model/checks/check-definition.ts';
import { connectionsFrom } from '../../../designer/model/edits/edges/connection.ts';
import { flowIndex } from '../../../designer/model/edits/flow/flow-index.ts';
import { layoutFlow } from '../../../designer/model/layout/layout-flow.ts';
import type { InterfaceDefinition } from '../../../designer/model/types/definition.ts';
import { adminOf } from '../bench-client.ts';
import { withInstallation } from '../installation.ts';
import { type InPage, launchChromium, type MeteredPage, meteredPage } from '../page-meter.ts';
import { type Started, startPinned } from '../processes.ts';
import { median, milliseconds, type Row } from '../row.ts';
import { largeFlow } from '../samples/large-flow.ts';

const runs = 3;
/** Milliseconds for what a page does after it shows. */
const settling = 1_000;
/** The first lines: seen from far they are drawn as one. */
const edge = '.design-far-links path, .react-flow__edge path';
const node = '.react-flow__node-step';

/** The designer with flows larger than most, driven by a real pointer. Every figure is the median of three visits. */
export function designerRows(): Promise<Row[]> {
  return withInstallation(async (_, environment) => {
    const server = await startPinned('scripts/start.js', environment);
    const browser = await launchChromium();
    try {
      const { call, token } = await adminOf(server.address);
      const store = async (definition: InterfaceDefinition) => {
        const { id } = await call<{ id: number }>('Admin.Interface.Save', { definition, rev: 0 });
        return `${server.address}/admin/techzones/design/design_update/${id}`;
      };
      const large = await store(largeFlow('Large', 300));
      const huge = await store(largeFlow('Huge', 1_000));
      const visits: Record<string, number>[] = [];
      for (let run = 0; run < runs; run++) visits.push({ ...(await visit(browser, server, token, large)), ...(await visitHuge(browser, server, token, huge)) });
      const bytes = await scriptBytes(browser, server, token, large);
      const kilobytes = (what: string, value: number, limit: number): Row => ({
        what: `designer on top of the shell, JavaScript, ${what}`,
        measured: `${value.toFixed(0)} KB`,
        budget: Number.isFinite(limit) ? `≤ ${limit} KB` : 'none',
        isMet: value <= limit,
      });
      const show = ({ name, what, limit }: (typeof budgets)[number]) => row(what, limit, median(visits.map((found) => found[name] ?? Number.NaN)));
      const sizes = [
        kilobytes('without Monaco, to the first edges', bytes.first, 130),
        kilobytes('what it fetches once it is at rest', bytes.later, Number.POSITIVE_INFINITY),
      ];
      return [...budgets.map(show), ...sizes, ...(await modelRows())];
    } finally {
      await browser.close();
      await server.stop();
    }
  });
}

const budgets: { name: string; what: string; limit: number }[] = [
  { name: 'open', what: '300 nodes, 450 edges: open, warm, to the first edges', limit: 700 },
  { name: 'pan', what: '300 nodes: pan at 100 %, p95 of frames', limit: 20 },
  { name: 'drag', what: '300 nodes: drag a node at 100 %, p95 of frames', limit: 20 },
  { name: 'fittedPan', what: '300 nodes all on the screen: pan, p95 of frames', limit: 20 },
  { name: 'fittedDrag', what: '300 nodes all on the screen: drag a node, p95 of frames', limit: 20 },
  { name: 'undo', what: '300 nodes: undo a move, key → next frame', limit: 30 },
  { name: 'hugePan', what: '1,000 nodes: pan at 100 %, p95 of frames', limit: 50 },
  { name: 'hugeFittedPan', what: '1,000 nodes as many as fit: pan, p95 of frames', limit: 50 },
];

function row(what: string, limit: number, value: number): Row {
  return { what, measured: milliseconds(value), budget: `≤ ${limit} ms`, isMet: value <= limit };
}

async function visit(browser: Browser, server: Started, token: string, address: string): Promise<Record<string, number>> {
  const meter = await openPage(browser, server, token);
  const { page } = meter;
  await meter.shownAfterLoad(address, edge);
  await page.waitForTimeout(2 * settling);
  // To take three hundred nodes down is no part of opening them.
  await page.goto('about:blank');
  const open = await meter.shownAfterLoad(address, edge);
  await page.waitForTimeout(2 * settling);

  await page.locator('.design-canvas').focus();
  await page.keyboard.press('1');
  await page.waitForTimeout(settling);
  const fittedPan = await framesOf(page, () => pan(page));
  const fittedDrag = await framesOf(page, async () => drag(page, await nearMiddle(page)));
  await page.locator('.design-canvas').focus();
  await page.keyboard.press('1');
  await page.waitForTimeout(settling);
  await page.keyboard.press('0');
  await page.waitForTimeout(settling);
  const atFull = await framesOf(page, () => pan(page));
  const dragged = await framesOf(page, async () => drag(page, await nearMiddle(page)));
  const undo = await timeOfUndo(page);
  await page.context().close();
  return { open, fittedPan, fittedDrag, pan: atFull, drag: dragged, undo };
}

/**
 * KB on the wire between the shell at rest and the designer with palette, inspector and the drawn flow, and after that: the node inspector's forms, and
 * what opens over the canvas. They wait until the first picture has settled (`useIdle`), however slow the machine.
 */
async function scriptBytes(browser: Browser, server: Started, token: string, address: string): Promise<{ first: number; later: number }> {
  const { page, scriptBytes: since } = await openPage(browser, server, token);
  await page.goto(`${server.address}/admin/home`);
  await page.waitForTimeout(3 * settling);
  since();
  // Within the page: what a reload takes from the cache is no traffic, but would be counted.
  await page.evaluate((path) => {
    history.pushState({}, '', path);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, new URL(address).pathname);
  await page.waitForSelector(edge);
  const first = since();
  await page.waitForTimeout(5 * settling);
  const later = since();
  await page.context().close();
  return { first: first / 1_024, later: later / 1_024 };
}

async function visitHuge(browser: Browser, server: Started, token: string, address: string): Promise<Record<string, number>> {
  const meter = await openPage(browser, server, token);
  const { page } = meter;
  await meter.shownAfterLoad(address, edge);
  await page.waitForTimeout(3 * settling);
  await page.locator('.design-canvas').focus();
  await page.keyboard.press('1');
  await page.waitForTimeout(settling);
  const hugeFittedPan = await framesOf(page, () => pan(page));
  await page.keyboard.press('0');
  await page.waitForTimeout(settling);
  const hugePan = await framesOf(page, () => pan(page));
  await page.context().close();
  return { hugePan, hugeFittedPan };
}

async function openPage(browser: Browser, { address }: Started, token: string): Promise<MeteredPage> {
  const context = await browser.newContext({ locale: 'zh-CN', viewport: { width: 1440, height: 900 } });
  await context.addCookies([{ name: 'token', value: token, url: address }]);
  return meteredPage(context);
}

/** Milliseconds between frames while somebody does something, the longest but for one in twenty. */
async function framesOf(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    const inPage = globalThis as unknown as InPage & { benchFrames: number[] | null };
    const frames: number[] = [];
    inPage.benchFrames = frames;
    let last = performance.now();
    const frame = (now: number) => {
      frames.push(now - last);
      last = now;
      if (inPage.benchFrames) requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
  await act();
  const frames = await page.evaluate(() => {
    const inPage = globalThis as unknown as { benchFrames: number[] | null };
    const found = inPage.benchFrames ?? [];
    inPage.benchFrames = null;
    return found.slice(2);
  });
  return percentile95(frames);
}

function percentile95(values: number[]): number {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length * 0.95)] ?? Number.NaN;
}

/** Moves a point that is held down in a wide circle. */
async function circle(page: Page, from: { x: number; y: number }): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  for (let turn = 0; turn <= 120; turn++) {
    const angle = (turn / 60) * Math.PI;
    await page.mouse.move(from.x + 160 * Math.sin(angle), from.y + 120 * (1 - Math.cos(angle)));
  }
  await page.mouse.up();
}

/** Takes the canvas where nothing stands. */
async function pan(page: Page): Promise<void> {
  const free = await page.evaluate(() => {
    const box = document.querySelector('.react-flow__pane')?.getBoundingClientRect();
    for (let y = 40; box && y < box.height / 2; y += 6) {
      for (let x = 200; x < box.width - 200; x += 6) {
        const point = { x: box.left + x, y: box.top + y };
        if (document.elementFromPoint(point.x, point.y)?.classList.contains('react-flow__pane')) return point;
      }
    }
    throw new Error('no empty place on the canvas');
  });
  await circle(page, free);
}

async function drag(page: Page, target: Locator): Promise<void> {
  const box = await target.boundingBox();
  if (!box) throw new Error('the node is not on the screen');
  await circle(page, { x: box.x + box.width / 2, y: box.y + Math.min(24, box.height / 2) });
}

/** The node whose head is nearest to the middle of the canvas. */
async function nearMiddle(page: Page): Promise<Locator> {
  const id = await page.evaluate((selector) => {
    const pane = document.querySelector('.react-flow__pane')?.getBoundingClientRect();
    if (!pane) throw new Error('no canvas');
    const middle = { x: pane.left + pane.width / 2, y: pane.top + pane.height / 3 };
    const away = (element: Element) => {
      const { left, top, width } = element.getBoundingClientRect();
      return Math.hypot(left + width / 2 - middle.x, top - middle.y);
    };
    const nearest = [...document.querySelectorAll<HTMLElement>(selector)].sort((one, other) => away(one) - away(other))[0];
    return nearest?.dataset.id ?? '';
  }, node);
  return page.locator(`${node}[data-id="${id}"]`);
}

/** Moves a node with the keyboard and takes that back, several times; the median of taking back. */
async function timeOfUndo(page: Page): Promise<number> {
  const times: number[] = [];
  for (let act = 0; act < 7; act++) {
    await page.keyboard.press(act % 2 === 0 ? 'ArrowRight' : 'ArrowDown');
    await page.waitForTimeout(200);
    await page.evaluate(() => {
      (globalThis as unknown as InPage).benchKeys = [];
    });
    await page.keyboard.press('Control+z');
    await page.waitForTimeout(200);
    const keys = await page.evaluate(() => (globalThis as unknown as InPage).benchKeys);
    times.push(keys.at(-1) ?? Number.NaN);
  }
  return median(times);
}

/** What the canvas asks the model while somebody draws; no browser needed. Each time of another definition, as after an edit. */
async function modelRows(): Promise<Row[]> {
  const edge = await timed(300, (flow) => connectionsFrom(flow, { node: 'n120', port: 'result' }, 'output'), flowIndex);
  return [
    row('300 nodes: every port checked when an edge is taken up', 4, edge),
    row('100 nodes: full validation', 30, await timed(100, (flow) => checkDefinition(flow))),
    row('200 nodes: layout', 150, await timed(200, (flow) => layoutFlow(flow))),
  ];
}

/** @param before what the designer has done with the definition when the work begins */
async function timed(nodes: number, work: (flow: InterfaceDefinition) => unknown, before?: (flow: InterfaceDefinition) => unknown): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < 12; run++) {
    const flow = largeFlow('Model', nodes);
    before?.(flow);
    const started = performance.now();
    await work(flow);
    times.push(performance.now() - started);
  }
  return median(times.slice(3));
}
