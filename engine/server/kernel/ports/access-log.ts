import type { CallingApp, Service } from '../call/service.ts';

/** One app call, as the dispatcher saw it end. */
export interface AccessEntry {
  /** As it was when the call began: another bundle may have been published meanwhile. */
  service: Pick<Service, 'name' | 'bundle'>;
  app: CallingApp | null;
  ret: number;
  /** Before the app behind it was proven: anybody can make such calls. */
  isRefused: boolean;
  milliseconds: number;
  raw: { fields: Readonly<Record<string, string>>; members?: Readonly<Record<string, unknown>>; ip: string; requestId: string; correlationId?: string };
}

/** The log of app calls, written off the request path. */
export interface AccessLog {
  add(entry: AccessEntry): void;
  /** Resolves when everything added before has been written or given up. */
  flush(): Promise<void>;
  /** Writes the rest and ends the log. */
  stop(): Promise<void>;
}
