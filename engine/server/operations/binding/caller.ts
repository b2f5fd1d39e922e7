import { refuse } from '../../kernel/call/errors.ts';
import type { Call } from '../../kernel/call/service.ts';

/** The id of the calling account. Refuses a call without one. */
export function accountOf(call: Call): number {
  if (!call.session) throw refuse('tokenInvalid');
  return call.session.accountId;
}

/** Last part of the call's name, as the audit trail keeps it. */
export function verbOf(call: Call): string {
  return call.service.slice(call.service.lastIndexOf('.') + 1);
}
