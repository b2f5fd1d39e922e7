import { ChangeCache, openSecret, type Platform } from '../../../engine/server/index.ts';

/** Maximum number of cached values. */
const limit = 1_000;

type Configured = Pick<Platform, 'database' | 'keyring'>;

/** An entry of the configuration. */
export interface ConfigurationEntry {
  value: string;
  isSecret: boolean;
}

/**
 * Returns a function that reads a configuration entry by name, a secret one decrypted; null if there is none or it is empty. Reads once after each
 * change of the table.
 */
export function configurationOf(platform: Configured): (name: string) => Promise<ConfigurationEntry | null> {
  const { database } = platform;
  const cache = new ChangeCache<ConfigurationEntry>(limit);
  let version = database.version('configuration');
  return async (name) => {
    const now = database.version('configuration');
    if (now !== version) cache.clear();
    version = now;
    return cache.get(name, (wanted) => read(platform, wanted));
  };
}

async function read({ database, keyring }: Configured, name: string): Promise<ConfigurationEntry | null> {
  const row = await database.read
    .selectFrom('configuration')
    .select(['value', 'secret', 'secret_value'])
    .where('name', '=', name)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!row) return null;
  const isSecret = row.secret === 1 || row.secret === true;
  const value = isSecret ? openSecret(keyring, row.secret_value) : row.value;
  return typeof value === 'string' ? { value, isSecret } : null;
}
