import type { Platform } from '../../../../engine/server/index.ts';

/** Keys of the apps an account owns or develops for, in the order they were made. */
export async function ownApps({ database }: Platform, accountId: number): Promise<string[]> {
  const rows = await database.read
    .selectFrom('app')
    .select('app_key')
    .where('deleted_at', 'is', null)
    .where((where) => where.or([where('account_id', '=', accountId), database.holdsOneOf('app.developers', [accountId])]))
    .orderBy('id')
    .execute();
  return rows.map((row) => String(row.app_key));
}
