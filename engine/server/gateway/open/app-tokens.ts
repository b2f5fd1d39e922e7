import { hash, randomBytes } from 'node:crypto';
import type { Database } from '../../data/database.ts';
import { ChangeCache } from './change-cache.ts';

/** How long an access token of an app is good for, unless asked for less. */
const tokenMilliseconds = 30 * 86_400_000;

interface TokenRecord {
  appKey: string;
  expiresAt: number;
}

/** Access tokens of apps: 256 random bits outside, their SHA-256 inside. */
export class AppTokens {
  #database: Database;
  #cache = new ChangeCache<TokenRecord>(50_000);

  constructor(database: Database) {
    this.#database = database;
  }

  /** A new token; it is shown this once. `expiresAt` in milliseconds. */
  async issue(appKey: string, milliseconds = tokenMilliseconds): Promise<{ token: string; expiresAt: number }> {
    const token = randomBytes(32).toString('base64url');
    const expiresAt = Date.now() + milliseconds;
    await this.admit(token, appKey, expiresAt);
    return { token, expiresAt };
  }

  /** Makes a token that was made elsewhere, 43 characters of base64url, one of the app's. `expiresAt` in milliseconds. */
  async admit(token: string, appKey: string, expiresAt: number): Promise<void> {
    const now = Date.now();
    await this.#database.transact(async (query) => {
      await query.deleteFrom('app_token').where('app_key', '=', appKey).where('expires_at', '<', now).execute();
      await query
        .insertInto('app_token')
        .values({ token_hash: hashOf(token), app_key: appKey, created_at: now, expires_at: expiresAt })
        .execute();
    });
  }

  /** Ends one token. Another instance may take it until its own copy is dropped; announce `app-changed` where that matters. */
  async revoke(token: string): Promise<void> {
    await this.#database.transact((query) => query.deleteFrom('app_token').where('token_hash', '=', hashOf(token)).execute());
    this.#cache.drop(hashOf(token));
  }

  /** The app a live token belongs to, or null. */
  async resolve(token: string): Promise<string | null> {
    if (!/^[A-Za-z0-9_-]{43}$/.test(token)) return null;
    const found = await this.#cache.get(hashOf(token), (hash) => this.#read(hash));
    return found && found.expiresAt > Date.now() ? found.appKey : null;
  }

  /** Ends every token of an app. Announce `app-changed` afterwards, so that all instances forget them. */
  async revokeAll(appKey: string): Promise<void> {
    await this.#database.transact((query) => query.deleteFrom('app_token').where('app_key', '=', appKey).execute());
    this.forget(appKey);
  }

  forget(appKey: string): void {
    this.#cache.dropWhere((record) => record.appKey === appKey);
  }

  forgetAll(): void {
    this.#cache.clear();
  }

  async #read(hash: string): Promise<TokenRecord | null> {
    const row = await this.#database.read.selectFrom('app_token').select(['app_key', 'expires_at']).where('token_hash', '=', hash).executeTakeFirst();
    return row ? { appKey: String(row.app_key), expiresAt: Number(row.expires_at) } : null;
  }
}

function hashOf(token: string): string {
  return hash('sha256', token, 'hex');
}
