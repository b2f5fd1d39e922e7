import { texts } from '../../../generated/words/engine-server/revocation.ts';
import { defineTable, type RowsOf } from '../../core/derive/table/table-types.ts';
import type { Text } from '../../core/text/text.ts';
import type { Call, Session } from '../kernel/call/service.ts';
import type { Platform } from '../kernel/platform.ts';
import type { Query } from '../kernel/ports/database.ts';
import type { EndReason } from '../kernel/ports/sessions.ts';

/**
 * Revocation: the one rule, and the one place that decides it.
 *
 * Every account and every app has an epoch, a number that only grows. It is raised in the transaction of each act that revokes something: signing out
 * everywhere, a new password, a changed level, disabling and removing an account; a secret that ends now, disabling, rejecting and removing an app.
 * Disabling or removing an account raises its apps too. What is issued (session, access token, connection of an agent, job) stores the epoch that the
 * database had when the credential was checked, which is before it was issued: a credential requested while the epoch was raised is void from the
 * start. Each use compares its epoch with the current one.
 *
 * Rights are no credentials and revoke none: whether a session has a right, or an app a permission, is checked at every call and between the batches
 * of a job. A signed call has only the secret itself, which is checked each time.
 */
type Kind = 'account' | 'app';

/** One row for each account and app of which something was revoked; without a row the epoch is 0. */
export const epochTable = defineTable({
  name: 'epoch',
  columns: [
    { name: 'id', type: 'id', nullable: false },
    { name: 'kind', type: 'text', nullable: false },
    { name: 'subject', type: 'bigint', nullable: false },
    { name: 'value', type: 'bigint', nullable: false },
  ],
  indexes: [{ columns: ['kind', 'subject'], unique: true }],
  hasTrash: false,
});

/** The account behind an act, as a session has it and a job stores it. */
type Holder = Pick<Session, 'accountId' | 'epoch' | 'simulatedBy' | 'simulatorEpoch'>;

/** State of an account as the rule needs it; null if there is none. */
export type AccountState = { epoch: number; isEnabled: boolean } | null;

/** Ends everything issued to an account, within the caller's transaction; the caller then emits `account-changed`. Returns the new epoch. */
export function raiseAccount(query: Query, accountId: number): Promise<number> {
  return raise(query, 'account', accountId);
}

/** Does what `raiseAccount` does, and ends the tokens of the account's apps too. */
export async function raiseAccountAndApps(query: Query, accountId: number): Promise<void> {
  await raise(query, 'account', accountId);
  const apps = await query.selectFrom('app').select('id').where('account_id', '=', accountId).orderBy('id').execute();
  for (const app of apps) await raise(query, 'app', Number(app.id));
}

/** Ends every token of an app, within the caller's transaction; the caller then emits `app-changed`. */
export async function raiseApp(query: Query, appId: number): Promise<void> {
  await raise(query, 'app', appId);
}

async function raise(query: Query, kind: Kind, subject: number): Promise<number> {
  const { value } = await query
    .insertInto('epoch')
    .values({ kind, subject, value: 1 })
    .onConflict((conflict) => conflict.columns(['kind', 'subject']).doUpdateSet((update) => ({ value: update('epoch.value', '+', 1) })))
    .returning('value')
    .executeTakeFirstOrThrow();
  return Number(value);
}

/** Rows of the table with their epoch as `epoch`, in one statement: what is checked and its epoch are of one moment. */
export function withEpoch(query: Query, kind: Kind) {
  return query
    .selectFrom(kind)
    .leftJoin('epoch', (join) => join.onRef('epoch.subject', '=', `${kind}.id`).on('epoch.kind', '=', kind))
    .select('epoch.value as epoch');
}

/** Returns epoch and state of an account; null if there is none. */
export async function accountStateOf(query: Query, accountId: number): Promise<AccountState> {
  const row = await withEpoch(query, 'account').select(['status', 'deleted_at']).where('account.id', '=', accountId).executeTakeFirst();
  return row ? { epoch: Number(row.epoch ?? 0), isEnabled: row.status === 'enabled' && row.deleted_at === null } : null;
}

/** Whether what was issued at an epoch still holds. */
export function endOf(account: AccountState, epoch: number): EndReason | null {
  if (!account?.isEnabled) return 'disabled';
  return account.epoch === epoch ? null : 'elsewhere';
}

/** As the database has it at this moment: for what goes on for long, where a statement costs nothing. */
async function endOfHolder(query: Query, { accountId, epoch, simulatedBy, simulatorEpoch }: Holder): Promise<EndReason | null> {
  const own = endOf(await accountStateOf(query, accountId), epoch);
  return own ?? (simulatedBy === null ? null : endOf(await accountStateOf(query, simulatedBy), simulatorEpoch ?? 0));
}

/** Why a piece of work that a call began may not go on, or null. Asked between its batches. */
export async function whyStopped(
  platform: Pick<Platform, 'database' | 'services' | 'rights'>,
  { service, session }: Pick<Call, 'service' | 'session'>,
): Promise<Text | null> {
  if (!session) return null;
  const end = await endOfHolder(platform.database.read, session);
  if (end) return texts[end];
  const access = platform.services.find(service)?.access;
  return access && !(await platform.rights.mayCall(session, access)) ? texts.right : null;
}

declare module '../../core/derive/table/table-types.ts' {
  interface DeclaredTables extends RowsOf<typeof epochTable> {}
}
