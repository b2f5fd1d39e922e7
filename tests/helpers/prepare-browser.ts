import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { chromiumPath } from '../../scripts/chromium.ts';

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
  if (!chromiumPath) throw new Error('no Chromium found; CHROMIUM=/path names one');
  const browser = await chromium.launchServer({ executablePath: chromiumPath, args: flags });
  project.provide('browser', browser.wsEndpoint());
  return () => browser.close();
}
