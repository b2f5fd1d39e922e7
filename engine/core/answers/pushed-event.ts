/** Lines of the answer of POST /api/events (newline-delimited JSON, kept open). */
export type PushedEvent =
  | { kind: 'hello'; version: number }
  | { kind: 'screens-changed'; version: number }
  /** To super admins: a descriptor file broke or was mended. */
  | { kind: 'faults-changed' }
  | { kind: 'job-progress'; jobId: number }
  | { kind: 'signed-out' };
