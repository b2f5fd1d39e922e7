import type { SdkInterface } from './sdk-interface.ts';

/** The verb a client sends: JSON by POST where the interface takes it. */
export function sentVerb({ verbs }: Pick<SdkInterface, 'verbs'>): 'GET' | 'POST' {
  return verbs.includes('POST') ? 'POST' : 'GET';
}

/** Whether a second call with the same values does no harm. */
export function isRepeatable({ effect, verbs }: Pick<SdkInterface, 'effect' | 'verbs'>): boolean {
  return effect?.idempotent ?? !verbs.includes('POST');
}
