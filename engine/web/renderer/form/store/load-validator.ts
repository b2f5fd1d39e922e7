import type { ValueContext } from '../../../../core/condition/value-word.ts';
import type { InvalidField } from '../../../../core/validation/invalid-field.ts';
import { pageContext } from '../../../state/value-context.ts';
import type { Validate } from './form-store.ts';

const loaded = new Map<string, Validate>();
const noRules: Validate = () => [];

/**
 * The rules of a screen as the server compiled them. The address carries a version, so the browser keeps the module for good.
 * Without an address the server alone checks.
 */
export async function loadValidator(address: string | null): Promise<Validate> {
  const known = validatorAtHand(address);
  if (known || address === null) return known ?? noRules;
  const { validate }: { validate?: (...args: [...Parameters<Validate>, ValueContext]) => InvalidField[] } = await import(/* @vite-ignore */ address);
  if (typeof validate !== 'function') throw new Error('The validator module of the screen exports no validate function.');
  const rules: Validate = (record, mode, before) => validate(record, mode, before, pageContext());
  loaded.set(address, rules);
  return rules;
}

/** The same where they are there already. */
export function validatorAtHand(address: string | null): Validate | undefined {
  return address ? loaded.get(address) : noRules;
}
