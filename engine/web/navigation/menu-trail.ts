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
  // A page without an entry of its own, and without pages of its screen in the menu, stands beside the pages of its folder.
  const folder = own.slice(0, own.lastIndexOf('/') + 1);
  const steps =
    trailTo(permission.menu, (node) => node.path !== undefined && related.has(node.path)) ??
    (folder === '/' ? null : trailTo(permission.menu, (node) => node.path?.startsWith(folder) ?? false));
  return { steps: steps ?? [], isInMenu: false };
}

function trailTo(nodes: readonly MenuNode[], isWanted: (node: MenuNode) => boolean): TrailStep[] | null {
  for (const node of nodes) {
    if (isWanted(node)) return [{ node, siblings: nodes }];
    const below = node.children && trailTo(node.children, isWanted);
    if (below) return [{ node, siblings: nodes }, ...below];
  }
  return null;
}
