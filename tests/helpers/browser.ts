import { type Browser, chromium, type Locator, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { adminPassword, type Caller, type TestServer } from './server.ts';

/** A container’s Chromium runs as root and without a network: it must neither sandbox itself nor look for its maker. */
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

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

/** One Chromium for the file; every page has its own storage and ends with its test. Console errors and page errors of all pages are collected. */
export function chromiumForFile(): { open(server: TestServer, options?: OpenOptions): Promise<Page>; faults: string[] } {
  let browser: Browser;
  const faults: string[] = [];
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: process.env.CHROMIUM || '/usr/bin/chromium', args: flags });
  });
  // Before the server goes: a page that lost it would complain.
  afterEach(() => Promise.all(browser.contexts().map((context) => context.close())));
  afterAll(async () => {
    await browser.close();
    expect(faults, 'errors in the browser console').toEqual([]);
  });
  return {
    faults,
    async open(server, { width = 1440, height = 900, language, colorScheme = 'light', path = '/', address = `/admin${path}`, as } = {}) {
      const context = await browser.newContext({ viewport: { width, height }, colorScheme });
      if (as) await context.addCookies([{ name: 'token', value: as.token, url: server.address }]);
      const page = await context.newPage();
      page.setDefaultTimeout(15_000);
      page.on('console', (message) => {
        if (message.type() === 'error') faults.push(`${message.text()} (${message.location().url})`);
      });
      page.on('pageerror', (error) => faults.push(error.message));
      // Once, and not with every load: the test itself may switch.
      if (language) await page.addInitScript((chosen) => localStorage.language || localStorage.setItem('language', chosen), language);
      await page.goto(server.address + address);
      return page;
    },
  };
}

/** Through the login page, as a person. */
export async function signIn(page: Page, username = 'admin', password = adminPassword): Promise<void> {
  await page.waitForURL(/\/admin\/login/);
  await page.locator('input[name=username]').fill(username);
  await page.locator('input[type=password]').fill(password);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/admin\/home/);
}

/** The page's own button of a dialog or form; antd puts a space between two Chinese characters. */
export function buttonNamed(words: string): RegExp {
  return new RegExp(`^${[...words].join('\\s*')}$`);
}

/** A message that passes by. */
export function toast(page: Page, text: string | RegExp): Locator {
  return page.locator('.p-toast').filter({ hasText: text });
}
