import type { TabRules } from '../../core/descriptor/types.ts';
import { homePath } from '../state/tabs.ts';
import { currentSite } from '../transport/login-address.ts';

export type LocalPageName = 'home' | 'params' | 'query' | 'errorLog' | '401' | '500';

/** A page of the shell itself, beside those the screens bring. Its title is `shell:pages.<name>`. */
export interface LocalPage extends TabRules {
  path: string;
  name: LocalPageName;
  /** The last path part is a value: `/argu/params/12`. */
  hasId?: boolean;
}

const onEverySite: LocalPage[] = [
  { path: homePath, name: 'home' },
  { path: '/401', name: '401' },
  { path: '/500', name: '500' },
];

const ofBackOffice: LocalPage[] = [
  { path: '/argu/params', name: 'params', hasId: true, notCache: true, confirmClose: true },
  { path: '/argu/query', name: 'query' },
  { path: '/error-log', name: 'errorLog' },
];

/** Those of this page's site. */
export function localPages(): LocalPage[] {
  return currentSite() === 'admin' ? [...onEverySite, ...ofBackOffice] : onEverySite;
}

/** The shell's page at a path, or undefined. */
export function localPageOf(pathname: string): LocalPage | undefined {
  const cut = pathname.lastIndexOf('/');
  const hasLastPart = cut < pathname.length - 1;
  return localPages().find(({ path, hasId }) => (hasId ? path === pathname.slice(0, cut) && hasLastPart : path === pathname));
}
