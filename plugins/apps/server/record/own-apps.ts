import type { Database } from '../../../../engine/server/index.ts';

/** A query for the apps an account owns or develops for, whatever their state; those in the trash are not among them. Select what is needed. */
export function ownAppsOf(database: Pick<Database, 'read' | 'holdsOneOf'>, accountId: number) {
  return database.read
    .selectFrom('app')
    .where('deleted_at', 'is', null)
    .where((where) => where.or([where('account_id', '=', accountId), database.holdsOneOf('app.developers', [accountId])]));
}
