import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { type BrowserContext, type BrowserContextOptions, chromium } from 'playwright-core';
import { inject } from 'vitest';
import { chromiumFlags, chromiumPath } from '../../scripts/test/chromium.ts';

/** Of the list with this name the last on the command line counts: what Playwright needs switched off stands here once more. */
const features = [
  // With it on, scripts are read on another thread, which never looks for those that are compiled already: a fifth of a browser’s work.
  'BackgroundResourceFetch',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
];

const args = [
  ...chromiumFlags,
  `--disable-features=${features.join(',')}`,
  // A profile’s pages in one process: a new one for every page, which reads the scripts anew, is a fifth of a browser’s work.
  '--renderer-process-limit=1',
  // Ten times as often must a function run before it is compiled a second and a third time: pages of a test live for seconds. Loops that really
  // compute, as the proof of work of the login page, still get there.
  '--js-flags=--invocation-count-for-maglev=4000 --invocation-count-for-turbofan=20000',
];

export const viewport = { width: 1440, height: 900 };

// Movement is a third of a browser’s work, and every click waits until it has come to rest.
const options: BrowserContextOptions = { viewport, colorScheme: 'light', reducedMotion: 'reduce' };

/**
 * A Chromium with a profile on the disk. Only there are compiled scripts kept from one page to the next; contexts that are opened beside it
 * keep none. It ends with the process of its worker.
 */
export function launchChromium(): Promise<BrowserContext> {
  const profile = mkdtempSync(join(inject('profiles'), 'profile-'));
  return chromium.launchPersistentContext(profile, { executablePath: chromiumPath, args, handleSIGTERM: false, handleSIGHUP: false, ...options });
}

/** Storage of its own in the Chromium of another profile. */
export async function openNextTo(context: BrowserContext): Promise<BrowserContext> {
  const browser = context.browser();
  if (!browser) throw new Error('the profile belongs to no browser');
  return browser.newContext(options);
}
