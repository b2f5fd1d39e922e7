import { existsSync } from 'node:fs';

/** The one without a browser's frame first: it does the same with three quarters of the work. */
const known = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The Chromium that tests drive: the one CHROMIUM names, else one of those above. */
export const chromiumPath: string | undefined = process.env.CHROMIUM || known.find(existsSync);

/** A container’s Chromium runs as root and without a network: it must neither sandbox itself nor look for its maker. */
export const chromiumFlags: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
