/**
 * Why a call of another system has no answer. `private`: its address is private; `unreachable`: no connection, or one that broke; `slow`: timed out;
 * `large`: longer than is read; `coding`: in an unknown content coding; `busy`, `resting`: not tried, because too many calls of that system are
 * running, or its last ones all failed; `cancelled`: the caller has gone.
 */
export type OutboundReason = 'private' | 'unreachable' | 'slow' | 'large' | 'coding' | 'busy' | 'resting' | 'cancelled';

/** Internal error of an outbound call. Callers convert it to a refusal; the host is for operators and designers, never for consumers. */
export class OutboundError extends Error {
  readonly reason: OutboundReason;
  readonly host: string;
  /** Seconds after which another try makes sense; with `busy` and `resting`. */
  readonly retryAfter: number | undefined;

  constructor(reason: OutboundReason, host: string, { cause, retryAfter }: { cause?: unknown; retryAfter?: number } = {}) {
    super(`${host}: ${reason}`, { cause });
    this.name = 'OutboundError';
    this.reason = reason;
    this.host = host;
    this.retryAfter = retryAfter;
  }

  /** The reason with the code of the error below, for the log. */
  get detail(): string {
    const { cause } = this;
    const code = cause instanceof Error ? ('code' in cause && typeof cause.code === 'string' ? cause.code : cause.message) : '';
    return code === '' ? this.reason : `${this.reason}, ${code}`;
  }
}
