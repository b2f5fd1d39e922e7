import type { MarkedNode } from './with-diagnostics.ts';

/** The menu with the numbers at their entries, and at a section what its entries add up to. */
export function withBadges(nodes: readonly MarkedNode[], badges: ReadonlyMap<string, number>): MarkedNode[] {
  if (badges.size === 0) return [...nodes];
  return nodes.map((node) => {
    const children = node.children && withBadges(node.children, badges);
    const badge = children ? children.reduce((sum, child) => sum + (child.badge ?? 0), 0) : badges.get(node.path ?? '');
    return { ...node, ...(children && { children }), ...(badge !== undefined && badge > 0 && { badge }) };
  });
}
