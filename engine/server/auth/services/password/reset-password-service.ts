import { texts } from '../../../../../generated/words/engine-server/reset-password-service.ts';
import { resetPassword } from '../../../../core/calls/account.ts';
import { InputError } from '../../../kernel/call/errors.ts';
import { type ContractService, handle } from '../../../kernel/call/handle.ts';
import { passwordErrors } from '../../accounts/account-rules.ts';
import { findAccountByName } from '../../accounts/accounts.ts';
import { isResetCode, useUpResetCode } from '../../accounts/password-reset.ts';
import { hashPassword } from '../../accounts/passwords.ts';
import { addressKey } from '../../limiter.ts';
import { raiseAccount } from '../../revocation.ts';
import type { AuthContext } from '../context/auth-context.ts';

/**
 * Sets a new password by a code. A wrong code and an unknown account get the same answer; the password is checked only afterwards, because its rules
 * depend on the account's names.
 */
export function resetPasswordService({ platform, limits }: AuthContext): ContractService {
  return handle(resetPassword, async ({ username, code, password, password_confirm }, call) => {
    const { database, events, audit, messages } = platform;
    const key = addressKey(call.ip);
    limits.reset.take(key);
    const account = await findAccountByName(database.read, username.trim());
    if (!account?.isEnabled || !(await isResetCode(database.read, account, code))) throw wrongCode();
    limits.reset.giveBack(key);
    const errors = await passwordErrors(password, password_confirm, [account.username, account.nickname, account.tel, account.email]);
    if (errors.length > 0) throw new InputError(errors);
    const passwordHash = await hashPassword(password);
    const tell = await database.transact(async (query) => {
      // Of two who use it at the same moment, one has it.
      if (!(await useUpResetCode(query, account.id, code))) throw wrongCode();
      await query.updateTable('account').set({ password: passwordHash }).where('id', '=', account.id).execute();
      // What was taken from the account meanwhile has made the code void.
      if ((await raiseAccount(query, account.id)) !== account.epoch + 1) throw wrongCode();
      await audit.record(query, call, { screen: 'user', recordId: account.id, verb: 'ResetPassword', before: null, after: null });
      return messages.notify(query, { to: { account: account.id }, text: texts.done });
    });
    await events.emit({ kind: 'account-changed', accountId: account.id });
    await tell();
    return null;
  });
}

const wrongCode = () => new InputError([{ field: 'code', code: 'reset', text: texts.wrong }]);
