import { texts } from '../../../../../generated/words/engine-server/captcha-check.ts';
import type { Text } from '../../../../core/text/text.ts';
import { InputError } from '../../../kernel/call/errors.ts';
import type { CaptchaResult } from '../../captcha/captcha.ts';
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
  answer: { code: 'captcha', text: texts.captcha },
  proof: {
    code: 'captcha_proof',
    text: texts.captchaProof,
  },
  name: {
    code: 'captcha_name',
    text: texts.captchaName,
  },
};
