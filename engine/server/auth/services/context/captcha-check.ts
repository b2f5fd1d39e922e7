import { texts } from '../../../../../generated/words/engine-server/captcha-check.ts';
import type { Text } from '../../../../core/text/text.ts';
import { InputError } from '../../../kernel/call/errors.ts';
import type { CaptchaResult } from '../../captcha/captcha.ts';
import type { AuthContext } from './auth-context.ts';

/** Parameters of a call that requires a captcha. */
interface CaptchaAnswered {
  captcha?: string;
  captcha_id?: string;
  captcha_proof?: string;
}

/**
 * Checks the answer of a captcha, which is consumed either way.
 * @param name the account it must have been issued for, as `usernameKey` returns it; null if any will do
 * @throws InputError on the field `captcha` for a wrong answer
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
