import type { Department } from '../departments/departments.ts';

export interface TreeLine {
  department: Department;
  /** 1 for the top. */
  level: number;
  parent: number | undefined;
}

/** The ids a field's value holds. */
export function idsIn(value: unknown): ReadonlySet<number> {
  return new Set(Array.isArray(value) ? value.filter((id): id is number => typeof id === 'number') : []);
}

/** The departments from top to bottom, below those that are open. */
export function flat(forest: readonly Department[], isOpen: (id: number) => boolean, level = 1, parent?: number): TreeLine[] {
  return forest.flatMap((department) => [
    { department, level, parent },
    ...(isOpen(department.id) ? flat(department.children, isOpen, level + 1, department.id) : []),
  ]);
}

/** All ids of a department and what is below it. */
function idsBelow(department: Department): number[] {
  return [department.id, ...department.children.flatMap(idsBelow)];
}

/** `mixed`: some of those below are ticked. */
export function tickOf(department: Department, ticked: ReadonlySet<number>): boolean | 'mixed' {
  if (department.children.length === 0) return ticked.has(department.id);
  const below = department.children.map((child) => tickOf(child, ticked));
  if (below.every((tick) => tick === true)) return true;
  return below.every((tick) => tick === false) ? false : 'mixed';
}

/**
 * The ids that are ticked after a department was: all below go with it, and what has everything below it ticked is so too.
 * @returns in the order of the tree
 */
export function toggled(forest: readonly Department[], department: Department, ticked: ReadonlySet<number>): number[] {
  const next = new Set(ticked);
  const isTicking = tickOf(department, ticked) !== true;
  for (const id of idsBelow(department)) isTicking ? next.add(id) : next.delete(id);
  return flat(forest, () => true)
    .filter(({ department: one }) => tickOf(one, next) === true)
    .map(({ department: { id } }) => id);
}
