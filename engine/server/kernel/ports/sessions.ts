import type { Session } from '../call/service.ts';
import type { Query } from './database.ts';

/** Why a credential has ended: revoked, or the account was disabled. */
export type EndReason = 'elsewhere' | 'disabled';

/** A session, or why there is none. */
export type SessionState = { session: Session } | { ended: 'unknown' | 'expired' | EndReason };

/** The account a session is opened for. */
export interface SessionAccount {
  id: number;
  /** As it was when the credential was checked. */
  epoch: number;
  /** The super admin who acts as this account, by the session he does it from. */
  simulator?: Pick<Session, 'accountId' | 'epoch'>;
}

/** How a session is opened. */
export interface SessionOptions {
  keep: boolean;
  ip: string;
  userAgent: string;
}

/** A new session; `expires` is ISO in UTC. */
export interface OpenedSession {
  token: string;
  expires: string;
}

/** A session that holds now; times are ISO in UTC. */
export interface OpenSession {
  id: number;
  ip: string;
  userAgent: string;
  openedAt: string;
  expiresAt: string;
  /** Whether a super admin opened it to act as the account. */
  isSimulated: boolean;
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
  /** Every session of the account that holds now, newest first. */
  listOpen(accountId: number): Promise<OpenSession[]>;
  /**
   * Ends these sessions of the session's account from outside (408 at their next call), within the caller's transaction; the caller then emits
   * `account-changed`. Returns how many it ended, or null where the session itself has been ended meanwhile: of two that end each other one remains.
   */
  revokeWithin(query: Query, session: Pick<Session, 'id' | 'accountId'>, sessionIds: readonly number[]): Promise<number | null>;
  /** Lets one session live on in a new epoch of its account, within the transaction that has raised it. */
  keepWithin(query: Query, sessionId: string, epoch: number): Promise<void>;
}
