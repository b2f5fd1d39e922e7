import type { Json } from '../../../../engine/core/json/json.ts';
import type { TableFigureKind } from '../../../model/semantics/runtime/runtime.ts';
import { figuresOf, type NodeFigure } from './table-groups.ts';
import { nodeFigures } from './table-settings.ts';

type Column = NonNullable<NodeFigure['column']>;

/** The figures in a setting. */
export function figuresInSetting(setting: unknown): NodeFigure[] {
  return nodeFigures({ operation: 'group', figures: setting });
}

/** One more: of a column its sum where it has one, else how many rows there are. */
export function withFigure(figures: readonly NodeFigure[], column: Column | null): Json[] {
  const figure = column && figuresOf(column.type).includes('sum') ? 'sum' : 'count';
  return [...figures, named(figures, { figure, ...(column && { column }) })].map(entryOf);
}

/** The figure at that place of another kind, which its name follows unless somebody has chosen one. */
export function changedFigure(figures: readonly NodeFigure[], place: number, change: { figure?: TableFigureKind; name?: string }): Json[] {
  const others = figures.filter((_, index) => index !== place);
  return figures.map((figure, index) => {
    if (index !== place) return entryOf(figure);
    const isOwnName = named(others, figure).name !== figure.name;
    const changed = { ...figure, ...change };
    return entryOf(isOwnName || change.name !== undefined ? changed : named(others, changed));
  });
}

/** @param place index of the figure to leave out */
export function withoutFigure(figures: readonly NodeFigure[], place: number): Json[] {
  return figures.filter((_, index) => index !== place).map(entryOf);
}

/** Called after its kind and its column, unlike all others. */
function named(others: readonly NodeFigure[], { figure, column }: Omit<NodeFigure, 'name'>): NodeFigure {
  const base = (column ? `${column.name}_${figure}` : figure).slice(0, 60);
  const usedNames = new Set(others.map(({ name }) => name));
  let name = base;
  for (let number = 2; usedNames.has(name); number++) name = `${base}_${number}`;
  return { name, figure, ...(column && { column }) };
}

function entryOf({ name, figure, column }: NodeFigure): { [member: string]: Json } {
  return { name, figure, ...(column && { column: { name: column.name, type: column.type, ...(column.format && { format: column.format }) } }) };
}
