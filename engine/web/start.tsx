import { createRoot, type Root } from 'react-dom/client';
import { webPlugins } from '../../generated/plugins.web.ts';
import type { PermissionAnswer } from '../core/calls/permission.ts';
import { siteBases } from '../core/protocol/site.ts';
import { earlyAnswersCome } from './api/early-answers.ts';
import { keepListening, onPushed } from './api/events.ts';
import { followMessages } from './api/load-messages.ts';
import { loadSession, reloadDiagnostics, reloadPermission, reloadProfile } from './api/load-session.ts';
import { loadScreen } from './api/use-screen.ts';
import { reloadOnRebuild } from './dev-reload.ts';
import { beginningOf } from './navigation/beginning-of.ts';
import { matchPage } from './navigation/match-page.ts';
import { pluginPage, registerWebPlugins } from './plugin/plugin-registry.ts';
import { App } from './shell/App.tsx';
import { localPageComponents } from './shell/page-host/local-page-components.ts';
import { preloadScreenPage } from './shell/page-host/screen-pages.ts';
import { listenForErrors } from './state/errors.ts';
import { startI18n } from './state/i18n.ts';
import { currentLanguage } from './state/language.ts';
import { session } from './state/session.ts';
import { homePath, pruneTabs, rememberTabs, showTab, tabKeyOf } from './state/tabs.ts';
import { readCookie } from './transport/cookies.ts';
import { currentSite, firstVisit, pageAddress } from './transport/login-address.ts';

declare const PORTICO_DEV: boolean;
/** Milliseconds a page is held back for what it will show: drawn once with everything it is there sooner than drawn first without. */
const patience = 50;

let words: Promise<void> | undefined;
/** Where the application is drawn, beside the document, before there is anything to show. */
let ahead: { element: HTMLElement; root: Root } | undefined;

/** What the application needs before anybody is known: the words, the code of the page a login mostly leads to, and what stands around all pages. */
export function prepare(): void {
  words ??= startI18n(currentLanguage());
  words.then(drawAhead, () => {
    // Whoever starts the application tells of the failure.
  });
  localPageComponents.home.preload();
}

function drawAhead(): void {
  if (ahead) return;
  const element = document.createElement('div');
  ahead = { element, root: createRoot(element) };
  ahead.root.render(<App isAhead />);
}

/**
 * Loads the session and the words, then shows the shell. early.ts has sent everybody without a token to the login page.
 * @param place gives the element that the shell is to stand in, the one it is given if there is one; asked when there is something to show
 */
export async function start(place: (drawn: HTMLElement | undefined) => HTMLElement): Promise<void> {
  listenForErrors(window);
  registerWebPlugins(webPlugins);
  session.token = readCookie('token');
  if (!session.token) return;
  if (currentSite() === 'admin') rememberTabs();
  const [failure] = await Promise.all([loadSession().catch((error: unknown) => error), words ?? startI18n(currentLanguage())]);
  const { permission } = session;
  const earlyAnswers = permission && prepareTabs(permission).then(earlyAnswersCome);
  await Promise.race([earlyAnswers, new Promise((resolve) => setTimeout(resolve, patience))]);
  if (session.isLeaving) return;
  const element = place(ahead?.element);
  const root = ahead?.root ?? createRoot(element);
  root.render(<App failure={failure} />);
  onPushed((event) => {
    // What changed before the stream stood, or while it was cut, was pushed to nobody.
    const isBehind = event.kind === 'hello' && event.version !== session.permission?.version;
    const isOther = event.kind === 'account-changed';
    if (isBehind || isOther || event.kind === 'screens-changed') void reloadPermission().catch(() => undefined);
    if (isOther || event.kind === 'site-changed') void reloadProfile();
    if (event.kind === 'hello' || event.kind === 'faults-changed') void reloadDiagnostics().catch(() => undefined);
  });
  followMessages(currentSite());
  void keepListening();
  if (PORTICO_DEV) void reloadOnRebuild();
}

/** Forgets restored tabs that lead nowhere, and asks for the first page's screen, code and rows. @returns when all is asked */
async function prepareTabs(permission: PermissionAnswer): Promise<void> {
  pruneTabs((path) => ['local', 'screen'].includes(matchPage(path, permission).kind));
  if (location.search === firstVisit) history.replaceState(null, '', pageAddress(beginningOf(permission)));
  const requested = tabKeyOf(location.pathname.slice(siteBases[currentSite()].length) || '/');
  const path = requested === '/' ? homePath : requested;
  // The router would be led there by a drawing of its own.
  if (path !== requested) history.replaceState(null, '', pageAddress(path));
  // On top from the first drawing on: otherwise home is drawn before whatever page was asked for.
  showTab(path, location.search);
  const first = matchPage(path, permission);
  if (first.kind === 'local') localPageComponents[first.page.name].preload();
  if (first.kind !== 'screen') return;
  const { page, id } = first;
  if (first.route.component !== undefined) pluginPage(first.route.component)?.preload({ ...(id !== undefined && { id }) });
  await loadScreen(first.route.screen, permission.version, path).then(
    (answer) => answer.screen.page === undefined && preloadScreenPage({ answer, page, id }),
    // The page tells of the failure.
    () => undefined,
  );
}
