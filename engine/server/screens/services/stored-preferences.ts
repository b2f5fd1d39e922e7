import { type ArrangementKind, arrangementKinds, type ListArrangement } from '../../../core/calls/screens/screen.ts';
import type { Database } from '../../kernel/ports/database.ts';

/** The account of shared preferences. */
export const everybody = 0;

/** Returns a stored preference; null if there is none. */
export async function storedPreference(database: Database, accountId: number, key: string): Promise<unknown> {
  const row = await database.read.selectFrom('preference').select('value').where('account_id', '=', accountId).where('key', '=', key).executeTakeFirst();
  return typeof row?.value === 'string' ? JSON.parse(row.value) : null;
}

/** Returns how an account has arranged the list of a screen, in one statement. */
export async function listArrangement(database: Database, accountId: number, screen: string): Promise<ListArrangement> {
  const kinds = new Map(arrangementKinds.map((kind) => [arrangementKey(kind, screen), kind]));
  const rows = await database.read
    .selectFrom('preference')
    .select(['account_id', 'key', 'value'])
    .where('account_id', 'in', [accountId, everybody])
    .where('key', 'in', [...kinds.keys()])
    .execute();
  const valuesOf = (owner: number) =>
    Object.fromEntries(rows.filter((row) => Number(row.account_id) === owner).map(({ key, value }) => [kinds.get(key), JSON.parse(value ?? 'null')]));
  return { own: valuesOf(accountId), shared: valuesOf(everybody).views ?? [] };
}

/** Returns the key of a preference. */
export function arrangementKey(kind: ArrangementKind, screen: string): string {
  return `${kind}:${screen}`;
}
