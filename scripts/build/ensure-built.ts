import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { stampFile, webFolder } from './paths.ts';
import { serverBuild } from './server-build.ts';
import { inputStamps } from './stamp.ts';

/** Builds web files and server unless they are there and made of what lies in the folder now. */
export async function ensureBuilt(): Promise<{ hasBuilt: boolean; main: string }> {
  const stamps = inputStamps();
  const [hasBuiltWeb, server] = await Promise.all([ensureWeb(stamps.web), serverBuild(stamps.server)]);
  return { hasBuilt: hasBuiltWeb || server.hasBuilt, main: server.main };
}

async function ensureWeb(stamp: string): Promise<boolean> {
  const built = await readFile(join(webFolder, stampFile), 'utf8').catch(() => '');
  if (built === stamp) return false;
  // Loaded only then: most starts find everything built.
  const { buildWeb } = await import('./build-web.ts');
  await buildWeb({ isDev: false });
  return true;
}
