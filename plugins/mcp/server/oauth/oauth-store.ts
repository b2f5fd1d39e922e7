import { hash } from 'node:crypto';
import type { Adapter, AdapterPayload } from 'oidc-provider';
import type { Platform } from '../../../../engine/server/index.ts';
import type { Connections } from './connections.ts';

const day = 24 * 3_600_000;
/** How long a client that registered is known: until it is approved, and since its last token. */
const clientLife = { unused: day, used: 90 * day };
/** Longest description of a client, in characters. */
const longestClient = 16_384;
const cleanEvery = 60_000;
let cleaned = 0;

/**
 * Where the authorization server keeps its codes, grants, clients and tokens. Ids that open something stand there as digests, what belongs to
 * them is sealed under the platform's keyring. An access token becomes one of its app, so that the gateway knows it and ends it with the others.
 */
export class OAuthStore implements Adapter {
  #platform: Platform;
  #connections: Connections;
  #model: string;

  constructor(platform: Platform, connections: Connections, model: string) {
    this.#platform = platform;
    this.#connections = connections;
    this.#model = model;
  }

  async upsert(id: string, payload: AdapterPayload, seconds: number): Promise<void> {
    const { database, keyring } = this.#platform;
    const text = JSON.stringify(payload);
    const isClient = this.#model === 'Client';
    // Anybody may register: what nobody approves goes, and none can fill the table.
    if (isClient && text.length > longestClient) {
      const { errors } = await import('oidc-provider');
      throw new errors.InvalidClientMetadata(`a client is described in at most ${longestClient} characters`);
    }
    const expiresAt = isClient ? Date.now() + clientLife.unused : seconds > 0 ? Date.now() + seconds * 1_000 : null;
    if (this.#model === 'AccessToken') await this.#admit(id, payload, expiresAt);
    const row = {
      uid: payload.uid ?? null,
      grant_id: payload.grantId ?? null,
      sealed: keyring.encrypt(text),
      expires_at: expiresAt,
      consumed_at: null,
    };
    await database.transact(async (query) => {
      if (Date.now() - cleaned > cleanEvery) {
        cleaned = Date.now();
        await query.deleteFrom('mcp_oauth').where('expires_at', '<', cleaned).execute();
      }
      await query
        .insertInto('mcp_oauth')
        .values({ model: this.#model, key: digest(id), ...row })
        .onConflict((conflict) => conflict.columns(['model', 'key']).doUpdateSet(row))
        .execute();
    });
  }

  find(id: string): Promise<AdapterPayload | undefined> {
    return this.#read('key', digest(id));
  }

  findByUid(uid: string): Promise<AdapterPayload | undefined> {
    return this.#read('uid', uid);
  }

  /** Devices that show a code are not supported. */
  async findByUserCode(): Promise<undefined> {
    return undefined;
  }

  /** Throws for what somebody else consumed since it was read: of several uses at the same moment one counts. */
  async consume(id: string): Promise<void> {
    const { numUpdatedRows } = await this.#platform.database.transact((query) =>
      query
        .updateTable('mcp_oauth')
        .set({ consumed_at: Math.floor(Date.now() / 1_000) })
        .where('model', '=', this.#model)
        .where('key', '=', digest(id))
        .where('consumed_at', 'is', null)
        .executeTakeFirstOrThrow(),
    );
    if (Number(numUpdatedRows) > 0) return;
    const { errors } = await import('oidc-provider');
    throw new errors.InvalidGrant('it was used before');
  }

  async destroy(id: string): Promise<void> {
    await this.#platform.database.transact((query) => query.deleteFrom('mcp_oauth').where('model', '=', this.#model).where('key', '=', digest(id)).execute());
    if (this.#model === 'AccessToken') await this.#revoke(id);
  }

  async revokeByGrantId(grantId: string): Promise<void> {
    await this.#platform.database.transact((query) => query.deleteFrom('mcp_oauth').where('model', '=', this.#model).where('grant_id', '=', grantId).execute());
    await this.#tell(await this.#platform.apps.tokens.endConnection(grantId));
  }

  async #revoke(token: string): Promise<void> {
    const appKey = await this.#platform.apps.tokens.revoke(token);
    await this.#tell(appKey === null ? [] : [appKey]);
  }

  async #tell(appKeys: string[]): Promise<void> {
    for (const appKey of appKeys) await this.#platform.events.emit({ kind: 'app-changed', appKey });
  }

  /** The token is written down as one of the app's. Throws where the grant holds no more: nothing is issued then. */
  async #admit(token: string, { grantId, clientId }: AdapterPayload, expiresAt: number | null): Promise<void> {
    const grant = grantId === undefined ? null : await this.#connections.liveGrant(grantId);
    if (!grant || grantId === undefined || expiresAt === null) throw await connectionEnded();
    await this.#platform.apps.tokens.admit(token, { ...grant, connection: grantId, expiresAt });
    if (!(await this.#connections.noteUse(grantId))) {
      await this.#revoke(token);
      throw await connectionEnded();
    }
    const values = { expires_at: Date.now() + clientLife.used };
    await this.#platform.database.transact((query) =>
      query
        .updateTable('mcp_oauth')
        .set(values)
        .where('model', '=', 'Client')
        .where('key', '=', digest(clientId ?? ''))
        .execute(),
    );
  }

  async #read(column: 'key' | 'uid', value: string): Promise<AdapterPayload | undefined> {
    const { database, keyring } = this.#platform;
    const row = await database.read.selectFrom('mcp_oauth').selectAll().where('model', '=', this.#model).where(column, '=', value).executeTakeFirst();
    if (!row || (row.expires_at !== null && Number(row.expires_at) <= Date.now())) return undefined;
    const payload = JSON.parse(keyring.decrypt(String(row.sealed))) as AdapterPayload;
    if (this.#model === 'RefreshToken' && !(await this.#connections.liveGrant(String(row.grant_id)))) return undefined;
    return row.consumed_at === null ? payload : { ...payload, consumed: Number(row.consumed_at) };
  }
}

async function connectionEnded(): Promise<Error> {
  const { errors } = await import('oidc-provider');
  return new errors.InvalidGrant('the connection of the agent has ended');
}

function digest(id: string): string {
  return hash('sha256', id, 'hex');
}
