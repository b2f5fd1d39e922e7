import { withPlainNumbers } from '../../../../engine/core/json/lossless-json.ts';
import { call, session } from '../../../../engine/web/index.ts';
import { type Catalog, getCatalog, getInterface } from '../../shared/calls.ts';
import type { DocInterface } from '../../shared/catalog.ts';
import { storedPassword } from './password.ts';

export interface CatalogRequest {
  password: string | undefined;
  answer: Promise<Catalog>;
}

let early: CatalogRequest | null = null;
let earlyInterface: { service: string; answer: Promise<DocInterface> } | null = null;

/**
 * Asks for the list, and for the interface of the address, while the page's code is still on its way. For visitors only: whether a token still
 * holds is not known yet.
 */
export function askEarly(): void {
  if (session.token) return;
  early = askCatalog(storedPassword());
  // Whoever takes it sees to the failure.
  early.answer.catch(() => undefined);
  const service = /^\/docs\/([A-Z][\w.]*)$/.exec(location.pathname)?.[1];
  if (service === undefined) return;
  earlyInterface = { service, answer: askInterface(service, storedPassword()) };
  earlyInterface.answer.catch(() => undefined);
}

/** What was asked early, once. */
export function takeEarly(): CatalogRequest | null {
  const request = early;
  early = null;
  return request;
}

/** Once, and for that interface only. A locked one is asked for again, with the password. */
export function takeEarlyInterface(service: string, password: string | undefined): Promise<DocInterface> | null {
  const request = earlyInterface;
  earlyInterface = null;
  return request?.service === service && password === undefined ? request.answer : null;
}

/** The page shows a refusal itself, so none appears as a message. */
export function askCatalog(password: string | undefined, signal?: AbortSignal): CatalogRequest {
  return { password, answer: call(getCatalog, { password }, { signal, quiet: true }) };
}

/** Throws `ApiError` where the interface is unknown to the reader or the docs want a password. */
export async function askInterface(service: string, password: string | undefined, signal?: AbortSignal): Promise<DocInterface> {
  return withPlainNumbers(await call(getInterface, { service_name: service, password }, { signal, quiet: true }));
}
