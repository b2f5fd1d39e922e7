import type { ApiError } from '../../../engine/web/index.ts';
import type { Verification } from '../../calls/verification.ts';

/** What a refused publish was verified with; null when it was refused for something else. */
export function verificationOf({ data }: ApiError): Verification | null {
  return typeof data === 'object' && data !== null && 'failedTests' in data && 'php' in data ? (data as Verification) : null;
}
