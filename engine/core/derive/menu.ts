import type { Screen } from '../descriptor/types.ts';
import type { Text } from '../text/text.ts';
import { routesOf } from './routes.ts';

/** A heading below a section, which gathers screens. */
interface MenuGroup {
  name: string;
  label: Text;
  icon: string;
  order: number;
}

/** A section of the side menu, from `schemas/sections.json`. */
export interface MenuSection extends MenuGroup {
  /** Left out: the back-office. */
  site?: 'portal';
  groups?: MenuGroup[];
}

/** An entry of the menu: a section, a group or a page. */
export interface MenuNode {
  key: string;
  label: Text;
  icon?: string;
  /** Set on leaves. */
  path?: string;
  /** Of an entry that leads to a page it does not own: a path with its query, or a web address. */
  address?: string;
  children?: MenuNode[];
}

/**
 * Returns the menu of one site: sections with their groups and the pages the caller may open. If several screens without a group have several pages,
 * each becomes a group of its own; a group of one page is replaced by the page. Groups and sections without pages are left out.
 * @param mayOpen whether the caller has the permission node of a path
 */
export function menuOf(screens: Screen[], sections: MenuSection[], mayOpen: (path: string) => boolean): MenuNode[] {
  return [...sections].sort(byOrder).flatMap((section) => {
    const members = screens.flatMap((screen) => (screen.menu !== false && screen.menu.section === section.name ? [{ screen, menu: screen.menu }] : []));
    const pagesIn = (group: string | undefined) =>
      members.filter(({ menu }) => menu.group === group).map(({ screen, menu }) => ({ screen, order: menu.order, pages: pagesOf(screen, mayOpen) }));
    const alone = pagesIn(undefined).filter(({ pages }) => pages.length > 0);
    const isGathered = alone.filter(({ pages }) => pages.length > 1).length > 1;
    const entries = alone.map(({ screen, order, pages }) => ({
      ...{ order, name: screen.name },
      nodes: pages.length > 1 && isGathered ? [{ key: screen.name, label: screen.label, icon: iconOf(screen), children: pages }] : pages,
    }));
    const groups = (section.groups ?? []).map((group) => {
      const pages = pagesIn(group.name)
        .sort((a, b) => byOrder({ ...a, name: a.screen.name }, { ...b, name: b.screen.name }))
        .flatMap((member) => member.pages);
      const { name, order, label, icon } = group;
      return { order, name, nodes: pages.length > 1 ? [{ key: `${section.name}.${name}`, label, icon, children: pages }] : pages };
    });
    const children = [...entries, ...groups].sort(byOrder).flatMap(({ nodes }) => nodes);
    return children.length > 0 ? [{ key: section.name, label: section.label, icon: section.icon, children }] : [];
  });
}

/** Returns the path of the first page of a screen in the menu; undefined if it has none. */
export function menuPageOf(screen: Screen): string | undefined {
  return screen.menu === false ? undefined : pagesOf(screen, () => true)[0]?.path;
}

function pagesOf(screen: Screen, mayOpen: (path: string) => boolean): MenuNode[] {
  return routesOf(screen)
    .filter((route) => !route.hideInMenu && mayOpen(route.path))
    .map((route) => ({ key: route.path, label: route.title, icon: iconOf(screen), path: route.path }));
}

function byOrder(a: Pick<MenuGroup, 'order' | 'name'>, b: Pick<MenuGroup, 'order' | 'name'>): number {
  return a.order - b.order || a.name.localeCompare(b.name);
}

function iconOf(screen: Screen): string | undefined {
  return screen.menu === false ? undefined : screen.menu.icon;
}
