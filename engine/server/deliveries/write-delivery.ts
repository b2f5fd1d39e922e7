import { randomUUID } from 'node:crypto';
import type { Database, Query } from '../kernel/ports/database.ts';
import type { Keyring } from '../kernel/ports/keyring.ts';
import type { SealedRequest } from './sealed-request.ts';

/** A delivery to be added. */
export interface NewDelivery {
  kind: string;
  /** Who receives it, as it may be shown. */
  host: string;
  request: SealedRequest;
  lane?: string | undefined;
}

/** Adds a delivery that is due at once, within the caller's transaction. Resolves to its key. */
export async function writeDelivery(
  { database, keyring }: { database: Database; keyring: Keyring },
  query: Query,
  { kind, host, request, lane }: NewDelivery,
): Promise<string> {
  // Ids are given before the commit: of two transactions the second must not pass the first.
  if (lane !== undefined) await database.hold(query, `lane:${lane}`);
  const key = randomUUID();
  const at = new Date().toISOString();
  const row = { key, kind, host, lane: lane ?? null, request: keyring.encrypt(JSON.stringify(request)), next_at: at, created_at: at };
  await query.insertInto('delivery').values(row).execute();
  return key;
}
