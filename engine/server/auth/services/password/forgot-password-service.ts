import { texts } from '../../../../../generated/words/engine-server/forgot-password-service.ts';
import { forgotPassword } from '../../../../core/calls/account.ts';
import { fillText } from '../../../../core/text/text.ts';
import { type ContractService, handle } from '../../../kernel/call/handle.ts';
import type { Call } from '../../../kernel/call/service.ts';
import { logError } from '../../../kernel/process/error-log.ts';
import { type Account, findAccountByName } from '../../accounts/accounts.ts';
import { issueResetCode } from '../../accounts/password-reset.ts';
import { addressKey } from '../../limiter.ts';
import { type AuthContext, lettersInARow } from '../context/auth-context.ts';
import { checkCaptcha } from '../context/captcha-check.ts';

/** Issues a code that sets a new password. Nobody can find out which accounts exist or have an address, or fill somebody's mailbox. */
export function forgotPasswordService(context: AuthContext): ContractService {
  const { platform, limits } = context;
  return handle(forgotPassword, async ({ username, ...captcha }, call) => {
    limits.reset.take(addressKey(call.ip));
    await checkCaptcha(context, captcha);
    const account = await findAccountByName(platform.database.read, username.trim());
    if (account?.isEnabled && limits.resetLetters.spent(String(account.id)) <= lettersInARow - 1) {
      limits.resetLetters.note(String(account.id));
      // Not waited for: how long it takes would tell that there is such an account.
      offerCode(context, account, call).catch((error: unknown) => logError(call.requestId, error));
    }
    return { sends_letters: platform.mail.isConfigured };
  });
}

async function offerCode({ platform }: AuthContext, account: Account, call: Call): Promise<void> {
  const tell = await platform.database.transact(async (query) => {
    if (!platform.mail.isConfigured || account.email === '') {
      const tells = [];
      for (const plugin of platform.plugins.plugins) tells.push(await plugin.passwordForgotten?.(platform, query, account, call));
      return tells;
    }
    const code = await issueResetCode(query, account, 'letter');
    const text = fillText(texts.letter, { username: account.username, code });
    await platform.mail.send(query, { kind: 'account/reset', to: account.email, subject: texts.subject, text });
    return [];
  });
  for (const each of tell) await each?.();
}
