import type { Language } from '../../../../engine/core/text/text.ts';
import type { Platform } from '../../../../engine/server/index.ts';
import type { RunningCalls } from '../rpc/running-calls.ts';
import type { ConnectionScope } from './connection-scope.ts';

/** Who sent one HTTP request to `/mcp`, and what every call made for it carries on. */
export interface Agent {
  platform: Platform;
  /** The app's access token; it was live when the request began. */
  token: string;
  appKey: string;
  /** What the address of the connection asks for. */
  scope: ConnectionScope;
  /** What a client of the former protocol was told at `initialize`; undefined for one that does not say it again. */
  session: string | undefined;
  calls: RunningCalls;
  /** The caller's address after TRUSTED_PROXIES. */
  ip: string;
  userAgent: string;
  language: Language;
  /** Where the agent found the platform: `https://open.example.com`. */
  address: string;
  requestId: string;
  /** Aborted once the client has gone. */
  signal: AbortSignal;
}
