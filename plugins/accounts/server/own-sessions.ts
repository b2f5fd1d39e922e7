import {
  type ActionHandler,
  type Call,
  type Platform,
  type RowSource,
  refuse,
  refuseSimulated,
  type ServerPlugin,
  sessionOf,
} from '../../../engine/server/index.ts';
import { describeDevice } from '../shared/describe-device.ts';

/** The sessions of the caller's account; the screen's `own` says whose. */
export const sessions: RowSource = {
  filters: ['id', 'account_id'],
  sorts: [],
  async list({ filters, page, limit }, platform) {
    const account = filters.find(({ field }) => field === 'account_id');
    const accountIds = account === undefined ? [] : [account.value].flat().map(Number);
    const ids = filters.filter(({ field }) => field === 'id').map(({ value }) => [value].flat().map(Number));
    const found = await Promise.all(accountIds.map((accountId) => rowsOf(platform, accountId)));
    const rows = found.flat().filter(({ id }) => ids.every((allowed) => allowed.includes(id)));
    return { items: rows.slice((page - 1) * limit, page * limit), total: rows.length };
  },
};

async function rowsOf(platform: Platform, accountId: number) {
  const open = await platform.sessions.listOpen(accountId);
  return open.map(({ id, ip, userAgent, openedAt, expiresAt, isSimulated }) => ({
    id,
    account_id: accountId,
    device: describeDevice(userAgent),
    ip,
    user_agent: userAgent,
    opened_at: openedAt,
    expires_at: expiresAt,
    entry: isSimulated ? 'simulated' : 'own',
  }));
}

/** Which of the sessions is the one that asks. */
export const currentSession = {
  currentSession: ({ call }, records) => records.map(({ id }) => (id === Number(call.session?.id) ? 'yes' : 'no')),
} satisfies ServerPlugin['computed'];

/** Ends sessions of the caller's account; the one that asks is signed out, as from the user menu. Answers `{revoked}`. */
export const revokeSession: ActionHandler = async ({ platform, call }, records) => {
  const current = Number(sessionOf(call).id);
  const others = records.map(({ id }) => id).filter((id) => id !== current);
  const { revoked } = others.length > 0 ? await revoke(platform, call, others) : { revoked: 0 };
  if (others.length === records.length) return { revoked };
  await platform.sessions.end(String(current));
  return { revoked: revoked + 1 };
};

/** Ends every session of the caller's account but the one that asks. Answers `{revoked}`. */
export const revokeOtherSessions: ActionHandler = async ({ platform, call }) => {
  const { accountId, id } = sessionOf(call);
  const open = await platform.sessions.listOpen(accountId);
  return revoke(
    platform,
    call,
    open.map((session) => session.id).filter((other) => other !== Number(id)),
  );
};

async function revoke({ database, sessions: store, events }: Platform, call: Call, ids: number[]): Promise<{ revoked: number }> {
  const session = sessionOf(call);
  refuseSimulated(session);
  const { accountId } = session;
  const revoked = await database.transact((query) => store.revokeWithin(query, session, ids));
  if (revoked === null) throw refuse('sessionEnded');
  await events.emit({ kind: 'account-changed', accountId });
  return { revoked };
}
