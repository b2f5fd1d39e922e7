/** An instance of its own process that sends deliveries: `node delivery-instance.ts <address of PostgreSQL> <data folder> <ms until a claim is lost>`. */
import { createKeyring } from '../../engine/server/auth/keyring-file.ts';
import { openPostgres } from '../../engine/server/data/postgres/open-postgres.ts';
import { createOutbox } from '../../engine/server/deliveries/create-outbox.ts';

const [address = '', folder = '', lostAfter = ''] = process.argv.slice(2);
const outbox = createOutbox(
  { database: await openPostgres(address), keyring: createKeyring(folder) },
  { firstPause: 20, poll: 10, lostAfter: Number(lostAfter) },
);
outbox.start();
// Its own timers do not keep a process.
setInterval(() => undefined, 1_000);
