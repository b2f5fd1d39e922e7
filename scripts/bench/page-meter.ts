import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export function launchChromium(): Promise<Browser> {
  return chromium.launch({ executablePath: process.env.CHROMIUM || '/usr/bin/chromium', args: flags });
}

/** A page with a clock of its own: what it measures leaves out the time this process takes to hear of it. */
export interface MeteredPage {
  page: Page;
  /** Bytes of scripts on the wire since the last question, without headers. */
  scriptBytes(): number;
  /** Milliseconds from the start of the navigation to the frame that shows such an element. */
  shownAfterLoad(address: string, selector: string): Promise<number>;
  /** Milliseconds from the next click to the frame that shows such an element; `fresh` leaves out those that were there before. */
  shownAfterClick(click: () => Promise<void>, selector: string): Promise<number>;
}

export async function meteredPage(context: BrowserContext): Promise<MeteredPage> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const scripts = new Set<string>();
  let bytes = 0;
  session.on('Network.requestWillBeSent', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId);
  });
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (scripts.has(requestId)) bytes -= response.encodedDataLength;
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  await page.addInitScript(watchInPage);
  return {
    page,
    scriptBytes() {
      const since = bytes;
      bytes = 0;
      return since;
    },
    async shownAfterLoad(address, selector) {
      await page.goto(address, { waitUntil: 'commit' });
      return page.evaluate(({ wanted }) => (globalThis as unknown as InPage).benchShown(wanted, 0), { wanted: selector });
    },
    async shownAfterClick(click, selector) {
      await page.evaluate(({ wanted }) => (globalThis as unknown as InPage).benchArm(wanted), { wanted: selector });
      await click();
      return page.evaluate(() => (globalThis as unknown as InPage).benchArmed);
    },
  };
}

/** Names the page's own script leaves behind. */
export interface InPage {
  benchShown(selector: string, since: number): Promise<number>;
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
