import { superLevel } from '../../../engine/core/protocol/levels.ts';
import { type ActionHandler, findAccount, recordLogin, refuse, refuseSimulated, sessionOf } from '../../../engine/server/index.ts';
import { texts } from '../../../generated/words/plugin-accounts/simulate.ts';

/** A session as somebody else, for super admins. Answers `{access_token, username, level, expires}`; the skeleton writes the audit entry. */
export const simulate: ActionHandler = async ({ platform, call }, records) => {
  const session = sessionOf(call);
  refuseSimulated(session);
  const [account] = records;
  if (!account) throw refuse('notFound');
  const level = Number(account.level);
  if (session.level < superLevel || level >= session.level || account.id === session.accountId) throw refuse('noRight', texts.level);
  if (account.status !== 'enabled') throw refuse('conflict', texts.disabled);
  const username = String(account.username);
  const { database, sessions } = platform;
  const { token, expires } = await database.transact(async (query) => {
    await recordLogin(database, query, call, { accountId: account.id, username, result: 'simulated', isAdminLogin: false, simulatedBy: session.accountId });
    const entered = await findAccount(query, account.id);
    if (!entered?.isEnabled) throw refuse('conflict', texts.disabled);
    return sessions.openWithin(query, { id: entered.id, epoch: entered.epoch, simulator: session }, { keep: false, ip: call.ip, userAgent: call.userAgent });
  });
  return { access_token: token, username, level, expires };
};
