/** `npm run build`: the web files in dist/web, unless they are up to date already. `--force` builds them anyway. */
import { buildWeb } from './build/build-web.ts';
import { ensureBuilt } from './build/ensure-built.ts';

const started = performance.now();
const hasBuilt = process.argv.includes('--force') ? await buildWeb({ isDev: false }).then(() => true) : await ensureBuilt();
console.log(hasBuilt ? `built dist/web in ${((performance.now() - started) / 1000).toFixed(1)} s` : 'dist/web is up to date');
