import { texts } from '../../../../../generated/words/engine-server/change-password-service.ts';
import { changePassword } from '../../../../core/calls/account.ts';
import { InputError, refuse } from '../../../kernel/call/errors.ts';
import { type ContractService, handle } from '../../../kernel/call/handle.ts';
import { refuseSimulated, sessionOf } from '../../../kernel/call/session-of.ts';
import { passwordErrors } from '../../accounts/account-rules.ts';
import { findAccount } from '../../accounts/accounts.ts';
import { hashPassword, verifyPassword } from '../../accounts/passwords.ts';
import { raiseAccount } from '../../revocation.ts';
import type { AuthContext } from '../context/auth-context.ts';

/** Changes the caller's own password. All other sessions of the account end at once. */
export function changePasswordService({ platform, limits }: AuthContext): ContractService {
  return handle(changePassword, async ({ old_password, password, password_confirm }, call) => {
    const { database, sessions, events, audit } = platform;
    const session = sessionOf(call);
    refuseSimulated(session);
    const account = await findAccount(database.read, session.accountId);
    if (!account) throw refuse('sessionEnded');
    const errors = await passwordErrors(password, password_confirm, [account.username, account.nickname, account.tel, account.email]);
    if (errors.length > 0) throw new InputError(errors);
    const key = String(account.id);
    limits.ownPassword.take(key);
    if (!(await verifyPassword(old_password, account.passwordHash))) {
      throw new InputError([{ field: 'old_password', code: 'login', text: texts.wrong }]);
    }
    limits.ownPassword.giveBack(key);
    const passwordHash = await hashPassword(password);
    await database.transact(async (query) => {
      await query.updateTable('account').set({ password: passwordHash }).where('id', '=', account.id).execute();
      const epoch = await raiseAccount(query, account.id);
      // Of two changes at the same moment, from what the same password opened, one counts.
      if (epoch !== session.epoch + 1) throw refuse('sessionEnded');
      await sessions.keepWithin(query, session.id, epoch);
      await audit.record(query, call, { screen: 'user', recordId: account.id, verb: 'ChangePassword', before: null, after: null });
    });
    await events.emit({ kind: 'account-changed', accountId: account.id });
    return null;
  });
}
