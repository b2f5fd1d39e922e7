import type { Access } from '../../../core/protocol/access.ts';
import type { CallingApp, Service } from '../call/service.ts';

/**
 * What a call counts as: charged to a package or the balance, to a trial, allowed by a permission, open to everybody, refused because nothing was
 * left to charge it to, not answered.
 */
export type CallKind = (typeof callKinds)[number];

export const callKinds = ['paid', 'trial', 'ordinary', 'free', 'no_flow', 'failed'] as const;

/** A limit that applied to a call, after the call. */
export interface LimitState {
  /** Whose limit or of what: `account`, `day`. */
  name: string;
  /** So many calls in so many seconds. */
  calls: number;
  seconds: number;
  left: number;
  /** Seconds until they are all there again. */
  reset: number;
}

/** One finished call of an app. */
export interface AccessEntry {
  /** As it was when the call began: another bundle may have been published meanwhile. */
  service: Pick<Service, 'name' | 'bundle'>;
  kind: CallKind;
  /** What decided that the app may make it, or may not. */
  rule: string | null;
  /** The limits it was held to. */
  limits: readonly LimitState[];
  app: CallingApp | null;
  ret: number;
  /** Before the app behind it was proven: anybody can make such calls. */
  isRefused: boolean;
  milliseconds: number;
  raw: { fields: Readonly<Record<string, string>>; members?: Readonly<Record<string, unknown>>; ip: string; requestId: string; correlationId?: string };
}

/** Calls of one day in Asia/Shanghai by outcome: answered, refused because of what the caller sent, failed on this side. */
export interface TrafficDay {
  /** `YYYY-MM-DD`. */
  date: string;
  ok: number;
  refused: number;
  failed: number;
}

/** A call that was not answered with 200, or several equal ones. */
export interface FailedCall {
  /** ISO, UTC. */
  time: string;
  service: string;
  appKey: string | null;
  ret: number;
  requestId: string;
  calls: number;
}

/** The log of app calls, written after the answer. */
export interface AccessLog {
  add(entry: AccessEntry): void;
  /** Its table, which a screen may show (`source`). */
  readonly table: string;
  /** Who may read of it. */
  readonly access: Access;
  /** The last days, oldest first, today included. */
  traffic(days: number): Promise<TrafficDay[]>;
  /** The newest calls that were not answered with 200, of the last few thousand. */
  latestFailedCalls(count: number): Promise<FailedCall[]>;
  /** Removes calls of a kind from before a moment, until none is left or the run is to end; where it drops months, of months that are over. Resolves to their number. */
  remove(kind: CallKind, before: Date, signal: AbortSignal): Promise<number>;
  /** Calls that were given up since the start, because the database could not keep up. */
  readonly dropped: number;
  /** Resolves when everything added before has been written or given up. */
  flush(): Promise<void>;
  /** Writes the rest and ends the log. */
  stop(): Promise<void>;
}
