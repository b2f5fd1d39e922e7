/**
 * `npm start`, from `start.js`: builds web files and server when they are missing or out of date, then runs the server in this process. Its small young
 * generation (`package.json`) saves 25 MiB at rest and more under load; calls take the same processor time. The room it begins with spares a start its
 * collections, a tenth of it.
 */
import { once } from 'node:events';
import { createServer } from 'node:net';
import { pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Milliseconds after which what the start has left behind goes. */
const settled = 1_000;

// Whoever cannot start hears of it from the sources, and does not wait for a build first.
if (await canListen()) {
  const [{ ensureBuilt }, { mapStacks }] = await Promise.all([import('./build/ensure-built.ts'), import('./build/mapped-stacks.ts')]);
  const { hasBuilt, main } = await ensureBuilt();
  if (hasBuilt) console.log('web files and server built');
  const entry = pathToFileURL(main);
  mapStacks(new URL('.', entry));
  await import(entry.href);
  setTimeout(giveMemoryBack, settled).unref();
} else await import('../engine/server/main.ts');

async function canListen(): Promise<boolean> {
  try {
    const probe = createServer().listen(Number(process.env.PORT || 8080), process.env.HOST || '127.0.0.1');
    await once(probe, 'listening');
    await new Promise((closed) => probe.close(closed));
    return true;
  } catch {
    return false;
  }
}

/**
 * Collects what only the start needed, once, and lets the system have the room: a tenth of what the server would keep for as long as it idles.
 * V8 itself does so when memory runs out.
 */
function giveMemoryBack(): void {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  setFlagsFromString('--no-expose-gc');
  if (typeof collect === 'function') collect({ type: 'major', flavor: 'last-resort' });
}
