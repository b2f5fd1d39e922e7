import type { RouteKind } from '../descriptor/types.ts';
import type { Route } from './routes.ts';

interface MatchedRoute {
  route: Route;
  page: RouteKind;
  /** The last part of the path names a record. */
  hasId: boolean;
}

/** Returns the page of a screen at a path of its site; null if there is none. */
export function matchRoute(pathname: string, routes: readonly Route[]): MatchedRoute | null {
  const exact = routes.find((route) => route.path === pathname);
  const plain = exact && pageWithoutId(exact);
  if (exact && plain) return { route: exact, page: plain, hasId: false };
  const cut = pathname.lastIndexOf('/');
  const above = routes.find((route) => route.path === pathname.slice(0, cut));
  const page = above && pageWithId(above);
  return above && page && cut < pathname.length - 1 ? { route: above, page, hasId: true } : null;
}

/** Single screens, dashboards and hand-made pages stand without a record; of a list screen only its list and its empty form. */
function pageWithoutId({ kind, pages }: Route): RouteKind | undefined {
  return kind === 'list' ? pages.find((page) => page === 'list' || page === 'add') : pages[0];
}

function pageWithId({ kind, pages }: Route): RouteKind | undefined {
  if (kind === 'single' || kind === 'dashboard') return undefined;
  return kind === 'page' ? pages[0] : pages.find((page) => page === 'edit' || page === 'detail');
}
