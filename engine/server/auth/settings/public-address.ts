import type { Query } from '../../kernel/ports/database.ts';
import { readSetting, writeSetting } from './settings.ts';

const key = 'open_api_url';

/** Where the platform is for those outside: `https://open.example.com`. Null while nobody has said, it is then where the caller found it. */
export async function readPublicOrigin(query: Query): Promise<string | null> {
  const address = await readSetting(query, key);
  return typeof address === 'string' ? (URL.parse(address)?.origin ?? null) : null;
}

/** @param origin null for an installation that need not know */
export async function writePublicOrigin(query: Query, origin: string | null): Promise<void> {
  await writeSetting(query, key, origin === null ? '/' : `${origin}/`);
}
