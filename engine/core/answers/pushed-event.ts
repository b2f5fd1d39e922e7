/** Lines of the answer of POST /api/events (newline-delimited JSON, kept open). */
export type PushedEvent =
  | { kind: 'hello'; version: number }
  | { kind: 'screens-changed'; version: number }
  /** One's own account is another than before: name, picture, level. */
  | { kind: 'account-changed' }
  /** What the site says of itself is other than before: title, watermark. */
  | { kind: 'site-changed' }
  /** To super admins: a descriptor file broke or was mended. */
  | { kind: 'faults-changed' }
  | { kind: 'job-progress'; jobId: number }
  /** The account's messages are others than before. */
  | { kind: 'messages-changed' }
  /** To the back-office: live dashboards that ask one of these screens have other numbers. */
  | { kind: 'sums-changed'; screens: string[] }
  /** Others have opened or left what this page has open. */
  | { kind: 'presence-changed'; place: string }
  | { kind: 'signed-out' };
