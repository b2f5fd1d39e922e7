import type { Field } from './types.ts';

/** Whether a field contains phone numbers, in its elements and members too. */
export function holdsPhone({ format, element, members }: Field): boolean {
  return format?.kind === 'phone' || (element !== undefined && holdsPhone(element)) || (members ?? []).some(holdsPhone);
}
