import type { RouteKind, Screen, ScreenKind, TabRules } from '../descriptor/types.ts';
import { routeKinds } from '../descriptor/types.ts';
import type { Text } from '../text/text.ts';
import { oncePer } from './once-per.ts';

/** One page of the back-office or the console. */
export interface Route extends TabRules {
  /** Without the site's base and without the record: the record's id follows as a last path part on `edit` and `detail` pages. */
  path: string;
  screen: string;
  kind: ScreenKind;
  /** Which page of the screen. When one path serves two kinds (a file's `routes.form`), `add` is without and `edit` with an id. */
  pages: RouteKind[];
  title: Text;
  /** With a record, where the path stands for an empty form without one. */
  titleOfRecord?: Text;
  /** `<plugin>/<Component>` of a hand-made page. */
  component?: string;
  hideInMenu: boolean;
}

/** Returns the pages of a screen. Cached, because every start of the application reads those of all screens. */
export const routesOf: (screen: Screen) => readonly Route[] = oncePer(makeRoutes);

function makeRoutes(screen: Screen): Route[] {
  const routes = new Map<string, Route>();
  for (const page of routeKinds) {
    const path = screen.routes[page];
    if (path === undefined || !pageExists(screen, page)) continue;
    const inMenu = screen.menu !== false && screen.menu.entries.includes(page);
    const known = routes.get(path);
    if (known) {
      known.pages.push(page);
      known.titleOfRecord ??= screen.titles[page];
      known.hideInMenu &&= !inMenu;
      Object.assign(known, screen.tabRules[page]);
    } else {
      routes.set(path, {
        path,
        screen: screen.name,
        kind: screen.kind,
        pages: [page],
        title: screen.titles[page] ?? screen.label,
        component: screen.page,
        hideInMenu: !inMenu,
        ...screen.tabRules[page],
      });
    }
  }
  return [...routes.values()];
}

/** A list screen without an Add call has no add page, and so on. */
function pageExists(screen: Screen, page: RouteKind): boolean {
  if (screen.kind !== 'list') return true;
  switch (page) {
    case 'list':
      return screen.calls.List !== undefined;
    case 'add':
      return screen.calls.Add !== undefined;
    case 'edit':
      return screen.calls.Edit !== undefined;
    case 'detail':
      return screen.calls.Get !== undefined;
  }
}
