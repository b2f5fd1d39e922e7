import type { Service } from '../../kernel/call/service.ts';
import { usernameKey } from '../accounts/account-rules.ts';
import { captchaWork, withoutPicture } from '../captcha/captcha-work.ts';
import { addressKey } from '../limiter.ts';
import type { AuthContext } from './auth-context.ts';

/**
 * A new picture for login or registration, and the work to do beside it: `{required, captcha_id, image, bits}`. `required` false means that
 * neither is asked for.
 */
export function captchaService({ platform, captchas, limits }: AuthContext): Service {
  return {
    name: 'Platform.User.Captcha',
    title: { zh_cn: '获取验证码', en: 'Get a captcha' },
    parameters: [
      {
        name: 'username',
        type: 'string',
        max: 100,
        text: {
          zh_cn: '将要登录的账号；该账号近来多次登录失败时，登录只接受为它获取的验证码',
          en: 'The account to sign in to; one that many sign-ins failed at takes no captcha but those asked for with its name',
        },
      },
      {
        name: 'kind',
        type: 'string',
        enum: ['picture', 'work'],
        default: 'picture',
        text: {
          zh_cn: 'work：看不清图片时，以约 16 倍的计算代替字符',
          en: 'work: about sixteen times the computing instead of the letters, for who cannot see the picture',
        },
      },
    ],
    access: { kind: 'public' },
    async handle(call) {
      if (!platform.config.captcha) return { required: false, captcha_id: '', image: '' };
      const { username = '', kind } = call.params;
      limits.captcha.take(addressKey(call.ip));
      const name = usernameKey(String(username));
      const hasPicture = kind !== 'work';
      const bits = captchaWork(Math.max(limits.login.failuresFrom(call.ip), limits.login.failuresAt(name)));
      return { required: true, ...(await captchas.make({ bits: hasPicture ? bits : withoutPicture(bits), hasPicture, name })) };
    },
  };
}
