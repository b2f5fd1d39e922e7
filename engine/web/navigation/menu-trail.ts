import type { PermissionAnswer } from '../../core/calls/permission.ts';
import type { MenuNode } from '../../core/derive/menu.ts';
import { matchPage } from './match-page.ts';

interface TrailStep {
  node: MenuNode;
  /** The nodes beside it, itself included. */
  siblings: readonly MenuNode[];
}

export interface MenuTrail {
  /** From section to page; empty for pages that hang nowhere. */
  steps: TrailStep[];
  /** The last step is the page itself; otherwise the page hangs below it, as an edit page below its list. */
  isInMenu: boolean;
}

/** Where a path stands in the menu: itself, or the page of the same screen that the menu shows. */
export function menuTrail(path: string, permission: PermissionAnswer): MenuTrail {
  const shown = trailTo(permission.menu, (node) => node.path === path);
  if (shown) return { steps: shown, isInMenu: true };
  const matched = matchPage(path, permission);
  if (matched.kind !== 'screen' && matched.kind !== 'forbidden') return { steps: [], isInMenu: false };
  const { screen, path: own } = matched.route;
  const related = new Set(permission.routes.filter((route) => route.screen === screen).map((route) => route.path));
  const steps = trailTo(permission.menu, (node) => node.path !== undefined && related.has(node.path)) ?? trailToNeighbour(permission.menu, own);
  return { steps: steps ?? [], isInMenu: false };
}

/**
 * A page without an entry of its own, and without pages of its screen in the menu, stands below the page of its folder, or else beside the
 * page there whose path begins most like its own.
 */
function trailToNeighbour(menu: readonly MenuNode[], own: string): TrailStep[] | null {
  const folder = own.slice(0, own.lastIndexOf('/') + 1);
  if (folder === '/') return null;
  const siblings = pathsOf(menu).filter((path) => `${path}/` === folder || path.startsWith(folder));
  const [first, ...others] = siblings;
  if (first === undefined) return null;
  const nearest = others.reduce((best, path) => (commonLength(path, own) > commonLength(best, own) ? path : best), first);
  return trailTo(menu, ({ path }) => path === nearest);
}

function pathsOf(nodes: readonly MenuNode[]): string[] {
  return nodes.flatMap(({ path, children }) => [...(path === undefined ? [] : [path]), ...pathsOf(children ?? [])]);
}

function commonLength(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return at;
}

function trailTo(nodes: readonly MenuNode[], isWanted: (node: MenuNode) => boolean): TrailStep[] | null {
  for (const node of nodes) {
    if (isWanted(node)) return [{ node, siblings: nodes }];
    const below = node.children && trailTo(node.children, isWanted);
    if (below) return [{ node, siblings: nodes }, ...below];
  }
  return null;
}
