import { logout } from '../../../core/calls/account.ts';
import { type ContractService, handle } from '../../kernel/call/handle.ts';
import { refuseSimulated, sessionOf } from '../../kernel/call/session-of.ts';
import { raiseAccount } from '../revocation.ts';
import type { AuthContext } from './context/auth-context.ts';

/** Ends the caller's session, or everything that was issued to the account: sessions, connections of agents, running jobs. */
export function logoutService({ platform }: AuthContext): ContractService {
  return handle(logout, async ({ everywhere }, call) => {
    const { database, sessions, events, audit } = platform;
    const session = sessionOf(call);
    if (!everywhere) {
      await sessions.end(session.id);
      return null;
    }
    refuseSimulated(session);
    const { accountId } = session;
    await database.transact(async (query) => {
      await raiseAccount(query, accountId);
      await audit.record(query, call, { screen: 'user', recordId: accountId, verb: 'Logout', before: null, after: null });
    });
    await events.emit({ kind: 'account-changed', accountId });
    return null;
  });
}
