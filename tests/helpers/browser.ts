import { createServer } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { BrowserContext, Download, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, expect } from 'vitest';
import { launchChromium, openNextTo, viewport } from './chromium.ts';
import { adminPassword, type Caller, openServer, type StartOptions, type TestServer } from './server.ts';

export interface OpenOptions {
  width?: number;
  height?: number;
  language?: 'zh_cn' | 'en';
  colorScheme?: 'light' | 'dark';
  /** Where to begin below /admin; home otherwise. */
  path?: string;
  /** Where to begin instead: an address of the portal. */
  address?: string;
  /** Begins signed in, without the login page: its token. */
  as?: Caller;
}

/** How long a page is waited for, in milliseconds: what a busy machine needs at the worst. Only a failure takes as long. */
export const patience = 60_000;

/** A context, in whose caches the product's scripts lie, and the page in it that stays when a test ends and empties the rest. */
interface Profile {
  context: BrowserContext;
  keeper: Page;
}

/** The profile that the Chromium of this worker was launched with. */
let first: Promise<BrowserContext> | undefined;
/** Whose tests have ended; the first profile is taken before all others. */
const emptied: Profile[] = [];

/** Every page has its own storage and ends with its test. Console errors and page errors of all pages are collected for the file. */
export function chromiumForFile(): { open(server: TestServer, options?: OpenOptions): Promise<Page>; faults: string[] } {
  const errors: string[] = [];
  const used: { profile: Profile; origin: string }[] = [];
  // Before the server goes: a page that lost it would complain.
  afterEach(() => Promise.all(used.splice(0).map(({ profile, origin }) => leave(profile, origin))));
  afterAll(() => expect(errors, 'errors in the browser console').toEqual([]));
  return {
    faults: errors,
    async open(server, { width, height, language, colorScheme, path = '/', address = `/admin${path}`, as } = {}) {
      const profile = emptied.pop() ?? (await newProfile());
      used.push({ profile, origin: server.address });
      const { context } = profile;
      if (as) await context.addCookies([{ name: 'token', value: as.token, url: server.address }]);
      const page = await context.newPage();
      // A page begins as its context has it; saying so again costs a fifth of a page's load.
      if (width || height) await page.setViewportSize({ ...viewport, ...(width && { width }), ...(height && { height }) });
      if (colorScheme) await page.emulateMedia({ colorScheme });
      page.setDefaultTimeout(patience);
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`);
      });
      page.on('pageerror', (error) => errors.push(error.message));
      // Once, and not with every load: the test itself may switch.
      if (language) await page.addInitScript((chosen) => localStorage.language || localStorage.setItem('language', chosen), language);
      await page.goto(server.address + address);
      return page;
    },
  };
}

async function newProfile(): Promise<Profile> {
  if (first) return profileOf(await openNextTo(await first));
  first = launchChromium();
  return profileOf(await first);
}

async function profileOf(context: BrowserContext): Promise<Profile> {
  const keeper = await context.newPage();
  // An empty page of whatever site it goes to.
  await keeper.route('**/*', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  return { context, keeper };
}

/** Everything a context keeps but its HTTP cache and the scripts compiled from it. */
const storageTypes = 'cookies,file_systems,indexeddb,local_storage,service_workers,cache_storage';

/** Goes there, unless it is there; false where its process has ended. */
async function isAt(keeper: Page, origin: string): Promise<boolean> {
  const arrival = keeper.url().startsWith(`${origin}/`) ? keeper.evaluate('true') : keeper.goto(origin);
  return arrival.then(Boolean, () => false);
}

/** Closes the pages and empties the storage for the next test. A test that kills a tab kills the process of all: then another page stays. */
async function leave(profile: Profile, origin: string): Promise<void> {
  const { context } = profile;
  await Promise.all(context.pages().map((page) => page === profile.keeper || page.close()));
  if (!(await isAt(profile.keeper, origin))) {
    await profile.keeper.close();
    return leave(await profileOf(context), origin);
  }
  await context.clearCookies();
  await context.clearPermissions();
  const session = await context.newCDPSession(profile.keeper);
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes });
  await session.detach();
  if (context === (await first)) emptied.push(profile);
  else emptied.unshift(profile);
}

/** Of the server before this one. */
let port = 0;

/** As `openServer`, at the address of the one before it where that has gone: scripts of one address are compiled once. */
export async function openSite(options: StartOptions = {}): Promise<TestServer> {
  const isFree = await new Promise<boolean>((found) => {
    const probe = createServer().once('error', () => found(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => found(true)));
  });
  const server = await openServer({ ...options, environment: { PORT: String(isFree ? port : 0), ...options.environment } });
  port = Number(new URL(server.address).port);
  return server;
}

/** Through the login page, as a person. */
export async function signIn(page: Page, username = 'admin', password = adminPassword): Promise<void> {
  await page.waitForURL(/\/admin\/login/);
  await page.locator('input[name=username]').fill(username);
  await page.locator('input[type=password]').fill(password);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/admin\/home/);
}

/** Unfolds one of the menu, whose entries are hidden else. */
export async function openSection(page: Page, name: string): Promise<void> {
  await page.locator('.p-side').getByRole('menuitem', { name }).click();
}

/** Of a button that says nothing else. */
export function buttonNamed(words: string): RegExp {
  return new RegExp(`^${RegExp.escape(words)}$`);
}

/** Takes up what has the focus, to move it by keys: dnd-kit listens to the next key from a task after the one that took it up. */
export async function pickUp(page: Page): Promise<void> {
  await page.keyboard.press('Space');
  await page.evaluate(() => new Promise((done) => setTimeout(done)));
}

/** A message that passes by. */
export function toast(page: Page, text: string | RegExp): Locator {
  return page.locator('.p-toast').filter({ hasText: text });
}

/** What a page has given to save. */
export async function bytesOf(download: Download): Promise<Buffer> {
  return buffer(await download.createReadStream());
}
