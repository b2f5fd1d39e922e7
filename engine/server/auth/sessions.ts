import type { Query } from '../data/database.ts';
import type { Session } from '../gateway/service.ts';

export type SessionState = { session: Session } | { ended: 'unknown' | 'expired' | 'elsewhere' | 'disabled' };

/** Why sessions end from outside: signed out by a change, or the account may no longer be used. */
export type EndReason = 'elsewhere' | 'disabled';

export interface SessionAccount {
  id: number;
  /** The super admin who acts as this account. */
  simulatedBy?: number;
}

export interface SessionOptions {
  keep: boolean;
  ip: string;
  userAgent: string;
}

/** `expires` is ISO in UTC. */
export interface OpenedSession {
  token: string;
  expires: string;
}

/** Opaque tokens: 256 random bits outside, their SHA-256 inside. */
export interface Sessions {
  /** The token, shown once. `keep` chooses 30 days instead of 1. */
  open(account: SessionAccount, options: SessionOptions): Promise<OpenedSession>;
  /** The same within the caller's transaction. */
  openWithin(query: Query, account: SessionAccount, options: SessionOptions): Promise<OpenedSession>;
  /** Cached in memory and dropped by `account-changed` events, so a revoked token fails at the next call on every instance. */
  resolve(token: string): Promise<SessionState>;
  end(sessionId: string): Promise<void>;
  /** After a password change, a disabled account or a lowered level. `except` keeps the caller's own session. */
  endAll(accountId: number, reason: EndReason, except?: string): Promise<void>;
  /** The same within the caller's transaction, who then emits `account-changed` once it is committed. */
  endAllWithin(query: Query, accountId: number, reason: EndReason, except?: string): Promise<void>;
}
