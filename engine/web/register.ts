import { formatFault } from '../core/validation/formats.ts';
import { send } from './api/send.ts';
import { activeLanguage, type MessageKey } from './sign-in/messages.ts';
import { element, startForm, type Values } from './sign-in/sign-in-form.ts';

const usernamePattern = /^[A-Za-z0-9_\u4e00-\u9fff]{2,30}$/;

startForm({
  check: faultsOf,
  submit: (values) => send('Platform.User.Register', values, activeLanguage()),
  onSuccess() {
    element('form', HTMLFormElement).hidden = true;
    element('#registered', HTMLElement).hidden = false;
    element('#registered a', HTMLAnchorElement).focus();
  },
});

function faultsOf({
  username = '',
  nickname = '',
  tel = '',
  email = '',
  password = '',
  password_confirm,
  captcha,
}: Values): Partial<Record<string, MessageKey>> {
  const isCaptchaAsked = !element('#captcha-field', HTMLElement).hidden;
  return {
    ...(!usernamePattern.test(username) && { username: username ? 'accountWrong' : 'accountMissing' }),
    ...([...nickname].length >= 20 && { nickname: 'nameTooLong' }),
    ...(tel && formatFault('phone', tel) && { tel: 'phoneWrong' }),
    ...(email && formatFault('email', email) && { email: 'emailWrong' }),
    ...passwordFault(password),
    ...(password !== password_confirm && { password_confirm: 'passwordsDiffer' }),
    ...(isCaptchaAsked && !captcha && { captcha: 'captchaMissing' }),
  };
}

function passwordFault(password: string): { password?: MessageKey } {
  if (/\s/.test(password)) return { password: 'passwordSpaces' };
  return formatFault('password', password) ? { password: 'passwordLength' } : {};
}
