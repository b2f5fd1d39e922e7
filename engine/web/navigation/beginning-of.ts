import type { PermissionAnswer } from '../../core/calls/permission.ts';
import type { MenuNode } from '../../core/derive/menu.ts';
import { homePath } from '../state/tabs.ts';

/** Where somebody new begins: the first page of the menu that makes a record, home where there is none. */
export function beginningOf({ menu, routes }: Pick<PermissionAnswer, 'menu' | 'routes'>): string {
  const isForm = (path: string) => routes.some((route) => route.path === path && route.pages.includes('add'));
  return pathsOf(menu).find(isForm) ?? homePath;
}

function pathsOf(nodes: readonly MenuNode[]): string[] {
  return nodes.flatMap(({ path, children = [] }) => (path === undefined ? pathsOf(children) : [path]));
}
