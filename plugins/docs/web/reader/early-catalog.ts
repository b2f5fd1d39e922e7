import { call, session } from '../../../../engine/web/index.ts';
import type { Catalog } from '../../shared/catalog.ts';
import { givenPassword } from './password.ts';

export interface AskedCatalog {
  password: string | undefined;
  answer: Promise<Catalog>;
}

let early: AskedCatalog | null = null;

/** Asks for the list while the page's code is still on its way. For visitors only: whether a token still holds is not known yet. */
export function askEarly(): void {
  if (session.token) return;
  early = askCatalog(givenPassword());
  // Whoever takes it sees to the failure.
  early.answer.catch(() => undefined);
}

/** What was asked early, once. */
export function takeEarly(): AskedCatalog | null {
  const taken = early;
  early = null;
  return taken;
}

export function askCatalog(password: string | undefined, signal?: AbortSignal): AskedCatalog {
  return { password, answer: call<Catalog>('Platform.Docs.Catalog', { password }, { signal, quiet: true }) };
}
