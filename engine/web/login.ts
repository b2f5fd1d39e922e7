import { writeCookie } from './api/cookies.ts';
import { faceOf, returnAddress } from './api/login-address.ts';
import { send } from './api/send.ts';
import { activeLanguage, message } from './sign-in/messages.ts';
import { showAlert, startForm } from './sign-in/sign-in-form.ts';

const isBackOffice = faceOf(location.pathname) === 'admin';
/** Days the token cookie lives. */
const longSession = 30;
const shortSession = 1;

startForm({
  check: ({ username, password, captcha }) => ({
    ...(!username && { username: 'accountMissing' }),
    ...(!password && { password: 'passwordMissing' }),
    ...(!captcha && isCaptchaAsked() && { captcha: 'captchaMissing' }),
  }),
  submit: ({ remember, ...values }) =>
    send('Platform.User.UserLogin', { ...values, is_admin_login: isBackOffice ? 1 : 0, keep_login: remember ? 1 : 0 }, activeLanguage()),
  onSuccess({ data }, { username = '', remember }) {
    const token = typeof data === 'object' && data !== null && 'access_token' in data ? String(data.access_token) : '';
    writeCookie('token', token, remember ? longSession : shortSession);
    writeCookie('username', username, remember ? longSession : shortSession);
    location.replace(returnAddress(new URLSearchParams(location.search).get('redirect'), location.origin, location.pathname));
  },
});

const notice = sessionStorage.getItem('login-notice');
if (notice !== null) {
  sessionStorage.removeItem('login-notice');
  showAlert([message('logInAgain'), notice].filter(Boolean).join(activeLanguage() === 'en' ? ': ' : '：'));
}

function isCaptchaAsked(): boolean {
  return !document.getElementById('captcha-field')?.hidden;
}

// The application comes while the person types.
addEventListener('load', () => {
  for (const href of document.body.dataset.prefetch?.split(' ') ?? []) {
    const link = document.createElement('link');
    link.rel = 'prefetch';
    link.href = href;
    document.head.append(link);
  }
});
