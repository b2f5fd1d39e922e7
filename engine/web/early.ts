import { languageFacts } from '../../generated/words/languages.ts';
import { getProfile } from '../core/calls/account.ts';
import { getMyPermission } from '../core/calls/permission.ts';
import { defaultLanguage, isLanguage } from '../core/text/text.ts';
import { readCookie } from './transport/cookies.ts';
import { loginAddress, returnAddress } from './transport/login-address.ts';
import { postCall } from './transport/send.ts';

/**
 * Runs before the first paint of every page: theme and language, who must log in first and who already has. On the way into the
 * back-office or the portal it asks for the account, and for the rights in the former, while the application itself is still loading.
 */
const { documentElement: html, currentScript: script } = document;
const stored = localStorage.getItem('language');
const language = isLanguage(stored) ? stored : defaultLanguage;
html.lang = languageFacts[language].tag;

const theme = /"theme":"(\w+)"/.exec(localStorage.getItem('portico-preferences') ?? '')?.[1] ?? 'system';
html.dataset.theme = theme === 'system' ? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light') : theme;

const token = readCookie('token');
if (script?.dataset.page === 'login') {
  if (token) location.replace(returnAddress(new URLSearchParams(location.search).get('redirect'), location.origin, location.pathname));
} else if (script?.dataset.page === 'admin' && !token) {
  location.replace(loginAddress(location));
} else {
  const ask = (service: string) => postCall(service, { access_token: token }, language);
  if (token)
    window.porticoBoot = {
      profile: ask(getProfile.name),
      ...(script?.dataset.page === 'admin' && { permission: ask(getMyPermission.name) }),
    };
  for (const address of script?.dataset[language]?.split(' ') ?? []) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = address;
    document.head.append(link);
  }
}
