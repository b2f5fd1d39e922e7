import { ChangeCache, openSecret, type Platform } from '../../engine/server/index.ts';

/** Values kept at most. */
const limit = 1_000;

type Configured = Pick<Platform, 'database' | 'keyring'>;

/** The value of a configuration by its name, a secret one opened; null when there is none. Read once after each change of the table. */
export function configurationOf(platform: Configured): (name: string) => Promise<string | null> {
  const { database } = platform;
  const kept = new ChangeCache<string>(limit);
  let version = database.version('configuration');
  return async (name) => {
    const now = database.version('configuration');
    if (now !== version) kept.clear();
    version = now;
    return kept.get(name, (wanted) => read(platform, wanted));
  };
}

async function read({ database, keyring }: Configured, name: string): Promise<string | null> {
  const row = await database.read
    .selectFrom('configuration')
    .select(['value', 'secret', 'secret_value'])
    .where('name', '=', name)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!row) return null;
  if (row.secret === 1 || row.secret === true) return openSecret(keyring, row.secret_value);
  return typeof row.value === 'string' ? row.value : null;
}
