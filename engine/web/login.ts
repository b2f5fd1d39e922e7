import { texts as loginTexts } from '../../generated/words/engine-web/login.ts';
import { texts } from '../../generated/words/engine-web/sign-in.ts';
import { userLogin } from '../core/calls/account.ts';
import { fetchAhead } from './sign-in/ahead.ts';
import { enter } from './sign-in/enter.ts';
import { deviceOf, keepDevice } from './sign-in/known-devices.ts';
import { activeLanguage, say } from './sign-in/messages.ts';
import { isCaptchaRequired, showAlert, startForm } from './sign-in/sign-in-form.ts';
import { siteOf } from './transport/login-address.ts';
import { send } from './transport/send.ts';

const isBackOffice = siteOf(location.pathname) === 'admin';

startForm({
  check: ({ username, password, captcha }) => ({
    ...(!username && { username: texts.accountMissing }),
    ...(!password && { password: loginTexts.passwordMissing }),
    ...(!captcha && isCaptchaRequired() && { captcha: texts.captchaMissing }),
  }),
  submit({ remember, ...values }) {
    const answer = send(
      userLogin.name,
      { ...values, device: deviceOf(values.username), is_admin_login: isBackOffice ? 1 : 0, keep_login: remember ? 1 : 0 },
      activeLanguage(),
    );
    fetchAhead();
    return answer;
  },
  onSuccess(answer, { username = '', remember }) {
    keepDevice(username, answer);
    enter(answer, username, Boolean(remember));
  },
});

const notice = sessionStorage.getItem('login-notice');
if (notice !== null) {
  sessionStorage.removeItem('login-notice');
  const again = say(loginTexts.logInAgain);
  showAlert(
    notice === ''
      ? again
      : say(loginTexts.logInAgainBecause)
          .replace('{again}', again)
          .replace('{notice}', () => notice),
  );
}

// The application comes while the person types: first its files, then, from those, the compiled modules. It runs once something is typed.
addEventListener('load', () => {
  for (const href of document.body.getAttribute(`data-prefetch-${activeLanguage()}`)?.split(' ') ?? []) {
    const link = document.createElement('link');
    link.rel = 'prefetch';
    link.href = href;
    link.onload = () => {
      link.onload = null;
      if (href.endsWith('.js')) link.rel = 'modulepreload';
    };
    document.head.append(link);
  }
});
addEventListener('input', () => setTimeout(fetchAhead), { once: true });
