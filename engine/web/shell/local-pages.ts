import type { ComponentType } from 'react';
import { homePath } from '../state/tabs.ts';

/** A page of the shell itself, beside those the screens bring. Its title is `shell:pages.<name>`. */
export interface LocalPage {
  path: string;
  name: string;
  /** The last path part is a value: `/argu/params/12`. */
  hasId?: boolean;
  /** Its state goes as soon as another tab is on top. */
  notCache?: boolean;
  /** Asks before it closes, whether or not something changed. */
  beforeCloseName?: string;
  load(): Promise<{ default: ComponentType<{ id?: string }> }>;
}

export const localPages: LocalPage[] = [
  { path: homePath, name: 'home', load: () => import('./pages/HomePage.tsx') },
  {
    path: '/argu/params',
    name: 'params',
    hasId: true,
    notCache: true,
    beforeCloseName: 'before_close_normal',
    load: () => import('./pages/ParamsPage.tsx'),
  },
  { path: '/argu/query', name: 'query', load: () => import('./pages/QueryPage.tsx') },
  { path: '/error-log', name: 'errorLog', load: () => import('./pages/ErrorLogPage.tsx') },
  { path: '/401', name: '401', load: () => import('./pages/ForbiddenPage.tsx') },
  { path: '/500', name: '500', load: () => import('./pages/FaultPage.tsx') },
];

/** The shell's page at a path, or undefined. */
export function localPageOf(pathname: string): LocalPage | undefined {
  return localPages.find((page) =>
    page.hasId ? pathname.startsWith(`${page.path}/`) && !pathname.slice(page.path.length + 1).includes('/') : page.path === pathname,
  );
}
