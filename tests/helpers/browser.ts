import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { adminPassword, type TestServer } from './server.ts';

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
}

/** One Chromium for the file; every page has its own storage. Console errors and page errors of all pages are collected. */
export function chromiumForFile(): { open(server: TestServer, options?: OpenOptions): Promise<Page>; faults: string[] } {
  let browser: Browser;
  const faults: string[] = [];
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: process.env.CHROMIUM || '/usr/bin/chromium', args: flags });
  });
  afterAll(async () => {
    await browser.close();
    expect(faults, 'errors in the browser console').toEqual([]);
  });
  return {
    faults,
    async open(server, { width = 1440, height = 900, language, colorScheme = 'light' } = {}) {
      const context = await browser.newContext({ viewport: { width, height }, colorScheme });
      const page = await context.newPage();
      page.setDefaultTimeout(15_000);
      page.on('console', (message) => {
        if (message.type() === 'error') faults.push(message.text());
      });
      page.on('pageerror', (error) => faults.push(error.message));
      if (language) await page.addInitScript((chosen) => localStorage.setItem('language', chosen), language);
      await page.goto(`${server.address}/admin/`);
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
