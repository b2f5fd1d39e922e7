import { proxy, ref } from 'valtio/vanilla';
import type { ProfileAnswer } from '../../core/calls/account.ts';
import type { PermissionAnswer } from '../../core/calls/permission.ts';
import { readCookie, removeCookie, writeCookie } from '../transport/cookies.ts';
import { earlyCallsKey } from '../transport/early-calls.ts';
import { loginAddress, loginPage } from '../transport/login-address.ts';
import { nameSite } from './site-title.ts';

interface SessionState {
  token: string;
  profile: ProfileAnswer['profile'] | null;
  /** The pages carry who reads them. */
  hasWatermark: boolean;
  /** Address of the open platform, where the docs are. */
  platformDomain: string;
  permission: PermissionAnswer | null;
  /** The page is on its way to the login page: nothing may hold it back or complain any more. */
  isLeaving: boolean;
}

/** Who is logged in, and what they may do. Null members are filled before the first page shows. */
export const session = proxy<SessionState>({
  token: typeof document === 'undefined' ? '' : readCookie('token'),
  profile: null,
  hasWatermark: false,
  platformDomain: '',
  permission: null,
  isLeaving: false,
});

/** `member_level_name` outlives the page as the spec's cookie, for faces that do not load the profile. */
export function setProfile(answer: ProfileAnswer): void {
  session.profile = ref(answer.profile);
  nameSite(answer.site_title);
  session.hasWatermark = answer.has_watermark;
  session.platformDomain = answer.web_domain_url.open_api.url;
  writeCookie('member_level_name', answer.profile.member_level_name);
}

export function setPermission(answer: PermissionAnswer): void {
  session.permission = ref(answer);
}

/** True when the caller holds a permission node: a page's path, or `<path>#<Verb>`. */
export function isGranted(permission: Pick<PermissionAnswer, 'level' | 'paths'> | null, node: string): boolean {
  return permission !== null && (permission.level === 255 || permission.paths.includes(node));
}

/** Forgets everything about the account on this browser. */
export function clearSession(): void {
  session.token = '';
  session.profile = null;
  session.permission = null;
  for (const name of ['token', 'username', 'member_level_name']) removeCookie(name);
  localStorage.removeItem(earlyCallsKey);
}

/** The server does not know the token any more: to the login page, which shows `message` and leads back to this address. */
export function endSession(message: string): void {
  if (session.isLeaving) return;
  session.isLeaving = true;
  clearSession();
  sessionStorage.setItem('login-notice', message);
  location.assign(loginAddress(location));
}

/** The person logged out: to the login page, without a way back. */
export function leaveToLogin(): void {
  session.isLeaving = true;
  clearSession();
  location.assign(loginPage());
}
