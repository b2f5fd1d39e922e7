import { fillText } from '../../../../engine/core/text/text.ts';
import { ChangeCache, openSecret, type Platform } from '../../../../engine/server/index.ts';
import { texts } from '../../../../generated/words/designer-server/configuration-of.ts';
import type { Environment } from '../../../model/semantics/runtime/environments.ts';
import { Failure } from '../../../model/semantics/values/failure.ts';

/** Maximum number of cached values. */
const limit = 1_000;

type Configured = Pick<Platform, 'database' | 'keyring'>;
type Row = Readonly<Record<string, unknown>>;

/** An entry of the configuration. */
export interface ConfigurationEntry {
  value: string;
  isSecret: boolean;
  /** The value of `prod` is a secret and the environment has none: the entry cannot be used there. */
  isMissing?: boolean;
}

/** Columns of an environment's values: those of `prod` are the ones every entry has. */
export const environmentColumns = {
  dev: { value: 'dev_value', secret: 'dev_secret_value' },
  test: { value: 'test_value', secret: 'test_secret_value' },
  prod: { value: 'value', secret: 'secret_value' },
} as const satisfies Record<Environment, { value: string; secret: string }>;

/**
 * Returns a function that reads a configuration entry by name, a secret one decrypted; null if there is none or it is empty. An environment without
 * a value of its own takes that of `prod`, except for a secret. Reads once after each change of the table.
 */
export function configurationOf(platform: Configured): (name: string, environment?: Environment) => Promise<ConfigurationEntry | null> {
  const { database } = platform;
  const cache = new ChangeCache<ReadonlyMap<Environment, ConfigurationEntry>>(limit);
  let version = database.version('configuration');
  return async (name, environment = 'prod') => {
    const now = database.version('configuration');
    if (now !== version) cache.clear();
    version = now;
    const entries = await cache.get(name, (wanted) => read(platform, wanted));
    return entries?.get(environment) ?? null;
  };
}

/**
 * Refuses to go on without the secret of an environment.
 * @throws Failure 409 that names the entry and the environment
 */
export function requireOwnSecret(entry: ConfigurationEntry | null, name: string, environment: Environment): void {
  if (entry?.isMissing) throw new Failure(409, fillText(texts.missing, { name, environment }));
}

/** Whether a row of the table is a secret entry. */
export function isSecretRow(row: Row): boolean {
  return row.secret === 1 || row.secret === true;
}

async function read({ database, keyring }: Configured, name: string): Promise<ReadonlyMap<Environment, ConfigurationEntry> | null> {
  const row = await database.read.selectFrom('configuration').selectAll().where('name', '=', name).where('deleted_at', 'is', null).executeTakeFirst();
  if (!row) return null;
  const isSecret = isSecretRow(row);
  const valueIn = (environment: Environment): string | null => {
    const { value, secret } = environmentColumns[environment];
    const plain = isSecret ? openSecret(keyring, row[secret]) : row[value];
    return typeof plain === 'string' ? plain : null;
  };
  const prod = valueIn('prod');
  const entries = new Map<Environment, ConfigurationEntry>();
  if (prod !== null) entries.set('prod', { value: prod, isSecret });
  for (const environment of ['dev', 'test'] as const) {
    const own = valueIn(environment) || null;
    if (own !== null) entries.set(environment, { value: own, isSecret });
    else if (prod !== null) entries.set(environment, isSecret && prod !== '' ? { value: '', isSecret, isMissing: true } : { value: prod, isSecret });
  }
  return entries;
}
