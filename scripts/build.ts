/** `npm run build`: the web files in dist/web and the server, unless they are up to date already. `--force` builds the web files anyway. */
import { buildWeb } from './build/build-web.ts';
import { ensureBuilt } from './build/ensure-built.ts';

const started = performance.now();
const isForced = process.argv.includes('--force');
if (isForced) await buildWeb({ isDev: false });
const { hasBuilt } = await ensureBuilt();
console.log(hasBuilt || isForced ? `built dist/web in ${((performance.now() - started) / 1000).toFixed(1)} s` : 'dist/web is up to date');
