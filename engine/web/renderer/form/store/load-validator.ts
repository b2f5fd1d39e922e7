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
  const module: { validate?: unknown } = await import(/* @vite-ignore */ address);
  if (typeof module.validate !== 'function') throw new Error('The validator module of the screen exports no validate function.');
  loaded.set(address, module.validate as Validate);
  return module.validate as Validate;
}

/** The same where they are there already. */
export function validatorAtHand(address: string | null): Validate | undefined {
  return address ? loaded.get(address) : noRules;
}
