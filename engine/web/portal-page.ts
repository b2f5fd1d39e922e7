import { applyTheme, followTheme } from './sign-in/look.ts';
import { readStored, writeStored } from './state/stored.ts';
import { readCookie } from './transport/cookies.ts';
import { keepForServer } from './transport/language-cookie.ts';

/**
 * Runs before the first paint of the portal's pages that the server draws. They need no script: this one gives them the theme, and has them sent
 * anew where the server could not know who reads, and in which language.
 */
const { documentElement: root } = document;
followTheme();

const stored = localStorage.getItem('language');
const requested = new URLSearchParams(location.search).get('language');
if (requested !== null && requested === root.dataset.language) {
  localStorage.setItem('language', requested);
  keepForServer(requested);
} else if (stored !== null && stored !== root.dataset.language) {
  keepForServer(stored);
  sendAnew('language');
}

addEventListener('DOMContentLoaded', () => {
  // A link from elsewhere brings no cookie along, though there is one.
  if (readCookie('token') !== '' && document.querySelector('.site-sign-in')) sendAnew('session');
  const theme = document.getElementById('theme');
  if (!theme) return;
  theme.hidden = false;
  theme.addEventListener('click', () => {
    const preferences = readStored('portico-preferences');
    writeStored('portico-preferences', { ...(typeof preferences === 'object' ? preferences : {}), theme: root.dataset.theme === 'dark' ? 'light' : 'dark' });
    applyTheme();
  });
});

/** Once for each reason and page: where the cookie is not believed, the page stays as it is. */
function sendAnew(reason: string): void {
  const place = `portal-${reason}`;
  if (sessionStorage.getItem(place) === location.href) return;
  sessionStorage.setItem(place, location.href);
  location.reload();
}
