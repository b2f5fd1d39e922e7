import { randomUUID } from 'node:crypto';
import type { Query } from '../kernel/ports/database.ts';
import type { Keyring } from '../kernel/ports/keyring.ts';
import type { SealedRequest } from './sealed-request.ts';

export interface NewDelivery {
  kind: string;
  /** Who receives it, as it may be shown. */
  host: string;
  request: SealedRequest;
}

/** Writes a delivery that is due at once, within the caller's transaction. Resolves to its key. */
export async function writeDelivery(keyring: Keyring, query: Query, { kind, host, request }: NewDelivery): Promise<string> {
  const key = randomUUID();
  const at = new Date().toISOString();
  const row = { key, kind, host, request: keyring.encrypt(JSON.stringify(request)), next_at: at, created_at: at };
  await query.insertInto('delivery').values(row).execute();
  return key;
}
