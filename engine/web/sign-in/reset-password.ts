import { texts as passwordTexts } from '../../../generated/words/engine-web/new-password.ts';
import { texts as resetTexts } from '../../../generated/words/engine-web/reset-password.ts';
import { texts } from '../../../generated/words/engine-web/sign-in.ts';
import { resetPassword } from '../../core/calls/account.ts';
import { send } from '../transport/send.ts';
import { activeLanguage, say } from './messages.ts';
import { passwordError } from './password-error.ts';
import { startForm } from './sign-in-form.ts';

startForm({
  check: ({ username, code, password = '', password_confirm }) => ({
    ...(!username && { username: texts.accountMissing }),
    ...(!code && { code: resetTexts.codeMissing }),
    ...passwordError(password),
    ...(password !== password_confirm && { password_confirm: passwordTexts.passwordsDiffer }),
  }),
  submit: (values) => send(resetPassword.name, values, activeLanguage()),
  onSuccess() {
    sessionStorage.setItem('login-notice', say(resetTexts.passwordChanged));
    location.assign(location.pathname.replace('reset-password', 'login') + location.search);
  },
});
