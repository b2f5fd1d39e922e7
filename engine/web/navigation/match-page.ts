import type { PermissionAnswer } from '../../core/calls/permission.ts';
import type { Route } from '../../core/derive/routes.ts';
import type { RouteKind, TabRules } from '../../core/descriptor/types.ts';
import { isGranted, session } from '../state/session.ts';
import { type LocalPage, localPageOf } from './local-pages.ts';

export type MatchedPage =
  | { kind: 'local'; page: LocalPage; id?: string }
  | { kind: 'screen'; route: Route; page: RouteKind; id?: string }
  | { kind: 'forbidden'; route: Route }
  | { kind: 'missing' };

/** Which page stands at a path, and whether this caller may see it: a route that exists without a grant is 401, an unknown one 404. */
export function matchPage(pathname: string, permission: Pick<PermissionAnswer, 'routes' | 'paths' | 'level'>): MatchedPage {
  const local = localPageOf(pathname);
  if (local) return { kind: 'local', page: local, ...(local.hasId && { id: lastPart(pathname) }) };
  const found = matchRoute(pathname, permission.routes);
  if (!found) return { kind: 'missing' };
  return isGranted(permission, found.route.path) ? { kind: 'screen', ...found } : { kind: 'forbidden', route: found.route };
}

/** How the tab of a page behaves. */
export function tabRulesOf(pathname: string): TabRules {
  return localPageOf(pathname) ?? matchRoute(pathname, session.permission?.routes ?? [])?.route ?? {};
}

function matchRoute(pathname: string, routes: readonly Route[]): { route: Route; page: RouteKind; id?: string } | null {
  const exact = routes.find((route) => route.path === pathname);
  const plain = exact && pageWithoutId(exact);
  if (exact && plain) return { route: exact, page: plain };
  const cut = pathname.lastIndexOf('/');
  const above = routes.find((route) => route.path === pathname.slice(0, cut));
  const page = above && pageWithId(above);
  return above && page && cut < pathname.length - 1 ? { route: above, page, id: lastPart(pathname) } : null;
}

/** Single screens, dashboards and hand-made pages stand without a record; of a list screen only its list and its empty form. */
function pageWithoutId({ kind, pages }: Route): RouteKind | undefined {
  return kind === 'list' ? pages.find((page) => page === 'list' || page === 'add') : pages[0];
}

function pageWithId({ kind, pages }: Route): RouteKind | undefined {
  if (kind === 'single' || kind === 'dashboard') return undefined;
  return kind === 'page' ? pages[0] : pages.find((page) => page === 'edit' || page === 'detail');
}

function lastPart(pathname: string): string {
  return decodeURIComponent(pathname.slice(pathname.lastIndexOf('/') + 1));
}
