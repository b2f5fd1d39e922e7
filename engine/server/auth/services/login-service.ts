import { setTimeout } from 'node:timers/promises';
import { texts } from '../../../../generated/words/engine-server/login-service.ts';
import { userLogin } from '../../../core/calls/account.ts';
import { adminLevel } from '../../../core/protocol/levels.ts';
import { InputError, refuse } from '../../kernel/call/errors.ts';
import { type ContractService, handle } from '../../kernel/call/handle.ts';
import type { Call } from '../../kernel/call/service.ts';
import { usernameKey } from '../accounts/account-rules.ts';
import { type Account, findAccountByName } from '../accounts/accounts.ts';
import { verifyPassword } from '../accounts/passwords.ts';
import { captchaWork } from '../captcha/captcha-work.ts';
import { deviceToken, newDeviceId, readDevice } from '../known-device.ts';
import type { LoginTry } from '../login-limits.ts';
import { type LoginResult, recordLogin } from '../login-log.ts';
import type { AuthContext } from './context/auth-context.ts';
import { checkCaptcha } from './context/captcha-check.ts';

/** Signs in. An unknown account and a wrong password get the same answer in the same time. Only who knows the password learns that an account is disabled. */
export function loginService(context: AuthContext): ContractService {
  const { platform, limits } = context;
  const { keyring } = platform;
  return handle(userLogin, async ({ username = '', password = '', is_admin_login, keep_login, device = '', ...captcha }, call) => {
    const found = await findAccountByName(platform.database.read, username);
    const known = readDevice(keyring, device);
    // Of another account it is a stranger's; the name itself tells nothing.
    const deviceId = known !== null && known.accountId === found?.id ? known.id : null;
    const attempt: LoginTry = { ip: call.ip, name: usernameKey(username), device: deviceId };
    limits.login.takeAddress(attempt);
    // What an account that strangers fail at adds to the work is in captchas alone that were asked for with its name.
    const isDear = deviceId === null && captchaWork(limits.login.failuresAt(attempt.name)) > captchaWork(0);
    await checkCaptcha(context, captcha, isDear ? attempt.name : null);
    const account = await authenticate(context, call, { found, attempt, password, isAdminLogin: is_admin_login });
    limits.login.giveBackAddress(attempt);
    const { token, expires } = await platform.sessions.open(account, { keep: keep_login, ip: call.ip, userAgent: call.userAgent });
    return { access_token: token, role: account.level, expires, device: deviceToken(keyring, { id: deviceId ?? newDeviceId(), accountId: account.id }) };
  });
}

interface Attempt {
  found: Account | null;
  attempt: LoginTry;
  password: string;
  isAdminLogin: boolean;
}

async function authenticate({ platform, limits }: AuthContext, call: Call, { found: account, attempt, password, isAdminLogin }: Attempt): Promise<Account> {
  const { database } = platform;
  const pause = limits.login.takePassword(attempt);
  if (pause > 0) await setTimeout(pause);
  const isRight = await verifyPassword(password, account?.passwordHash ?? null);
  const record = (result: LoginResult) =>
    database.transact((query) =>
      recordLogin(database, query, call, { accountId: account?.id ?? null, username: account?.username ?? '', result, isAdminLogin }),
    );
  if (!account || !isRight) {
    await record('login');
    throw new InputError([{ field: 'password', code: 'login', text: texts.wrong }]);
  }
  limits.login.giveBack(attempt);
  if (!account.isEnabled) {
    await record('disabled');
    throw refuse('noRight', texts.disabled);
  }
  if (isAdminLogin && account.level < adminLevel) {
    await record('level');
    throw refuse('noRight', texts.notAdmin);
  }
  await record('ok');
  return account;
}
