import type { Query } from '../../kernel/ports/database.ts';
import type { EndReason } from '../../kernel/ports/sessions.ts';
import { type AccountState, endOf } from '../revocation.ts';

/** Selects sessions with everything that decides about their validity, in one statement. */
export function sessionRows(query: Query) {
  return query
    .selectFrom('session')
    .leftJoin('account', 'account.id', 'session.account_id')
    .leftJoin('account as simulator', 'simulator.id', 'session.simulated_by')
    .leftJoin('epoch as own', (join) => join.onRef('own.subject', '=', 'session.account_id').on('own.kind', '=', 'account'))
    .leftJoin('epoch as his', (join) => join.onRef('his.subject', '=', 'session.simulated_by').on('his.kind', '=', 'account'))
    .select(['session.id', 'session.account_id', 'session.epoch', 'session.simulated_by', 'session.simulator_epoch'])
    .select(['session.expires_ms', 'session.ended_reason', 'account.username', 'account.level'])
    .select(['account.status as status', 'account.deleted_at as deleted_at', 'own.value as account_epoch'])
    .select(['simulator.status as simulator_status', 'simulator.deleted_at as simulator_deleted_at', 'his.value as simulator_account_epoch']);
}

type SessionRow = Awaited<ReturnType<ReturnType<typeof sessionRows>['executeTakeFirstOrThrow']>>;

/** Why a session has ended by what became of its accounts, or null. */
export function endOfRow(row: SessionRow): EndReason | null {
  const own = endOf(accountStateFrom(row.account_epoch, row.status, row.deleted_at), Number(row.epoch));
  if (own || row.simulated_by === null) return own;
  return endOf(accountStateFrom(row.simulator_account_epoch, row.simulator_status, row.simulator_deleted_at), Number(row.simulator_epoch));
}

function accountStateFrom(epoch: unknown, status: unknown, deletedAt: unknown): AccountState {
  return { epoch: Number(epoch ?? 0), isEnabled: status === 'enabled' && deletedAt === null };
}
