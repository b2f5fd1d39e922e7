import type { Service } from '../../gateway/service.ts';
import { addressKey } from '../limiter.ts';
import type { AuthContext } from './auth-context.ts';

/** A new picture for login or registration; `required` false means that none is asked for. */
export function captchaService({ platform, captchas, limits }: AuthContext): Service {
  return {
    name: 'Platform.User.Captcha',
    title: { zh_cn: '获取验证码', en: 'Get a captcha' },
    parameters: [],
    access: { kind: 'public' },
    async handle(call) {
      if (!platform.config.captcha) return { required: false, captcha_id: '', image: '' };
      limits.captcha.take(addressKey(call.ip));
      return { required: true, ...(await captchas.make()) };
    },
  };
}
