import { getProfile } from '../core/calls/account.ts';
import { getMyConsole, getMyPermission } from '../core/calls/permission.ts';
import { loadConsoleScreenAt, loadScreenAt } from '../core/calls/screens/screen.ts';
import { applyLook } from './sign-in/look.ts';
import { readStored } from './state/stored.ts';
import { readCookie } from './transport/cookies.ts';
import { type EarlyCall, earlyCallsKey, keyOfEarly } from './transport/early-calls.ts';
import { loginAddress } from './transport/login-address.ts';
import { postCall } from './transport/send.ts';

/**
 * Runs before the first paint of the applications: theme and language, and who must log in first. On the way into the back-office, the
 * console or the portal it asks for the account, for the rights in the former two, and for what the page asked when it was opened last, or the
 * screen at its path when it was not, while the application itself is still loading.
 */
const { currentScript: script } = document;
const language = applyLook();
const site = script?.dataset.page ?? '';
const [permission, screenAt] = { admin: [getMyPermission.name, loadScreenAt.name], console: [getMyConsole.name, loadConsoleScreenAt.name] }[site] ?? [];
const token = readCookie('token');

if (permission && !token) location.replace(loginAddress(location));
else {
  if (token) {
    const address = location.pathname + location.search;
    const stored = readStored(earlyCallsKey) as Record<string, EarlyCall[]> | null;
    const path = location.pathname.slice(site.length + 1);
    const ofPage: EarlyCall[] = stored?.[address] ?? (screenAt && path.length > 1 ? [[screenAt, { path }]] : []);
    const calls: EarlyCall[] = [[getProfile.name, {}], ...(permission ? [[permission, {}] as EarlyCall] : []), ...ofPage];
    const answers: Record<string, Promise<Response>> = {};
    for (const [service, params] of calls) answers[keyOfEarly(service, params)] ??= postCall(service, { access_token: token, ...params }, language);
    window.porticoBoot = { address, answers };
  }
  for (const address of script?.dataset[language]?.split(' ') ?? []) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = address;
    document.head.append(link);
  }
}
