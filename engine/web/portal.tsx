import { createRoot } from 'react-dom/client';
import { portalPlugins } from '../../generated/plugins.portal.ts';
import { reloadOnRebuild } from './dev-reload.ts';
import { loadReader } from './portal/load-reader.ts';
import { PortalApp } from './portal/PortalApp.tsx';
import { portalRoutes, routeAt } from './portal/portal-routes.ts';
import { siteFacts } from './portal/site-facts.ts';
import { listenForErrors } from './state/errors.ts';
import { startI18n } from './state/i18n.ts';
import { currentLanguage } from './state/language.ts';
import { nameSite } from './state/site-title.ts';

declare const PORTICO_DEV: boolean;

void start();

/** The portal: who reads, if anybody signed in, the words and the code of the first page, all at once; then the page. */
async function start(): Promise<void> {
  listenForErrors(window);
  nameSite(siteFacts().title);
  const routes = portalRoutes(portalPlugins);
  const first = routeAt(routes, location.pathname);
  first?.Page.preload();
  await Promise.all([loadReader(), startI18n(currentLanguage(), first?.plugin)]);
  const root = document.getElementById('root');
  if (root) createRoot(root).render(<PortalApp routes={routes} />);
  if (PORTICO_DEV) void reloadOnRebuild();
}
