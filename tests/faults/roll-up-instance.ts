/** A process of its own that adds the access log to its sums: `node roll-up-instance.ts <config as JSON>`. */
import { openDatabase } from '../../engine/server/data/open-database.ts';
import { rollUp } from '../../plugins/traffic/server/rollup/roll-up.ts';

const database = await openDatabase(JSON.parse(process.argv[2] ?? ''));
await rollUp(database, new AbortController().signal);
await database.close();
