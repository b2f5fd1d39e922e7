import { matchPath } from 'react-router-dom';
import { lazyPage } from '../page/lazy-page.ts';
import type { PortalPlugin } from '../plugin/portal-plugin.ts';
import type { LazyPart } from '../widgets/base/lazy-part.ts';

export interface PortalRoute {
  path: string;
  /** Whose page it is, which is also the namespace of its words. */
  plugin: string;
  Page: LazyPart<object>;
}

/** The pages of all plugins; each loads when it is first shown. */
export function portalRoutes(plugins: PortalPlugin[]): PortalRoute[] {
  return plugins.flatMap(({ name, pages }) => Object.entries(pages).map(([path, load]) => ({ path, plugin: name, Page: lazyPage<object>(load) })));
}

/** Returns the first route that fits an address. */
export function routeAt(routes: PortalRoute[], pathname: string): PortalRoute | undefined {
  return routes.find(({ path }) => matchPath(path, pathname));
}
