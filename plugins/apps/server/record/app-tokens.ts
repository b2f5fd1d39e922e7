import { hash, randomBytes } from 'node:crypto';
import { type AppTokens, ChangeCache, type CheckedApp, type Database, type Query, type TokenRecord } from '../../../../engine/server/index.ts';

/** How long an access token of an app is good for, unless asked for less. */
const tokenMilliseconds = 30 * 86_400_000;

/** Access tokens of apps: 256 random bits outside, their SHA-256 inside. */
export class DatabaseAppTokens implements AppTokens {
  #database: Database;
  #cache = new ChangeCache<TokenRecord>(50_000);
  #forget: ((query: Query, connections: string[]) => Promise<void>)[] = [];

  constructor(database: Database) {
    this.#database = database;
  }

  async issue(app: CheckedApp, milliseconds = tokenMilliseconds): Promise<{ token: string; expiresAt: number }> {
    const token = randomBytes(32).toString('base64url');
    const expiresAt = Date.now() + milliseconds;
    await this.admit(token, { app, approval: null, connection: null, expiresAt });
    return { token, expiresAt };
  }

  async admit(token: string, { app, approval, connection, expiresAt }: TokenRecord): Promise<void> {
    const now = Date.now();
    const issued = {
      app_key: app.appKey,
      app_id: app.id,
      app_epoch: app.epoch,
      account_id: approval?.accountId ?? null,
      account_epoch: approval?.epoch ?? null,
      connection,
    };
    await this.#database.transact(async (query) => {
      await query.deleteFrom('app_token').where('app_key', '=', app.appKey).where('expires_at', '<', now).execute();
      await query
        .insertInto('app_token')
        .values({ token_hash: hashOf(token), ...issued, created_at: now, expires_at: expiresAt })
        .execute();
    });
  }

  async revoke(token: string): Promise<string | null> {
    const row = await this.#database.transact((query) =>
      query.deleteFrom('app_token').where('token_hash', '=', hashOf(token)).returning('app_key').executeTakeFirst(),
    );
    this.#cache.drop(hashOf(token));
    return row ? String(row.app_key) : null;
  }

  async revokeRows(ids: number[]): Promise<string[]> {
    return this.#database.transact(async (query) => {
      const rows = await query.selectFrom('app_token').select('connection').distinct().where('id', 'in', ids).where('connection', 'is not', null).execute();
      const ended = await this.#end(
        query,
        rows.map(({ connection }) => String(connection)),
      );
      const gone = await query.deleteFrom('app_token').where('id', 'in', ids).returning('app_key').execute();
      return [...new Set([...ended, ...gone.map(({ app_key }) => String(app_key))])];
    });
  }

  endConnection(connection: string): Promise<string[]> {
    return this.#database.transact((query) => this.#end(query, [connection]));
  }

  onEnd(forget: (query: Query, connections: string[]) => Promise<void>): void {
    this.#forget.push(forget);
  }

  /** The connections first: a token that is given at this moment is then either among those that go, or finds its connection gone. */
  async #end(query: Query, connections: string[]): Promise<string[]> {
    if (connections.length === 0) return [];
    for (const forget of this.#forget) await forget(query, connections);
    const gone = await query.deleteFrom('app_token').where('connection', 'in', connections).returning('app_key').execute();
    return [...new Set(gone.map(({ app_key }) => String(app_key)))];
  }

  /** What a token was given for, or null for one that was never given or has expired. At once where it is known. */
  resolve(token: string): TokenRecord | null | Promise<TokenRecord | null> {
    if (!/^[A-Za-z0-9_-]{43}$/.test(token)) return null;
    const found = this.#cache.get(hashOf(token), (hash) => this.#read(hash));
    return found instanceof Promise ? found.then(unexpired) : unexpired(found);
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
      connection: row.connection === null ? null : String(row.connection),
      expiresAt: Number(row.expires_at),
    };
  }
}

function unexpired(found: TokenRecord | null): TokenRecord | null {
  return found && found.expiresAt > Date.now() ? found : null;
}

function hashOf(token: string): string {
  return hash('sha256', token, 'hex');
}
