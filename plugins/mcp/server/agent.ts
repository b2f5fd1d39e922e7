import type { Language } from '../../../engine/core/text/text.ts';
import type { Platform } from '../../../engine/server/index.ts';

/** Who sent one HTTP request to `/mcp`, and what every call made for it carries on. */
export interface Agent {
  platform: Platform;
  /** The app's access token; it was live when the request began. */
  token: string;
  appKey: string;
  /** The caller's address after TRUSTED_PROXIES. */
  ip: string;
  userAgent: string;
  language: Language;
  requestId: string;
  /** Aborted once the client has gone. */
  signal: AbortSignal;
}
