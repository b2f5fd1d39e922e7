import { callTexts } from '../../../core/protocol/call-texts.ts';
import { type CallError, refuse } from './errors.ts';

/** Returns the refusal for a service that does not exist, and for one the caller must not know of. */
export function unknownService(name: string): CallError {
  return refuse('notFound', callTexts.unknownService, { name: name.slice(0, 120) });
}
