import { existsSync } from 'node:fs';

/** The one without a browser's frame first: it does the same with three quarters of the work. */
const known = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The Chromium that tests drive: the one CHROMIUM names, else one of those above. */
export const chromiumPath: string | undefined = process.env.CHROMIUM || known.find(existsSync);
