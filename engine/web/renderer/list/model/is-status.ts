import type { Field } from '../../../../core/descriptor/types.ts';

/** Whether a field is a state, or a choice that is shown as one: what a row is looked at for. */
export function isStatus({ isState, options }: Field): boolean {
  return isState || options?.some(({ tone }) => tone !== undefined) === true;
}
