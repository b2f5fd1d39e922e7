import { texts as passwordTexts } from '../../generated/words/engine-web/new-password.ts';
import { texts as registerTexts } from '../../generated/words/engine-web/register.ts';
import { texts } from '../../generated/words/engine-web/sign-in.ts';
import { register } from '../core/calls/account.ts';
import type { AnswerFrom } from '../core/contract/define-call.ts';
import { enter } from './sign-in/enter.ts';
import { activeLanguage } from './sign-in/messages.ts';
import { passwordError } from './sign-in/password-error.ts';
import { element, type FieldTexts, isCaptchaRequired, startForm, type Values } from './sign-in/sign-in-form.ts';
import { firstVisit, siteOf } from './transport/login-address.ts';
import { send } from './transport/send.ts';

// The server knows the exact rules and says so at the field; these spare a wrong answer the way there.
const phonePattern = /^\+?[\d -]{7,20}$/;
const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const usernamePattern = /^[A-Za-z0-9_\u4e00-\u9fff]{2,30}$/;

startForm({
  check: errorsOf,
  submit: (values) => send(register.name, values, activeLanguage()),
  onSuccess(answer, { username = '' }) {
    const isReviewed = (answer.data as Partial<AnswerFrom<typeof register>>).is_reviewed === true;
    element('#registered-text', HTMLElement).hidden = isReviewed;
    element('#registered-review', HTMLElement).hidden = !isReviewed;
    // A new account is a developer's: the portal is open to it, the back-office is not.
    if (!isReviewed && siteOf(location.pathname) === 'portal') return enter(answer, username, false, firstVisit);
    element('form', HTMLFormElement).hidden = true;
    element('#registered', HTMLElement).hidden = false;
    element('#registered a', HTMLAnchorElement).focus();
  },
});

function errorsOf({ username = '', nickname = '', tel = '', email = '', password = '', password_confirm, captcha }: Values): FieldTexts {
  return {
    ...(!usernamePattern.test(username) && { username: username ? registerTexts.accountWrong : texts.accountMissing }),
    ...([...nickname].length >= 20 && { nickname: registerTexts.nameTooLong }),
    ...(tel && !phonePattern.test(tel) && { tel: registerTexts.phoneWrong }),
    ...(email && !emailPattern.test(email) && { email: registerTexts.emailWrong }),
    ...passwordError(password),
    ...(password !== password_confirm && { password_confirm: passwordTexts.passwordsDiffer }),
    ...(!captcha && isCaptchaRequired() && { captcha: texts.captchaMissing }),
  };
}
