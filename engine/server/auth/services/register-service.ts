import { texts } from '../../../../generated/words/engine-server/register-service.ts';
import { register } from '../../../core/calls/account.ts';
import { companyLevel, personalLevel } from '../../../core/protocol/levels.ts';
import type { InvalidField } from '../../../core/validation/invalid-field.ts';
import { InputError, refuse } from '../../kernel/call/errors.ts';
import { type ContractService, handle } from '../../kernel/call/handle.ts';
import type { SiteSettings } from '../../kernel/ports/site.ts';
import { passwordErrors, usernameErrors } from '../accounts/account-rules.ts';
import { addAccount } from '../accounts/accounts.ts';
import { readLevels } from '../accounts/levels.ts';
import { hashPassword } from '../accounts/passwords.ts';
import { addressKey } from '../limiter.ts';
import { recordLogin } from '../login-log.ts';
import type { AuthContext } from './context/auth-context.ts';
import { checkCaptcha } from './context/captcha-check.ts';

const levelOf = { personal: personalLevel, company: companyLevel };

/** Signs up a developer and signs him in. The level follows from the developer type; nothing else of an account can be set here. */
export function registerService(context: AuthContext): ContractService {
  const { platform, limits } = context;
  return handle(register, async ({ developer_type, username: name, nickname, tel, email, password, password_confirm, agreed, ...captcha }, call) => {
    const username = name.trim();
    limits.register.take(addressKey(call.ip));
    const { registration } = await platform.site.settings();
    if (!registration.isOpen) throw refuse('noRight', texts.closed);
    const errors = [
      ...missingErrors(registration, { tel, email, agreed }),
      ...usernameErrors(username),
      ...(await passwordErrors(
        password,
        password_confirm,
        [username, nickname, tel, email].map((own) => own ?? ''),
      )),
    ];
    if (errors.length > 0) throw new InputError(errors);
    await checkCaptcha(context, captcha);
    const { database, events } = platform;
    const level = levelOf[developer_type];
    const levels = await readLevels(database.read);
    if (!levels.some((row) => row.level === level && row.is_register)) throw refuse('noRight', texts.closed);
    const passwordHash = await hashPassword(password);
    const { id, session } = await database.transact(async (query) => {
      const own = { username, passwordHash, level, nickname, tel, email, ip: call.ip };
      const accountId = await addAccount(database, query, own);
      if (registration.isReviewed) await query.updateTable('account').set({ status: 'disabled' }).where('id', '=', accountId).execute();
      await recordLogin(database, query, call, { accountId, username, result: 'ok', isAdminLogin: false });
      for (const plugin of platform.plugins.plugins) await plugin.signedUp?.(platform, query, { id: accountId, username, language: call.language });
      if (registration.isReviewed) return { id: accountId, session: null };
      const opened = await platform.sessions.openWithin(query, { id: accountId, epoch: 0 }, { keep: false, ip: call.ip, userAgent: call.userAgent });
      return { id: accountId, session: opened };
    });
    await events.emit({ kind: 'account-changed', accountId: id });
    if (!session) return { id, username, role: level, is_reviewed: true };
    return { id, username, access_token: session.token, role: level, expires: session.expires, is_reviewed: false };
  });
}

/** Reports fields the site requires for sign-up, besides those of every account. */
function missingErrors(
  { requiresPhone, requiresEmail, agreement }: SiteSettings['registration'],
  { tel, email, agreed }: { tel?: string | undefined; email?: string | undefined; agreed: boolean },
): InvalidField[] {
  return [
    ...(requiresPhone && !tel ? [{ field: 'tel', code: 'required' as const, text: texts.phone }] : []),
    ...(requiresEmail && !email ? [{ field: 'email', code: 'required' as const, text: texts.email }] : []),
    ...(agreement && !agreed ? [{ field: 'agreed', code: 'required' as const, text: texts.agree }] : []),
  ];
}
