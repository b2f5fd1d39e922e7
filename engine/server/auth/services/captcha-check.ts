import type { Text } from '../../../core/text/text.ts';
import { InputError } from '../../kernel/call/errors.ts';
import type { CaptchaResult } from '../captcha/captcha.ts';
import type { AuthContext } from './auth-context.ts';

/** What a call sends along that asks for a captcha. */
interface CaptchaAnswered {
  captcha?: string;
  captcha_id?: string;
  captcha_proof?: string;
}

/**
 * Throws InputError on the field `captcha` unless it was answered rightly. The riddle is used up either way.
 * @param name the account it must have been asked for, as `usernameKey` has it; null where any will do
 */
export async function checkCaptcha({ platform, captchas }: AuthContext, answered: CaptchaAnswered, name: string | null = null): Promise<void> {
  if (!platform.config.captcha) return;
  const { captcha = '', captcha_id = '', captcha_proof = '' } = answered;
  const result = await captchas.check({ captchaId: captcha_id, letters: captcha, proof: captcha_proof, name });
  if (result === 'ok') return;
  const { code, text } = refusals[result];
  throw new InputError([{ field: 'captcha', code, text }]);
}

const refusals: Record<Exclude<CaptchaResult, 'ok'>, { code: string; text: Text }> = {
  answer: { code: 'captcha', text: { zh_cn: '验证码错误或已过期，请注意区分大小写', en: 'The captcha is wrong or has expired; upper and lower case differ' } },
  proof: {
    code: 'captcha_proof',
    text: {
      zh_cn: '验证码的计算验证（captcha_proof）缺失或不符：页面可能已过期，请刷新页面后重试',
      en: 'The proof of work of the captcha (captcha_proof) is missing or wrong: the page may be out of date; reload it and try again',
    },
  },
  name: {
    code: 'captcha_name',
    text: {
      zh_cn: '该账号近来多次登录失败，请使用为该账号获取的新验证码（username）',
      en: 'Many sign-ins to this account failed lately: answer a new captcha that was asked for with this account (username)',
    },
  },
};
