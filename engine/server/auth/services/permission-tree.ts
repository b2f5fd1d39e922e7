import { permissionsOf } from '../../../core/derive/permissions.ts';
import { plainText, type Text } from '../../../core/text/text.ts';
import type { Platform } from '../../kernel/platform.ts';

/** A page of the back-office with its verbs, as the assignment screens list them. */
export interface PageNode {
  key: string;
  label: Text;
  /** Section of the menu; null for pages that are in no section. */
  section: string | null;
  screen: string | null;
  verbs: { key: string; label: Text }[];
}

/**
 * Returns everything that can be granted: the nodes of the screens, then those that only services of plugins name. Leaves out pages that every
 * administrator may open.
 */
export function permissionTree(platform: Pick<Platform, 'screens' | 'services'>): PageNode[] {
  const pages = new Map<string, PageNode>();
  const verbs: { key: string; parent: string; label: Text }[] = [];
  for (const screen of platform.screens.all()) {
    if (screen.site !== 'admin' || screen.everyone) continue;
    const section = screen.menu === false ? null : screen.menu.section;
    for (const { key, parent, label } of permissionsOf(screen)) {
      if (parent === undefined) pages.set(key, { key, label, section, screen: screen.name, verbs: [] });
      else verbs.push({ key, parent, label });
    }
  }
  const known = new Set([...pages.keys(), ...verbs.map(({ key }) => key)]);
  for (const { access, title } of platform.services.all()) {
    for (const key of access.kind === 'permission' ? access.nodes : []) {
      const [parent = key, verb] = key.split('#');
      if (known.has(key) || isCommon(platform, parent)) continue;
      known.add(key);
      if (verb === undefined) pages.set(key, { key, label: title, section: null, screen: null, verbs: [] });
      else verbs.push({ key, parent, label: title });
    }
  }
  for (const { key, parent, label } of verbs) {
    const page = pages.get(parent) ?? { key: parent, label: plainText(parent), section: null, screen: null, verbs: [] };
    pages.set(parent, page);
    page.verbs.push({ key, label });
  }
  return [...pages.values()];
}

/** Returns every key that can be granted: pages, verbs, and `<page>#*` for a page with all its verbs. */
export function grantableKeys(tree: PageNode[]): Set<string> {
  return new Set(tree.flatMap((page) => [page.key, `${page.key}#*`, ...page.verbs.map((verb) => verb.key)]));
}

function isCommon(platform: Pick<Platform, 'screens'>, path: string): boolean {
  return platform.screens.all().some((screen) => screen.everyone && Object.values(screen.routes).includes(path));
}
