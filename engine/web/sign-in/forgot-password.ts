import { texts } from '../../../generated/words/engine-web/sign-in.ts';
import { forgotPassword } from '../../core/calls/account.ts';
import type { AnswerFrom } from '../../core/contract/define-call.ts';
import { send } from '../transport/send.ts';
import { activeLanguage } from './messages.ts';
import { element, isCaptchaRequired, startForm } from './sign-in-form.ts';

startForm({
  check: ({ username, captcha }) => ({
    ...(!username && { username: texts.accountMissing }),
    ...(!captcha && isCaptchaRequired() && { captcha: texts.captchaMissing }),
  }),
  submit: (values) => send(forgotPassword.name, values, activeLanguage()),
  onSuccess({ data }) {
    const { sends_letters = false } = (data ?? {}) as Partial<AnswerFrom<typeof forgotPassword>>;
    element('#by-letter', HTMLElement).hidden = !sends_letters;
    element('#by-admin', HTMLElement).hidden = sends_letters;
    element('form', HTMLFormElement).hidden = true;
    element('#sent', HTMLElement).hidden = false;
    element('#sent a', HTMLAnchorElement).focus();
  },
});
