import type { Visibility } from './service-about.ts';

/** Who may call a service. The dispatcher refuses everybody else. */
export type Access =
  /** Anybody, without a token: login, captcha, public site data. */
  | { kind: 'public' }
  /** Any logged-in account of at least that level. */
  | { kind: 'session'; minLevel?: number }
  /** A back-office right: one of these permission nodes, or level 255. `minLevel` on top where a descriptor asks for it. */
  | { kind: 'permission'; nodes: readonly string[]; minLevel?: number }
  /** An approved app: every one where `open`, those with a permission otherwise. */
  | { kind: 'app'; visibility: Visibility };
