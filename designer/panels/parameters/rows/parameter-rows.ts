import type { Parameter } from '../../../../engine/core/protocol/parameter.ts';
import { membersOf, type ParameterPath } from '../../../model/edits/interface/parameter-edits.ts';

/** A parameter or a member of one, in the order a tree shows them. */
export interface ParameterRow {
  /** Indexes from the outermost list inwards. */
  path: ParameterPath;
  parameter: Parameter;
  /** JSON pointer, where its diagnostics are found. */
  pointer: string;
  /** Takes members: an object, or a list of objects. */
  canNest: boolean;
}

/**
 * Flattens the tree of parameters into rows, parents before members.
 * @param folded paths whose members are left out, joined by dots: `0.2`
 */
export function parameterRows(parameters: readonly Parameter[], folded: ReadonlySet<string> = new Set()): ParameterRow[] {
  return rowsOf(parameters, [], '/parameters', folded);
}

function rowsOf(parameters: readonly Parameter[], parent: ParameterPath, pointer: string, folded: ReadonlySet<string>): ParameterRow[] {
  return parameters.flatMap((parameter, index) => {
    const path = [...parent, index];
    const at = `${pointer}/${index}`;
    const { type, items, properties } = parameter;
    const row = { path, parameter, pointer: at, canNest: type === 'object' || (type === 'array' && (items === undefined || items.type === 'object')) };
    if (folded.has(path.join('.'))) return [row];
    return [row, ...rowsOf(membersOf(parameter), path, properties ? `${at}/properties` : `${at}/items/properties`, folded)];
  });
}

/** What a row needs to know of another to be dropped near it. */
type TreeRow = Pick<ParameterRow, 'path' | 'canNest'>;

/**
 * Where a dragged row lands: behind the row above the place, as deep as the pointer went sideways and the rows around allow. The answer is
 * the path it has afterwards, its old place already empty. Null when it would land inside itself.
 * @param levels how many levels deeper (or, below zero, less deep) than now
 */
export function dropPath(rows: readonly TreeRow[], from: ParameterPath, over: ParameterPath, levels: number): number[] | null {
  const isInside = (path: ParameterPath) => path.length > from.length && from.every((part, index) => path[index] === part);
  if (isInside(over)) return null;
  const key = from.join('.');
  const remaining = rows.filter(({ path }) => !isInside(path));
  const fromIndex = remaining.findIndex(({ path }) => path.join('.') === key);
  const overIndex = remaining.findIndex(({ path }) => path.join('.') === over.join('.'));
  if (fromIndex < 0 || overIndex < 0) return null;
  const others = remaining.toSpliced(fromIndex, 1);
  const above = others[overIndex - 1];
  const below = others[overIndex];
  const deepest = above ? above.path.length + (above.canNest ? 1 : 0) : 1;
  const shallowest = Math.min(below?.path.length ?? 1, deepest);
  const depth = Math.min(Math.max(from.length + levels, shallowest), deepest);
  const parent = above ? parentAt(others.slice(0, overIndex), depth) : [];
  const before = others.slice(0, overIndex).filter(({ path }) => path.length === depth && isSame(path.slice(0, -1), parent)).length;
  return [...shifted(parent, from), before];
}

/** Path of the row that members at this depth belong to, looking upwards from the last row. */
function parentAt(rows: readonly TreeRow[], depth: number): ParameterPath {
  return rows.findLast(({ path }) => path.length === depth - 1)?.path ?? [];
}

/** A path after the row at `gone` has been taken out. */
function shifted(path: ParameterPath, gone: ParameterPath): number[] {
  const level = gone.length - 1;
  const isBehind = path.length > level && isSame(path.slice(0, level), gone.slice(0, -1)) && path[level]! > gone[level]!;
  return path.map((part, index) => (isBehind && index === level ? part - 1 : part));
}

function isSame(one: ParameterPath, other: ParameterPath): boolean {
  return one.length === other.length && one.every((part, index) => part === other[index]);
}

export type RowMove = 'up' | 'down' | 'in' | 'out';

/** Where a key moves a row: past its neighbour, into the row above, or behind the one it lies in. Null where there is no such place. */
export function parameterMove(parameters: readonly Parameter[], path: ParameterPath, way: RowMove): number[] | null {
  const rows = parameterRows(parameters);
  const parent = path.slice(0, -1);
  const index = path.at(-1) ?? 0;
  const rowAt = (wanted: ParameterPath) => rows.find((row) => isSame(row.path, wanted));
  switch (way) {
    case 'up':
      return index > 0 ? [...parent, index - 1] : null;
    case 'down':
      return rowAt([...parent, index + 1]) ? [...parent, index + 1] : null;
    case 'out':
      return parent.length > 0 ? [...parent.slice(0, -1), (parent.at(-1) ?? 0) + 1] : null;
    case 'in': {
      const above = rowAt([...parent, index - 1]);
      return above?.canNest ? [...above.path, membersOf(above.parameter).length] : null;
    }
  }
}
