import type { Parameter } from '../../../core/protocol/parameter.ts';
import type { Text } from '../../../core/text/text.ts';
import { InputError } from '../../kernel/call/errors.ts';
import type { Call } from '../../kernel/call/service.ts';
import type { CaptchaResult } from '../captcha/captcha.ts';
import type { AuthContext } from './auth-context.ts';

/** What a call sends along that asks for a captcha. Without effect where the operator switched captchas off. */
export const captchaParameters: Parameter[] = [
  {
    name: 'captcha',
    type: 'string',
    max: 20,
    text: { zh_cn: '图片中的四个字符，区分大小写；没有图片时不填', en: 'The four characters of the picture, in their case; nothing where there is no picture' },
  },
  {
    name: 'captcha_id',
    type: 'string',
    max: 64,
    text: { zh_cn: '来自 Platform.User.Captcha，5 分钟内只能用一次', en: 'From Platform.User.Captcha; good for one attempt within 5 minutes' },
  },
  {
    name: 'captcha_proof',
    type: 'string',
    max: 20,
    text: {
      zh_cn: '使 SHA-256(captcha_id + "." + captcha_proof) 的前 bits 个二进制位都为 0 的文本，例如从 0 起逐个尝试的整数；bits 来自 Platform.User.Captcha',
      en: 'A text that makes the first `bits` bits of SHA-256(captcha_id + "." + captcha_proof) zero, such as a number counted up from 0; `bits` is from Platform.User.Captcha',
    },
  },
];

/**
 * Throws InputError on the field `captcha` unless it was answered rightly. The riddle is used up either way.
 * @param name the account it must have been asked for, as `usernameKey` has it; null where any will do
 */
export async function checkCaptcha({ platform, captchas }: AuthContext, call: Call, name: string | null = null): Promise<void> {
  if (!platform.config.captcha) return;
  const { captcha = '', captcha_id = '', captcha_proof = '' } = call.params;
  const result = await captchas.check({ captchaId: String(captcha_id), letters: String(captcha), proof: String(captcha_proof), name });
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
