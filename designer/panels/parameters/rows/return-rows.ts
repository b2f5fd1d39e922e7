import { isUnder } from '../../../model/edits/interface/return-edits.ts';
import type { ReturnField } from '../../../model/types/definition.ts';
import type { RowMove } from './parameter-rows.ts';

/** A return field as a tree shows it: below the field its dotted name continues, if there is one. */
export interface ReturnRow {
  index: number;
  field: ReturnField;
  /** 0 at the top of the answer. */
  depth: number;
  /** What its name has in common with the row it lies below: `items[].`. */
  prefix: string;
}

/** Gives each return field its depth below the fields that its dotted name continues, in the order of the list. */
export function returnRows(returns: readonly ReturnField[]): ReturnRow[] {
  const names = new Map(returns.map((field) => [field.name, field]));
  return returns.map((field, index) => {
    const parents = parentNames(field.name).filter((name) => names.has(name));
    const nearest = parents.at(-1);
    const prefix = nearest === undefined ? '' : (/^(\[\])?\.?/.exec(field.name.slice(nearest.length))?.[0] ?? '');
    return { index, field, depth: parents.length, prefix: (nearest ?? '') + prefix };
  });
}

/** Every name a dotted name continues, the outermost first: `a` and `a[].b` of `a[].b.c`. */
function parentNames(name: string): string[] {
  const ends = [...name.matchAll(/(\[\])?\./g)].map((match) => match.index);
  return ends.map((end) => name.slice(0, end));
}

/**
 * Where a dragged field lands: its index once it and what lies under it are taken out, and the dotted name it then lies under. Null when it
 * would land inside itself.
 * @param levels how many levels deeper (or, below zero, less deep) than now
 */
export function dropReturn(returns: readonly ReturnField[], from: number, over: number, levels: number): { to: number; parent: string } | null {
  const moved = returns[from];
  const target = returns[over];
  if (!moved || !target || (over !== from && isUnder(target.name, moved.name))) return null;
  const rows = returnRows(returns);
  const isLeft = (row: ReturnRow) => row.index !== from && !isUnder(row.field.name, moved.name);
  const others = rows.filter(isLeft);
  const before = rows.slice(0, over).filter(isLeft).length;
  const to = over > from ? before + 1 : before;
  const above = others[to - 1];
  const below = others[to];
  const deepest = above ? above.depth + (isHost(above.field) ? 1 : 0) : 0;
  const shallowest = Math.min(below?.depth ?? 0, deepest);
  const depth = Math.min(Math.max((rows[from]?.depth ?? 0) + levels, shallowest), deepest);
  const host = depth === 0 ? undefined : others.slice(0, to).findLast((row) => row.depth === depth - 1)?.field;
  return { to, parent: host ? `${host.name}${host.type === 'array' ? '[]' : ''}` : '' };
}

function isHost({ type }: ReturnField): boolean {
  return type === 'object' || type === 'array';
}

/** Where a key moves a field with what lies under it, as `dropReturn` says it. Null where there is no such place. */
export function returnMove(returns: readonly ReturnField[], index: number, way: RowMove): { to: number; parent: string } | null {
  const { field, depth } = returnRows(returns)[index] ?? {};
  if (!field) return null;
  const block = returns.filter(({ name }) => isUnder(name, field.name)).length + 1;
  switch (way) {
    case 'up':
      return index > 0 ? dropReturn(returns, index, index - 1, 0) : null;
    case 'down':
      return index + block < returns.length ? dropReturn(returns, index, index + block, 0) : null;
    case 'in':
      return dropReturn(returns, index, index, 1);
    case 'out':
      return depth ? dropReturn(returns, index, index, -1) : null;
  }
}
