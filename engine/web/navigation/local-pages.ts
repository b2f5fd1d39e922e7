import { homePath } from '../state/tabs.ts';

export type LocalPageName = 'home' | 'params' | 'query' | 'errorLog' | '401' | '500';

/** A page of the shell itself, beside those the screens bring. Its title is `shell:pages.<name>`. */
export interface LocalPage {
  path: string;
  name: LocalPageName;
  /** The last path part is a value: `/argu/params/12`. */
  hasId?: boolean;
  /** Its state goes as soon as another tab is on top. */
  notCache?: boolean;
  /** Asks before it closes, whether or not something changed. */
  beforeCloseName?: string;
}

export const localPages: LocalPage[] = [
  { path: homePath, name: 'home' },
  { path: '/argu/params', name: 'params', hasId: true, notCache: true, beforeCloseName: 'before_close_normal' },
  { path: '/argu/query', name: 'query' },
  { path: '/error-log', name: 'errorLog' },
  { path: '/401', name: '401' },
  { path: '/500', name: '500' },
];

/** The shell's page at a path, or undefined. */
export function localPageOf(pathname: string): LocalPage | undefined {
  const cut = pathname.lastIndexOf('/');
  const hasLastPart = cut < pathname.length - 1;
  return localPages.find(({ path, hasId }) => (hasId ? path === pathname.slice(0, cut) && hasLastPart : path === pathname));
}
