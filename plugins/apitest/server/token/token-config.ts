import { openSecret, type Platform, type Query, requireScreen, type StoredRecord } from '../../../../engine/server/index.ts';

/** A stored token configuration, its secrets open. */
export interface TokenConfig {
  id: number;
  rev: number;
  mode: 'interface' | 'account' | 'app';
  protocol: 'platform' | 'oauth2';
  path: string;
  /** Of the mode `interface`. */
  call: string;
  parameters: Record<string, string>;
  tokenPath: string;
  /** Username or app key, and what proves it. */
  name: string;
  secret: string;
  scope: string;
  /** Addresses beside `path` that its token may be sent to. */
  origins: string[];
}

/** Null for one that is gone. */
export async function tokenConfig(platform: Platform, id: number): Promise<TokenConfig | null> {
  const record = await platform.repositories.of(requireScreen(platform, 'token_config'))?.get(platform.database.read, id);
  return record ? configOf(platform, record) : null;
}

/** Id of the first one of the platform itself, or null: what a case takes that names none. */
export async function ownConfigId(query: Query): Promise<number | null> {
  const own = query.selectFrom('token_config').select('id').where('path', 'like', '/%').where('deleted_at', 'is', null);
  const first = await own.orderBy('id').executeTakeFirst();
  return first ? Number(first.id) : null;
}

/** Converts a record of the screen `token_config`, with its secrets decrypted. */
export function configOf({ keyring }: Pick<Platform, 'keyring'>, record: StoredRecord): TokenConfig {
  const text = (name: string) => (typeof record[name] === 'string' ? record[name] : '');
  const secret = (name: string) => (typeof record[name] === 'string' ? (openSecret(keyring, record[name]) ?? '') : '');
  const mode = text('mode') as TokenConfig['mode'];
  const fields = Array.isArray(record.fields) ? (record.fields as { name: string; value: string }[]) : [];
  const hidden = text('secret_name');
  return {
    id: record.id,
    rev: record.rev,
    mode,
    protocol: mode !== 'interface' && text('protocol') === 'oauth2' ? 'oauth2' : 'platform',
    path: text('path') || '/api/',
    call: text('call'),
    parameters: Object.fromEntries([...fields.map(({ name, value }) => [name, value]), ...(hidden === '' ? [] : [[hidden, secret('secret_text')]])]),
    tokenPath: text('token_path') || 'data.access_token',
    name: mode === 'account' ? text('username') : text('app_key'),
    secret: secret(mode === 'account' ? 'account_secret' : 'app_secret'),
    scope: text('scope'),
    origins: Array.isArray(record.origins) ? record.origins.map(String) : [],
  };
}
