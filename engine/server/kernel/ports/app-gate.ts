import type { SelectQueryBuilder } from 'kysely';
import type { Tables } from '../../../core/derive/table/table-types.ts';
import type { Decision, RuleSets } from '../../../core/protocol/rules/decide.ts';
import type { AppOptions } from '../call/answer.ts';
import type { CallingApp, Service } from '../call/service.ts';
import type { Query } from './database.ts';

/** What an app may call, as far as it depends on the app. */
export interface Permits {
  rules: RuleSets;
  /** Apps of administrators may call everything. */
  isAdministrators: boolean;
}

/** What the steps of an open call need to know of an app. */
export interface AppRecord extends Permits {
  id: number;
  appKey: string;
  name: string;
  accountId: number;
  /** Of the account; empty when there is none any more. */
  username: string;
  /** Whether the account may be used. */
  owner: 'enabled' | 'disabled' | 'removed';
  /** See revocation.ts. */
  epoch: number;
  verifyStatus: string;
  status: string;
  /** Milliseconds; null is for ever. */
  expiresAt: number | null;
  /** Addresses and ranges; empty means every address. */
  allowedIps: string[];
  /** Calls per day; null is no limit. */
  dailyLimit: number | null;
  /** How often it may call, as texts of the format `rate`: its own, its account's, the account's level's. */
  rates: { app: string | null; account: string | null; level: string | null };
  options: AppOptions;
  /** Live secrets, the newest first; the others end on their own. */
  secrets: { text: string; expiresAt: number | null }[];
}

/** An account and its epoch at the time of the check. */
export interface Approval {
  accountId: number;
  epoch: number;
}

/** The app at the time its credential was checked, for the token that is issued. */
export type CheckedApp = Pick<AppRecord, 'id' | 'appKey' | 'epoch'>;

/** What a token was issued for. The gate decides whether it is still valid. */
export interface TokenRecord {
  /** Without an id: of the time before tokens carried one. */
  app: Omit<CheckedApp, 'id'> & { id: number | null };
  /** The person who connected the agent that holds the token. */
  approval: Approval | null;
  /** The connection of that agent, which a refresh token keeps alive beyond this token. */
  connection: string | null;
  /** Milliseconds. */
  expiresAt: number;
}

/** Access tokens of apps. */
export interface AppTokens {
  /** A new token; it is shown this once. `expiresAt` in milliseconds. */
  issue(app: CheckedApp, milliseconds?: number): Promise<{ token: string; expiresAt: number }>;
  /** Makes a token that was made elsewhere, 43 characters of base64url, one of the app's. */
  admit(token: string, record: TokenRecord): Promise<void>;
  /** Ends one token and answers the key of its app, for which `app-changed` is to be emitted: other instances keep a copy. Null without such a token. */
  revoke(token: string): Promise<string | null>;
  /** Ends tokens by the ids of their rows, and of agents the whole connection: the next token of it would be as good. Answers as `revoke`. */
  revokeRows(ids: number[]): Promise<string[]>;
  /** Ends an agent's connection with all its tokens. Answers as `revoke`. */
  endConnection(connection: string): Promise<string[]>;
  /** What forgets ended connections, in the transaction that ends them. */
  onEnd(forget: (query: Query, connections: string[]) => Promise<void>): void;
}

/** The app that makes an open call. */
export interface AppCaller {
  /** What handlers are told of it. */
  app: CallingApp;
  record: AppRecord;
  /** The token it came with; null where it signed. */
  token: TokenRecord | null;
}

/** The apps that call interfaces. One process caches them, so that a refused call needs no statement. */
export interface AppGate {
  readonly tokens: AppTokens;
  /** Origins that at least one usable app allows. */
  readonly origins: { has(origin: string): Promise<boolean> };
  /** The app as it is now, whatever its state; null when there is none. At once where it is known. */
  app(appKey: string): AppRecord | null | Promise<AppRecord | null>;
  /** A query for the apps an account owns or develops for, whatever their state; those in the trash are not among them. Select what is needed. */
  ownedBy(accountId: number): SelectQueryBuilder<Tables, 'app', object>;
  /** Whether the app was approved, works, has not expired, and its account may be used. */
  isUsable(app: AppRecord): boolean;
  /** Throws 413 for an app that does not exist or may not be used and, where `ip` is given, 412 for an address that its list does not hold. */
  requireUsable(app: AppRecord | null, ip?: string): AppRecord;
  /** Whether an app may call a service, and therefore may know of it. */
  mayUse(app: Permits, service: Pick<Service, 'name' | 'access' | 'about' | 'settings'>): boolean;
  /** Why it may call a service or not: what decides, then what would decide without it. */
  decide(app: Permits, service: Pick<Service, 'name' | 'access' | 'about' | 'settings'>): [Decision, ...Decision[]];
  /** One of the app's secrets has just proved who calls; keeps when that was, beside the call. */
  noteUse(app: Pick<AppRecord, 'id' | 'secrets'>, secret: string): void;
  /** The app a token opens, or was given for where the app may call nothing now, so that its holder is told why; null for any other token. */
  appOf(token: string): Promise<AppRecord | null>;
  /**
   * Whether the fields before the files of a call name an app that may make it. A signature covers the files too: before they are read, the app it
   * names has to do.
   */
  mayUpload(service: Pick<Service, 'name' | 'access'>, fields: Readonly<Record<string, string>>, ip: string): Promise<boolean>;
  /** Writes what is still to be counted, and ends. */
  stop(): Promise<void>;
}
