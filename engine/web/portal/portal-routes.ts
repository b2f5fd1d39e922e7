import { createElement } from 'react';
import { matchPath } from 'react-router-dom';
import { lazyPage } from '../page/lazy-page.ts';
import type { PortalPlugin } from '../plugin/portal-plugin.ts';
import { portalHome } from '../transport/login-address.ts';
import { type LazyPart, lazyPart } from '../widgets/base/lazy-part.ts';
import type { PortalHomeProps } from './PortalHomePage.tsx';

export interface PortalRoute {
  path: string;
  /** Whose page it is, which is also the namespace of its words; nothing for the portal's own. */
  plugin: string | undefined;
  Page: LazyPart<object>;
}

/** The portal's home and the pages of all plugins; each loads when it is first shown. */
export function portalRoutes(plugins: PortalPlugin[]): PortalRoute[] {
  const home = { path: portalHome, plugin: undefined, Page: homePage(plugins) };
  const others = plugins.flatMap(({ name, pages }) => Object.entries(pages).map(([path, load]) => ({ path, plugin: name, Page: lazyPage<object>(load) })));
  return [home, ...others];
}

export function routeAt(routes: PortalRoute[], pathname: string): PortalRoute | undefined {
  return routes.find(({ path }) => matchPath(path, pathname));
}

function homePage(plugins: PortalPlugin[]): LazyPart<object> {
  const Home = lazyPage<PortalHomeProps>(() => import('./PortalHomePage.tsx'));
  const parts = plugins.flatMap(({ name, home }) => (home ? [{ name, Part: lazyPart<object>(home) }] : []));
  return Object.assign(() => createElement(Home, { parts }), { preload: () => Home.preload() });
}
