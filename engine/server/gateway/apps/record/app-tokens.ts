import { hash, randomBytes } from 'node:crypto';
import type { Database } from '../../../kernel/ports/database.ts';
import type { AppRecord } from './app-record.ts';
import { ChangeCache } from './change-cache.ts';

/** How long an access token of an app is good for, unless asked for less. */
const tokenMilliseconds = 30 * 86_400_000;

/** An account and its epoch when it was checked. */
export interface Approval {
  accountId: number;
  epoch: number;
}

/** The app as it was when the credential was checked that a token is given for. */
export type CheckedApp = Pick<AppRecord, 'id' | 'appKey' | 'epoch'>;

/** What a token was given for. Whether that still holds is asked of the gate. */
export interface TokenRecord {
  /** Without an id: of the time before tokens carried one. */
  app: Omit<CheckedApp, 'id'> & { id: number | null };
  /** The person who connected the agent that holds the token. */
  approval: Approval | null;
  /** Milliseconds. */
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
  async issue(app: CheckedApp, milliseconds = tokenMilliseconds): Promise<{ token: string; expiresAt: number }> {
    const token = randomBytes(32).toString('base64url');
    const expiresAt = Date.now() + milliseconds;
    await this.admit(token, { app, approval: null, expiresAt });
    return { token, expiresAt };
  }

  /** Makes a token that was made elsewhere, 43 characters of base64url, one of the app's. */
  async admit(token: string, { app, approval, expiresAt }: TokenRecord): Promise<void> {
    const now = Date.now();
    const issued = {
      app_key: app.appKey,
      app_id: app.id,
      app_epoch: app.epoch,
      account_id: approval?.accountId ?? null,
      account_epoch: approval?.epoch ?? null,
    };
    await this.#database.transact(async (query) => {
      await query.deleteFrom('app_token').where('app_key', '=', app.appKey).where('expires_at', '<', now).execute();
      await query
        .insertInto('app_token')
        .values({ token_hash: hashOf(token), ...issued, created_at: now, expires_at: expiresAt })
        .execute();
    });
  }

  /** Ends one token and answers the key of its app, for which `app-changed` is to be emitted: other instances keep a copy. Null without such a token. */
  async revoke(token: string): Promise<string | null> {
    const row = await this.#database.transact((query) =>
      query.deleteFrom('app_token').where('token_hash', '=', hashOf(token)).returning('app_key').executeTakeFirst(),
    );
    this.#cache.drop(hashOf(token));
    return row ? String(row.app_key) : null;
  }

  /** What a token was given for, or null for one that was never given or has expired. */
  async resolve(token: string): Promise<TokenRecord | null> {
    if (!/^[A-Za-z0-9_-]{43}$/.test(token)) return null;
    const found = await this.#cache.get(hashOf(token), (hash) => this.#read(hash));
    return found && found.expiresAt > Date.now() ? found : null;
  }

  forget(appKey: string): void {
    this.#cache.dropWhere((record) => record.app.appKey === appKey);
  }

  forgetAll(): void {
    this.#cache.clear();
  }

  async #read(hash: string): Promise<TokenRecord | null> {
    const row = await this.#database.read.selectFrom('app_token').selectAll().where('token_hash', '=', hash).executeTakeFirst();
    if (!row) return null;
    return {
      app: { id: row.app_id === null ? null : Number(row.app_id), appKey: String(row.app_key), epoch: Number(row.app_epoch) },
      approval: row.account_id === null ? null : { accountId: Number(row.account_id), epoch: Number(row.account_epoch) },
      expiresAt: Number(row.expires_at),
    };
  }
}

function hashOf(token: string): string {
  return hash('sha256', token, 'hex');
}
