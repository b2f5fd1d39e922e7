import {
  type AccountState,
  type AppGate,
  type AppRecord,
  type Approval,
  accountStateOf,
  ChangeCache,
  endOf,
  type Permits,
  type Platform,
  type Service,
  type TokenRecord,
} from '../../../../engine/server/index.ts';
import { readCredentials } from '../credentials/credentials.ts';
import type { NonceStore } from '../credentials/nonce-store.ts';
import { OwnNonces } from '../credentials/own-nonces.ts';
import { SharedNonces } from '../credentials/shared-nonces.ts';
import { IdempotentCalls } from '../idempotency/idempotent-calls.ts';
import { isListed, requireAddress } from '../record/address.ts';
import { readApp } from '../record/app-record.ts';
import { isUsable, requireUsable } from '../record/app-state.ts';
import { DatabaseAppTokens } from '../record/app-tokens.ts';
import { ownAppsOf } from '../record/own-apps.ts';
import { decide, type Judged, mayUse } from '../record/permission.ts';
import { SecretUse } from '../usage/secret-use.ts';
import { KnownOrigins } from './known-origins.ts';

/** The gate of one process, over the database all instances share. */
export class DatabaseAppGate implements AppGate {
  readonly tokens: DatabaseAppTokens;
  readonly nonces: NonceStore;
  readonly origins: KnownOrigins;
  readonly idempotent: IdempotentCalls;
  #apps = new ChangeCache<AppRecord>(20_000);
  /** Of people who have connected agents. */
  #accountStates = new ChangeCache<NonNullable<AccountState>>(20_000);
  #secretUse: SecretUse;
  #platform: Pick<Platform, 'database' | 'keyring'>;

  constructor(platform: Pick<Platform, 'database' | 'keyring' | 'events'>) {
    this.#platform = platform;
    this.tokens = new DatabaseAppTokens(platform.database);
    // One process serves an embedded database.
    this.nonces = platform.database.dialect === 'sqlite' ? new OwnNonces(platform.database) : new SharedNonces(platform.database);
    this.#secretUse = new SecretUse(platform.database);
    this.idempotent = new IdempotentCalls(platform.database);
    this.origins = new KnownOrigins(platform.database);
    platform.events.on((event) => {
      switch (event.kind) {
        case 'missed':
          this.#apps.clear();
          this.#accountStates.clear();
          this.tokens.forgetAll();
          this.origins.forget();
          break;
        case 'permissions-changed':
          this.#apps.clear();
          break;
        case 'account-changed':
          this.#apps.dropWhere((app) => app.accountId === event.accountId);
          this.#accountStates.drop(String(event.accountId));
          this.origins.forget();
          break;
        case 'app-changed':
          this.#apps.drop(event.appKey);
          this.tokens.forget(event.appKey);
          this.origins.forget();
          break;
      }
    });
  }

  app(appKey: string): AppRecord | null | Promise<AppRecord | null> {
    if (!/^[A-Za-z0-9]{1,64}$/.test(appKey)) return null;
    return this.#apps.get(appKey, (key) => readApp(this.#platform.database, this.#platform.keyring, key));
  }

  ownedBy(accountId: number) {
    return ownAppsOf(this.#platform.database, accountId);
  }

  isUsable(app: AppRecord): boolean {
    return isUsable(app);
  }

  requireUsable(app: AppRecord | null, ip?: string): AppRecord {
    const usable = requireUsable(app);
    if (ip !== undefined) requireAddress(usable.allowedIps, ip);
    return usable;
  }

  mayUse(app: Permits, service: Judged): boolean {
    return mayUse(app, service);
  }

  decide(app: Permits, service: Judged) {
    return decide(app, service);
  }

  /**
   * Whether a token opens an app as it is now: neither the app nor the person who connected its agent has taken it back. At once unless the state of
   * that person's account has to be read.
   */
  opens({ app: issued, approval }: TokenRecord, app: AppRecord): boolean | Promise<boolean> {
    const isSame = issued.id === null ? issued.appKey === app.appKey : issued.id === app.id;
    if (!isSame || issued.epoch !== app.epoch) return false;
    return approval === null || this.#isApproved(approval);
  }

  async appOf(token: string): Promise<AppRecord | null> {
    const found = await this.tokens.resolve(token);
    const app = found && (await this.app(found.app.appKey));
    return app && found && (!isUsable(app) || (await this.opens(found, app))) ? app : null;
  }

  noteUse(app: Pick<AppRecord, 'id' | 'secrets'>, secret: string): void {
    this.#secretUse.note(app, secret);
  }

  async mayUpload(service: Pick<Service, 'name' | 'access'>, fields: Readonly<Record<string, string>>, ip: string): Promise<boolean> {
    const { accessToken, appKey, sign, nonce } = readCredentials(fields);
    const app = accessToken !== '' ? await this.appOf(accessToken) : sign !== '' && nonce !== '' ? await this.app(appKey) : null;
    return app !== null && isUsable(app) && (app.allowedIps.length === 0 || isListed(app.allowedIps, ip)) && mayUse(app, service);
  }

  async stop(): Promise<void> {
    await this.#secretUse.stop();
  }

  async #isApproved({ accountId, epoch }: Approval): Promise<boolean> {
    return endOf(await this.#accountStateOf(accountId), epoch) === null;
  }

  #accountStateOf(accountId: number): AccountState | Promise<AccountState> {
    return this.#accountStates.get(String(accountId), () => accountStateOf(this.#platform.database.read, accountId));
  }
}
