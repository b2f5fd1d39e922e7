import { callTexts } from '../../../core/protocol/call-texts.ts';
import { type CallError, refuse } from './errors.ts';

/** What a caller is told of a service that does not exist, and of one he may not know of. */
export function unknownService(name: string): CallError {
  return refuse('notFound', callTexts.unknownService, { name: name.slice(0, 120) });
}
