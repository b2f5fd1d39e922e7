import type { Validate } from './form-store.ts';

/**
 * The rules of a screen as the server compiled them. The address carries a version, so the browser keeps the module for good.
 * Without an address the server alone checks.
 */
export async function loadValidator(address: string | null): Promise<Validate> {
  if (!address) return () => [];
  const module: { validate?: unknown } = await import(/* @vite-ignore */ address);
  if (typeof module.validate !== 'function') throw new Error('The validator module of the screen exports no validate function.');
  return module.validate as Validate;
}
