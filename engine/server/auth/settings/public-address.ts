import type { Query } from '../../kernel/ports/database.ts';
import { readSetting, writeSetting } from './settings.ts';

const key = 'open_api_url';

/** Returns the public address of the platform: `https://open.example.com`; null if it is not configured and the address of the request counts. */
export async function readPublicOrigin(query: Query): Promise<string | null> {
  const address = await readSetting(query, key);
  return typeof address === 'string' ? (URL.parse(address)?.origin ?? null) : null;
}

/**
 * Stores the public address of the platform.
 * @param origin null removes it
 */
export async function writePublicOrigin(query: Query, origin: string | null): Promise<void> {
  await writeSetting(query, key, origin === null ? '/' : `${origin}/`);
}
