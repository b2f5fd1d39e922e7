import { endOf, type Standing, standingOf } from '../../auth/revocation.ts';
import type { Platform } from '../../kernel/platform.ts';
import { IdempotentCalls } from '../idempotency/idempotent-calls.ts';
import { NonceStore } from './credentials/nonce-store.ts';
import { KnownOrigins } from './known-origins.ts';
import { type AppRecord, readApp } from './record/app-record.ts';
import { isUsable } from './record/app-state.ts';
import { AppTokens, type TokenRecord } from './record/app-tokens.ts';
import { ChangeCache } from './record/change-cache.ts';
import { DailyUsage } from './usage/daily-usage.ts';

/** What one process keeps in memory for open calls, so that a refused call needs no statement at the database. */
export class OpenGate {
  readonly tokens: AppTokens;
  readonly nonces: NonceStore;
  readonly usage: DailyUsage;
  readonly origins: KnownOrigins;
  readonly idempotent: IdempotentCalls;
  #apps = new ChangeCache<AppRecord>(20_000);
  /** Of people who have connected agents. */
  #standings = new ChangeCache<NonNullable<Standing>>(20_000);
  #platform: Pick<Platform, 'database' | 'keyring'>;

  constructor(platform: Pick<Platform, 'database' | 'keyring' | 'events'>) {
    this.#platform = platform;
    this.tokens = new AppTokens(platform.database);
    this.nonces = new NonceStore(platform.database);
    this.usage = new DailyUsage(platform.database);
    this.idempotent = new IdempotentCalls(platform.database);
    this.origins = new KnownOrigins(platform.database);
    platform.events.on((event) => {
      switch (event.kind) {
        case 'missed':
          this.#apps.clear();
          this.#standings.clear();
          this.tokens.forgetAll();
          this.origins.forget();
          break;
        case 'permissions-changed':
          this.#apps.clear();
          break;
        case 'account-changed':
          this.#apps.dropWhere((app) => app.accountId === event.accountId);
          this.#standings.drop(String(event.accountId));
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

  /** The app as it is now, whatever its state; null when there is none. */
  async app(appKey: string): Promise<AppRecord | null> {
    if (!/^[A-Za-z0-9]{1,64}$/.test(appKey)) return null;
    return this.#apps.get(appKey, (key) => readApp(this.#platform.database, this.#platform.keyring, key));
  }

  /** Whether a token opens an app as it is now: neither the app nor the person who connected its agent has taken it back. */
  async opens({ app: issued, approval }: TokenRecord, app: AppRecord): Promise<boolean> {
    const isSame = issued.id === null ? issued.appKey === app.appKey : issued.id === app.id;
    if (!isSame || issued.epoch !== app.epoch) return false;
    return approval === null || endOf(await this.#standingOf(approval.accountId), approval.epoch) === null;
  }

  /** The app a token opens, or was given for where the app may call nothing now, so that its holder is told why; null for any other token. */
  async appOf(token: string): Promise<AppRecord | null> {
    const found = await this.tokens.resolve(token);
    const app = found && (await this.app(found.app.appKey));
    return app && found && (!isUsable(app) || (await this.opens(found, app))) ? app : null;
  }

  #standingOf(accountId: number): Standing | Promise<Standing> {
    return this.#standings.get(String(accountId), () => standingOf(this.#platform.database.read, accountId));
  }
}

const gates = new WeakMap<object, OpenGate>();

/** The gate of a platform, made on first use. */
export function openGateOf(platform: Pick<Platform, 'database' | 'keyring' | 'events'>): OpenGate {
  let gate = gates.get(platform);
  if (!gate) {
    gate = new OpenGate(platform);
    gates.set(platform, gate);
  }
  return gate;
}
