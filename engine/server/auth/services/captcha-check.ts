import type { Parameter } from '../../../core/protocol/parameter.ts';
import { InputError } from '../../errors.ts';
import type { Call } from '../../gateway/service.ts';
import type { AuthContext } from './auth-context.ts';

/** What a call sends along that asks for a captcha. Without effect where the operator switched captchas off. */
export const captchaParameters: Parameter[] = [
  { name: 'captcha', type: 'string', max: 20, text: { zh_cn: '图片中的四个字符，区分大小写', en: 'The four characters of the picture, in their case' } },
  {
    name: 'captcha_id',
    type: 'string',
    max: 64,
    text: { zh_cn: '来自 Platform.User.Captcha，5 分钟内只能用一次', en: 'From Platform.User.Captcha; good for one attempt within 5 minutes' },
  },
];

/** Throws InputError on the field `captcha` unless it was answered rightly. The riddle is used up either way. */
export async function checkCaptcha({ platform, captchas }: AuthContext, call: Call): Promise<void> {
  if (!platform.config.captcha) return;
  const { captcha = '', captcha_id = '' } = call.params;
  if (!(await captchas.check(String(captcha_id), String(captcha)))) throw new InputError([{ field: 'captcha', code: 'captcha', text: texts.wrong }]);
}

const texts = {
  wrong: { zh_cn: '验证码错误或已过期，请注意区分大小写', en: 'The captcha is wrong or has expired; upper and lower case differ' },
};
