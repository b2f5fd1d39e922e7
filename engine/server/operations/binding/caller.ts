import { refuse } from '../../kernel/call/errors.ts';
import type { Call } from '../../kernel/call/service.ts';

/**
 * Returns the id of the calling account.
 * @throws CallError for a call without one
 */
export function accountOf(call: Call): number {
  if (!call.session) throw refuse('tokenInvalid');
  return call.session.accountId;
}

/** Returns the last part of the call's name, as the audit trail stores it. */
export function verbOf(call: Call): string {
  return call.service.slice(call.service.lastIndexOf('.') + 1);
}
