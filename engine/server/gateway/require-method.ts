import { callTexts } from '../../core/protocol/call-texts.ts';
import { refuse } from '../kernel/call/errors.ts';
import type { RawCall } from '../kernel/call/raw-call.ts';
import type { Service } from '../kernel/call/service.ts';

/**
 * Checks the HTTP method.
 * @throws CallError 400 for a method the service does not support
 */
export function requireMethod({ methods = ['POST'] }: Service, method: RawCall['method']): void {
  if (!methods.includes(method)) throw refuse('wrongVerb', callTexts.serviceVerb, { allowed: methods.join(', ') });
}
