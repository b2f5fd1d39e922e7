import type { OutlineItem } from '../../model/outline/outline-tree.ts';

/** A line that is shown, and where it stands among its siblings. */
export interface VisibleItem {
  item: OutlineItem;
  /** One-based, as ARIA counts. */
  level: number;
  position: number;
  size: number;
  parent: string | null;
}

/** The lines of a tree from the top down, without those below folded ones. */
export function visibleItems(items: readonly OutlineItem[], folded: ReadonlySet<string>, level = 1, parent: string | null = null): VisibleItem[] {
  return items.flatMap((item, index) => [
    { item, level, position: index + 1, size: items.length, parent },
    ...(folded.has(item.id) ? [] : visibleItems(item.children, folded, level + 1, item.id)),
  ]);
}
