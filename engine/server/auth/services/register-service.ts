import { companyLevel, personalLevel } from '../../../core/protocol/levels.ts';
import { InputError, refuse } from '../../kernel/call/errors.ts';
import type { Service } from '../../kernel/call/service.ts';
import { passwordFaults, usernameFaults } from '../accounts/account-rules.ts';
import { addAccount } from '../accounts/accounts.ts';
import { readLevels } from '../accounts/levels.ts';
import { hashPassword } from '../accounts/passwords.ts';
import { addressKey } from '../limiter.ts';
import { recordLogin } from '../login-log.ts';
import type { AuthContext } from './auth-context.ts';
import { captchaParameters, checkCaptcha } from './captcha-check.ts';

const levelOf = { personal: personalLevel, company: companyLevel };

/**
 * A developer signs up and is signed in: `{id, username, access_token, role, expires}`. The level follows from the developer type alone; nothing
 * else of an account can be set here.
 */
export function registerService(context: AuthContext): Service {
  const { platform, limits } = context;
  return {
    name: 'Platform.User.Register',
    title: { zh_cn: '注册开发者账号', en: 'Register as a developer' },
    parameters: [
      { name: 'developer_type', type: 'string', enum: ['personal', 'company'], default: 'personal' },
      { name: 'username', type: 'string', required: true, max: 30, title: '账号' },
      { name: 'nickname', type: 'string', max: 19, title: '姓名' },
      { name: 'tel', type: 'string', max: 30, format: 'phone', title: '电话' },
      { name: 'email', type: 'string', max: 200, format: 'email', title: '邮箱' },
      { name: 'password', type: 'string', required: true, max: 100, title: '密码' },
      { name: 'password_confirm', type: 'string', required: true, max: 100, title: '确认密码' },
      ...captchaParameters,
    ],
    access: { kind: 'public' },
    async handle(call) {
      const { developer_type, username: name, nickname, tel, email, password: plain, password_confirm } = call.params;
      const username = String(name).trim();
      const password = String(plain);
      limits.register.take(addressKey(call.ip));
      const faults = [
        ...usernameFaults(username),
        ...(await passwordFaults(
          password,
          String(password_confirm),
          [username, nickname, tel, email].map((own) => String(own ?? '')),
        )),
      ];
      if (faults.length > 0) throw new InputError(faults);
      await checkCaptcha(context, call);
      const { database, events } = platform;
      const level = levelOf[developer_type === 'company' ? 'company' : 'personal'];
      const levels = await readLevels(database.read);
      if (!levels.some((row) => row.level === level && row.is_register)) throw refuse('noRight', texts.closed);
      const passwordHash = await hashPassword(password);
      const text = (value: unknown) => (typeof value === 'string' ? value : undefined);
      const { id, session } = await database.transact(async (query) => {
        const own = { username, passwordHash, level, nickname: text(nickname), tel: text(tel), email: text(email), ip: call.ip };
        const accountId = await addAccount(database, query, own);
        await recordLogin(database, query, call, { accountId, username, result: 'ok', isAdminLogin: false });
        const opened = await platform.sessions.openWithin(query, { id: accountId, epoch: 0 }, { keep: false, ip: call.ip, userAgent: call.userAgent });
        return { id: accountId, session: opened };
      });
      await events.emit({ kind: 'account-changed', accountId: id });
      return { id, username, access_token: session.token, role: level, expires: session.expires };
    },
  };
}

const texts = {
  closed: { zh_cn: '暂未开放此类账号的注册', en: 'Registration for this kind of account is closed' },
};
