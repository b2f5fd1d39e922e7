import { hash } from 'node:crypto';
import {
  type AppRecord,
  type Approval,
  accountStateOf,
  type Call,
  endOf,
  type Platform,
  type PlatformEvent,
  sessionOf,
} from '../../../../engine/server/index.ts';

export interface NewConnection {
  grantId: string;
  app: AppRecord;
  clientName: string;
}

/** What people see of a connection. */
interface LiveConnection {
  client: string;
  username: string;
  created_at: string;
  used_at: string | null;
}

/** Connections of one app that are shown. */
const mostListed = 50;

/** The app of a grant as it is now, and the approval of the person who connected it. */
interface LiveGrant {
  app: AppRecord;
  approval: Approval;
}

/** Which app an agent was connected to by a person, for each grant of the authorization server. */
export class Connections {
  #platform: Platform;

  constructor(platform: Platform) {
    this.#platform = platform;
  }

  /** @param call of the person who approves */
  async add({ grantId, app, clientName }: NewConnection, call: Call): Promise<void> {
    const [secret] = app.secrets;
    const session = sessionOf(call);
    await this.#platform.database.transact(async (query) => {
      await query
        .insertInto('mcp_connection')
        .values({
          grant_id: grantId,
          app_key: app.appKey,
          secret_mark: markOf(secret?.text ?? ''),
          account_id: session.accountId,
          account_epoch: session.epoch,
          app_epoch: app.epoch,
          client_name: clientName.slice(0, 200),
          created_at: new Date().toISOString(),
        })
        .execute();
      const after = { agent: clientName.slice(0, 200) };
      await this.#platform.audit.record(query, call, { screen: 'app', recordId: app.id, verb: 'ConnectAgent', before: null, after });
    });
  }

  /**
   * What a grant gives while it holds: the app may call, the secret it had when the grant was given is still live, whoever gave it owns or develops
   * the app, and nothing of either was revoked since. So whoever resets the secret of an app, or disables it, sends its agents away too.
   */
  async liveGrant(grantId: string): Promise<LiveGrant | null> {
    const row = await this.#platform.database.read
      .selectFrom('mcp_connection')
      .select(['app_key', 'secret_mark', 'account_id', 'account_epoch', 'app_epoch'])
      .where('grant_id', '=', grantId)
      .executeTakeFirst();
    const app = row ? await this.#platform.apps.app(String(row.app_key)) : null;
    if (!row || !app || !this.#platform.apps.isUsable(app) || app.epoch !== Number(row.app_epoch)) return null;
    const approval = { accountId: Number(row.account_id), epoch: Number(row.account_epoch) };
    if (!(await this.#mayStill(approval, app.appKey))) return null;
    const now = Date.now();
    const live = app.secrets.filter(({ expiresAt }) => expiresAt === null || expiresAt > now);
    return live.some(({ text }) => markOf(text) === row.secret_mark) ? { app, approval } : null;
  }

  /** The grants that an event may have ended: of people who may no longer sign in, or have nothing to do with the app any more. */
  async endedBy(event: PlatformEvent): Promise<string[]> {
    if (event.kind !== 'account-changed' && event.kind !== 'app-changed') return [];
    const rows = await this.#platform.database.read
      .selectFrom('mcp_connection')
      .select(['grant_id', 'app_key', 'account_id', 'account_epoch'])
      .where((where) => (event.kind === 'app-changed' ? where('app_key', '=', event.appKey) : where('account_id', '=', event.accountId)))
      .execute();
    const ended: string[] = [];
    for (const row of rows) {
      const approval = { accountId: Number(row.account_id), epoch: Number(row.account_epoch) };
      if (!(await this.#mayStill(approval, String(row.app_key)))) ended.push(String(row.grant_id));
    }
    return ended;
  }

  async #mayStill({ accountId, epoch }: Approval, appKey: string): Promise<boolean> {
    if (endOf(await accountStateOf(this.#platform.database.read, accountId), epoch)) return false;
    const own = await this.#platform.apps.ownedBy(accountId).select('id').where('app_key', '=', appKey).executeTakeFirst();
    return own !== undefined;
  }

  /** What agents are connected to an app at this moment, the latest first. */
  async liveOf(appKey: string): Promise<LiveConnection[]> {
    const rows = await this.#platform.database.read
      .selectFrom('mcp_connection')
      .leftJoin('account', 'account.id', 'mcp_connection.account_id')
      .select(['mcp_connection.grant_id', 'mcp_connection.client_name', 'mcp_connection.created_at', 'mcp_connection.used_at', 'account.username'])
      .where('mcp_connection.app_key', '=', appKey)
      .orderBy('mcp_connection.id', 'desc')
      .limit(mostListed)
      .execute();
    const grants = await Promise.all(rows.map(({ grant_id }) => this.liveGrant(String(grant_id))));
    return rows
      .filter((_row, index) => grants[index])
      .map(({ client_name, username, created_at, used_at }) => ({ client: client_name, username: username ?? '', created_at, used_at }));
  }

  /** An agent has got a token for the next hour. False where its connection ended meanwhile. */
  async noteUse(grantId: string): Promise<boolean> {
    const used_at = new Date().toISOString();
    const { numUpdatedRows } = await this.#platform.database.transact((query) =>
      query.updateTable('mcp_connection').set({ used_at }).where('grant_id', '=', grantId).executeTakeFirstOrThrow(),
    );
    return Number(numUpdatedRows) > 0;
  }
}

/** Tells secrets apart without giving one away. */
function markOf(secret: string): string {
  return hash('sha256', `mcp connection ${secret}`, 'hex').slice(0, 32);
}
