import { resetPassword } from '../../core/calls/account.ts';
import { send } from '../transport/send.ts';
import { activeLanguage, message } from './messages.ts';
import { passwordFault } from './password-fault.ts';
import { startForm } from './sign-in-form.ts';

startForm({
  check: ({ username, code, password = '', password_confirm }) => ({
    ...(!username && { username: 'accountMissing' }),
    ...(!code && { code: 'codeMissing' }),
    ...passwordFault(password),
    ...(password !== password_confirm && { password_confirm: 'passwordsDiffer' }),
  }),
  submit: (values) => send(resetPassword.name, values, activeLanguage()),
  onSuccess() {
    sessionStorage.setItem('login-notice', message('passwordChanged'));
    location.assign(location.pathname.replace('reset-password', 'login') + location.search);
  },
});
