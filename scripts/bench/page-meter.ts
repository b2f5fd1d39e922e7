import { basename } from 'node:path';
import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from 'playwright-core';
import { chromiumFlags, chromiumPath } from '../test/chromium.ts';

export function launchChromium(): Promise<Browser> {
  return chromium.launch({ ...(chromiumPath !== undefined && { executablePath: chromiumPath }), args: [...chromiumFlags] });
}

/** A page with a clock of its own: what it measures leaves out the time this process takes to hear of it. */
export interface MeteredPage {
  page: Page;
  /**
   * Bytes of scripts on the wire since the last question, without headers.
   * @param apart names of files that are left for the next question
   */
  scriptBytes(apart?: ReadonlySet<string>): number;
  /** The same of style sheets. */
  styleBytes(): number;
  /** Milliseconds of its processor that the page has used up. */
  processor(): Promise<number>;
  /** Milliseconds from the start of the navigation to the frame that shows such an element. */
  shownAfterLoad(address: string, selector: string): Promise<number>;
  /**
   * Milliseconds from the start of the navigation until a frame was painted that shows so many rows, each whole: its text holds the pattern, such as
   * that of the value that comes last. Rows that stand in the document unpainted, or with a placeholder in a cell, are not there yet.
   */
  filledAfterLoad(address: string, rows: FilledRows): Promise<number>;
  /** Milliseconds from the next click to the frame that shows such an element; `fresh` leaves out those that were there before. */
  shownAfterClick(click: () => Promise<void>, selector: string): Promise<number>;
  /** Milliseconds from the next click to the frame in which the page that it leads to shows such an element. */
  shownAfterLeaving(click: () => Promise<void>, selector: string): Promise<number>;
}

/** Rows of a list that are there with their values. */
export interface FilledRows {
  selector: string;
  count: number;
  /** Matches the text of each one. */
  text: RegExp;
}

/** Opens a page that measures bytes of scripts and styles, CPU time, and the time until an element shows. */
export async function meteredPage(context: BrowserContext): Promise<MeteredPage> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  // The time its thread has worked, and not what others have taken from it meanwhile.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const scriptBytes = bytesOf(session, 'Script');
  const styleBytes = bytesOf(session, 'Stylesheet');
  await page.addInitScript(watchInPage);
  return {
    page,
    scriptBytes,
    styleBytes,
    async processor() {
      const { metrics } = await session.send('Performance.getMetrics');
      return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1_000;
    },
    async shownAfterLoad(address, selector) {
      await page.goto(address, { waitUntil: 'commit' });
      return page.evaluate(({ wanted }) => (globalThis as unknown as InPage).benchShown(wanted, 0), { wanted: selector });
    },
    async filledAfterLoad(address, rows) {
      await page.goto(address, { waitUntil: 'commit' });
      return page.evaluate((wanted) => (globalThis as unknown as InPage).benchFilled(wanted), rows);
    },
    async shownAfterClick(click, selector) {
      await page.evaluate(({ wanted }) => (globalThis as unknown as InPage).benchArm(wanted), { wanted: selector });
      await click();
      return page.evaluate(() => (globalThis as unknown as InPage).benchArmed);
    },
    async shownAfterLeaving(click, selector) {
      await page.evaluate(() => {
        const keep = () => sessionStorage.setItem('bench-left', String(performance.timeOrigin + performance.now()));
        addEventListener('click', keep, { capture: true, once: true });
      });
      const left = page.waitForEvent('framenavigated');
      await click();
      await left;
      return page.evaluate(async (wanted) => {
        await (globalThis as unknown as InPage).benchShown(wanted, 0);
        return performance.timeOrigin + performance.now() - Number(sessionStorage.getItem('bench-left'));
      }, selector);
    },
  };
}

/** Counts what comes of one type. @returns the bytes since the last question, without headers and without the files that are named */
function bytesOf(session: CDPSession, wanted: 'Script' | 'Stylesheet'): (apart?: ReadonlySet<string>) => number {
  const files = new Map<string, string>();
  let sizes = new Map<string, number>();
  const count = (requestId: string, bytes: number) => {
    const file = files.get(requestId);
    if (file !== undefined) sizes.set(file, (sizes.get(file) ?? 0) + bytes);
  };
  session.on('Network.requestWillBeSent', ({ requestId, type, request }) => {
    if (type === wanted) files.set(requestId, basename(new URL(request.url).pathname));
  });
  session.on('Network.responseReceived', ({ requestId, response }) => count(requestId, -response.encodedDataLength));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => count(requestId, encodedDataLength));
  return (apart = new Set()) => {
    const [counted, left] = [...sizes].reduce<[number, [string, number][]]>(
      ([sum, rest], [file, bytes]) => (apart.has(file) ? [sum, [...rest, [file, bytes]]] : [sum + bytes, rest]),
      [0, []],
    );
    sizes = new Map(left);
    return counted;
  };
}

/** Names the page's own script leaves behind. */
export interface InPage {
  benchShown(selector: string, since: number): Promise<number>;
  benchFilled(rows: FilledRows): Promise<number>;
  benchArm(selector: string): void;
  benchArmed: Promise<number>;
  /** Milliseconds from each key to the frame after it. */
  benchKeys: number[];
}

/** Runs in the page before its own scripts; whole in itself, as it travels there as text. */
function watchInPage(): void {
  const page = globalThis as unknown as InPage;
  page.benchKeys = [];
  const isShown = (selector: string, known: Set<Element>) =>
    [...document.querySelectorAll<HTMLElement>(selector)].some((element) => !known.has(element) && element.getClientRects().length > 0);
  const nextFrame = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  const shown = async (selector: string, since: () => number, known: Set<Element>) => {
    while (!isShown(selector, known)) await nextFrame();
    return performance.now() - since();
  };
  const isFilled = ({ selector, count, text }: FilledRows) =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter((row) => row.getClientRects().length > 0 && text.test(row.textContent)).length >= count;
  const hasPainted = () => performance.getEntriesByName('first-contentful-paint').length > 0;
  page.benchFilled = async (rows) => {
    while (!isFilled(rows)) await nextFrame();
    // They were put there before this moment, and the frame that paints them is the next one at the latest.
    do await nextFrame();
    while (!hasPainted());
    return performance.now();
  };
  page.benchShown = (selector, since) => shown(selector, () => since, new Set());
  page.benchArm = (selector) => {
    let clicked = 0;
    const known = new Set([...document.querySelectorAll(selector)].filter((element) => element.getClientRects().length > 0));
    page.benchArmed = new Promise((resolve) => {
      const onClick = () => {
        clicked = performance.now();
        resolve(shown(selector, () => clicked, known));
      };
      addEventListener('click', onClick, { capture: true, once: true });
    });
  };
  addEventListener(
    'keydown',
    () => {
      const pressed = performance.now();
      void nextFrame().then(() => page.benchKeys.push(performance.now() - pressed));
    },
    true,
  );
}
