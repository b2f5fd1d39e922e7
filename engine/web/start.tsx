import { createRoot } from 'react-dom/client';
import { webPlugins } from '../../generated/plugins.web.ts';
import type { PermissionAnswer } from '../core/calls/permission.ts';
import { keepListening, onPushed } from './api/events.ts';
import { loadSession, reloadFaults, reloadPermission } from './api/load-session.ts';
import { loadScreen } from './api/use-screen.ts';
import { reloadOnRebuild } from './dev-reload.ts';
import { matchPage } from './navigation/match-page.ts';
import { pluginPage, registerWebPlugins } from './plugin/plugin-registry.ts';
import { App } from './shell/App.tsx';
import { localPageComponents } from './shell/page-host/local-page-components.ts';
import { preloadScreenPage } from './shell/page-host/screen-pages.ts';
import { listenForErrors } from './state/errors.ts';
import { startI18n } from './state/i18n.ts';
import { currentLanguage } from './state/language.ts';
import { session } from './state/session.ts';
import { homePath, pruneTabs } from './state/tabs.ts';

declare const PORTICO_DEV: boolean;

/** Loads the session and the words, then shows the shell. early.ts has sent everybody without a token to the login page. */
export async function start(): Promise<void> {
  listenForErrors(window);
  registerWebPlugins(webPlugins);
  if (!session.token) return;
  const [failure] = await Promise.all([loadSession().catch((error: unknown) => error), startI18n(currentLanguage())]);
  const { permission } = session;
  if (permission) prepareTabs(permission);
  const root = document.getElementById('root');
  if (!root || session.isLeaving) return;
  createRoot(root).render(<App failure={failure} />);
  onPushed((event) => {
    // What changed before the stream stood, or while it was cut, was pushed to nobody.
    const isBehind = event.kind === 'hello' && event.version !== session.permission?.version;
    if (isBehind || event.kind === 'screens-changed') void reloadPermission().catch(() => undefined);
    if (event.kind === 'hello' || event.kind === 'faults-changed') void reloadFaults().catch(() => undefined);
  });
  void keepListening();
  if (PORTICO_DEV) void reloadOnRebuild();
}

/** Forgets restored tabs that lead nowhere, and asks for the first page's screen and code while React is still on its way to it. */
function prepareTabs(permission: PermissionAnswer): void {
  pruneTabs((path) => ['local', 'screen'].includes(matchPage(path, permission).kind));
  const first = matchPage(location.pathname.replace(/^\/admin\/?/, '/').replace(/^\/$/, homePath), permission);
  if (first.kind === 'local') localPageComponents[first.page.name].preload();
  if (first.kind !== 'screen') return;
  const { page, id } = first;
  loadScreen(first.route.screen, permission.version).then(
    (answer) => answer.screen.page === undefined && preloadScreenPage({ answer, page, id }),
    // The page tells of the failure.
    () => undefined,
  );
  if (first.route.component !== undefined) pluginPage(first.route.component)?.preload({ ...(id !== undefined && { id }) });
}
