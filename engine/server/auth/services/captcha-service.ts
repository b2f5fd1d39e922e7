import { getCaptcha } from '../../../core/calls/account.ts';
import { type ContractService, handle } from '../../kernel/call/handle.ts';
import { usernameKey } from '../accounts/account-rules.ts';
import { captchaWork, withoutPicture } from '../captcha/captcha-work.ts';
import { addressKey } from '../limiter.ts';
import type { AuthContext } from './context/auth-context.ts';

/** Creates a captcha and its proof of work. `required` false means that neither is needed. */
export function captchaService({ platform, captchas, limits }: AuthContext): ContractService {
  return handle(getCaptcha, async ({ username = '', kind }, call) => {
    if (!platform.config.captcha) return { required: false, captcha_id: '', image: '' };
    limits.captcha.take(addressKey(call.ip));
    const name = usernameKey(username);
    const hasPicture = kind !== 'work';
    const bits = captchaWork(Math.max(limits.login.failuresFrom(call.ip), limits.login.failuresAt(name)));
    return { required: true, ...(await captchas.make({ bits: hasPicture ? bits : withoutPicture(bits), hasPicture, name })) };
  });
}
