import type { PermissionAnswer } from '../../core/calls/permission.ts';
import { matchRoute } from '../../core/derive/match-route.ts';
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
  const { route, page, hasId } = found;
  return isGranted(permission, route.path) ? { kind: 'screen', route, page, ...(hasId && { id: lastPart(pathname) }) } : { kind: 'forbidden', route };
}

/** How the tab of a page behaves. */
export function tabRulesOf(pathname: string): TabRules {
  return localPageOf(pathname) ?? matchRoute(pathname, session.permission?.routes ?? [])?.route ?? {};
}

function lastPart(pathname: string): string {
  return decodeURIComponent(pathname.slice(pathname.lastIndexOf('/') + 1));
}
