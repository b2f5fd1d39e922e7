import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { stampFile, webFolder } from './paths.ts';
import { inputStamp } from './stamp.ts';

/** Builds the web files unless they are there and made of what lies in the folder now. True when it had to build. */
export async function ensureBuilt(): Promise<boolean> {
  const built = await readFile(join(webFolder, stampFile), 'utf8').catch(() => '');
  if (built === inputStamp()) return false;
  // Loaded only then: most starts find everything built.
  const { buildWeb } = await import('./build-web.ts');
  await buildWeb({ isDev: false });
  return true;
}
