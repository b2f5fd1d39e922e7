/** `npm start`: builds the web files when they are missing or out of date, then runs the server in this process. */
import { ensureBuilt } from './build/ensure-built.ts';

if (await ensureBuilt()) console.log('web files built');
await import('../engine/server/main.ts');
