import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** `ws://…` of the one Chromium of this run. */
    browser: string;
  }
}

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

/** Runs once before all tests in a browser; what it gives back runs after them. */
export default async function prepareBrowser(project: TestProject): Promise<() => Promise<void>> {
  const browser = await chromium.launchServer({ executablePath: process.env.CHROMIUM || '/usr/bin/chromium', args: flags });
  project.provide('browser', browser.wsEndpoint());
  return () => browser.close();
}
