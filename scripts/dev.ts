/**
 * `npm run dev`: the server with `node --watch`, restarted when one of its sources changes, and the web files rebuilt (readable, with source maps)
 * on every change; open pages reload themselves. Descriptors need neither: the server reads them anew by itself.
 */
import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { buildWeb } from './build/build-web.ts';
import { root } from './build/paths.ts';

const watchedFolders = ['engine/core', 'engine/formats', 'engine/web', 'designer', 'plugins', 'locales', 'generated'];
/** Editors write a file in several steps; milliseconds without one before a build begins. */
const quietTime = 80;

await rebuild();
const server = spawn(process.execPath, ['--watch', '--watch-preserve-output', join(root, 'engine/server/main.ts')], { stdio: 'inherit', cwd: root });
server.on('exit', (code) => process.exit(code ?? 0));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));

let timer: NodeJS.Timeout | undefined;
let running = Promise.resolve();
for (const folder of watchedFolders) {
  watch(join(root, folder), { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = running.then(rebuild);
    }, quietTime);
  });
}

async function rebuild(): Promise<void> {
  const started = performance.now();
  try {
    await buildWeb({ isDev: true });
    console.log(`web files rebuilt in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  } catch (error) {
    // A typing error must not end the session; esbuild has printed where it is.
    console.error(error instanceof Error ? error.message : error);
  }
}
