import type { Screen } from '../descriptor/types.ts';
import type { Text } from '../text/text.ts';
import { routesOf } from './routes.ts';

/** A section of the side menu, from `schemas/sections.json`. */
export interface MenuSection {
  name: string;
  label: Text;
  icon: string;
  order: number;
}

export interface MenuNode {
  key: string;
  label: Text;
  icon?: string;
  /** Set on leaves. */
  path?: string;
  children?: MenuNode[];
}

/**
 * The menu of one site: sections with the pages the caller may open. A screen with several pages in the menu becomes
 * a group unless it is alone in its section. Sections and groups without a page are left out.
 * @param mayOpen tells whether the caller holds the permission node of a path
 */
export function menuOf(screens: Screen[], sections: MenuSection[], mayOpen: (path: string) => boolean): MenuNode[] {
  return [...sections]
    .sort((a, b) => a.order - b.order)
    .flatMap((section) => {
      const members = screens.filter((screen) => screen.menu !== false && screen.menu.section === section.name).sort(byMenuOrder);
      const groups = members.map((screen) => ({ screen, pages: pagesOf(screen, mayOpen) })).filter(({ pages }) => pages.length > 0);
      const children = groups.flatMap(({ screen, pages }) =>
        pages.length === 1 || groups.length === 1 ? pages : [{ key: screen.name, label: screen.label, icon: iconOf(screen), children: pages }],
      );
      return children.length > 0 ? [{ key: section.name, label: section.label, icon: section.icon, children }] : [];
    });
}

/** The first page of a screen in the menu, or undefined. */
export function menuPageOf(screen: Screen): string | undefined {
  return screen.menu === false ? undefined : pagesOf(screen, () => true)[0]?.path;
}

function pagesOf(screen: Screen, mayOpen: (path: string) => boolean): MenuNode[] {
  return routesOf(screen)
    .filter((route) => !route.hideInMenu && mayOpen(route.path))
    .map((route) => ({ key: route.path, label: route.title, icon: iconOf(screen), path: route.path }));
}

function byMenuOrder(a: Screen, b: Screen): number {
  const order = (screen: Screen) => (screen.menu === false ? 0 : screen.menu.order);
  return order(a) - order(b) || a.name.localeCompare(b.name);
}

function iconOf(screen: Screen): string | undefined {
  return screen.menu === false ? undefined : screen.menu.icon;
}
