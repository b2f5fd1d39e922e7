import { defaults } from '../../../../core/descriptor/normalize/defaults.ts';
import { isPrivate } from '../../../../core/descriptor/private-formats.ts';
import { titleField } from '../../../../core/descriptor/title-field.ts';
import type { Field, ListLook, Screen } from '../../../../core/descriptor/types.ts';

export type Pin = 'left' | 'right';

export interface ColumnSetting {
  field: string;
  shown: boolean;
  pin?: Pin;
  /** Pixels, set by dragging the edge of the head. */
  width?: number;
}

export const densities = ['roomy', 'middle', 'compact'] as const;
type Density = (typeof densities)[number];

/** How one person wants one list to look; kept on the server as the preference `columns:<screen>`. */
export interface ColumnSettings {
  columns: ColumnSetting[];
  density: Density;
  rowNumbers: boolean;
  /** One of those the descriptor offers. */
  look: ListLook;
}

const widthLimits = { least: 60, most: 800 };

/** Columns as the descriptor has them: those of the list, then every other field that may be shown, hidden. */
export function defaultColumns(screen: Screen): ColumnSettings {
  const listed = screen.list?.columns ?? [];
  const others = [...screen.fields, ...screen.derived].filter((field) => !listed.includes(field.name) && mayBeColumn(field)).map((field) => field.name);
  return {
    columns: [...listed.map((field) => ({ field, shown: true })), ...others.map((field) => ({ field, shown: false }))],
    density: 'middle',
    rowNumbers: false,
    look: screen.list?.looks[0] ?? defaults.look,
  };
}

function mayBeColumn(field: Field): boolean {
  return !isPrivate(field.format) && field.name !== 'rev';
}

/**
 * What was saved, fitted to the screen as it is today: columns that are gone are left out, new ones come in behind the column
 * they follow in the descriptor, and anything unreadable counts as not saved.
 */
export function mergeColumns(screen: Screen, saved: unknown): ColumnSettings {
  const standard = defaultColumns(screen);
  if (!isObject(saved)) return standard;
  const columns = savedColumns(saved.columns, standard.columns);
  standard.columns.forEach((column, index) => {
    if (columns.some(({ field }) => field === column.field)) return;
    const before = standard.columns[index - 1]?.field;
    columns.splice(columns.findIndex(({ field }) => field === before) + 1, 0, column);
  });
  return {
    columns,
    density: densities.find((density) => density === saved.density) ?? standard.density,
    rowNumbers: saved.rowNumbers === true,
    look: screen.list?.looks.find((look) => look === saved.look) ?? standard.look,
  };
}

function savedColumns(saved: unknown, known: ColumnSetting[]): ColumnSetting[] {
  const columns = new Map<string, ColumnSetting>();
  for (const entry of Array.isArray(saved) ? saved : []) {
    if (!isObject(entry)) continue;
    const field = known.find((column) => column.field === entry.field)?.field;
    if (field === undefined || columns.has(field)) continue;
    const { pin, width } = entry;
    columns.set(field, {
      field,
      shown: entry.shown === true,
      ...(pin === 'left' || pin === 'right' ? { pin } : {}),
      ...(typeof width === 'number' && Number.isFinite(width) ? { width: limitWidth(width) } : {}),
    });
  }
  return [...columns.values()];
}

/** The fields whose values a list needs: all but long texts and lookups that no column shows. */
export function listedFields(screen: Screen, settings: ColumnSettings): string[] {
  const shown = new Set([titleField(screen)?.name, ...settings.columns.filter((column) => column.shown).map(({ field }) => field)]);
  const isLong = ({ schema }: Field) => (schema.maxLength ?? 0) > defaults.maxLength.text;
  const fields = screen.fields.filter((field) => field.format?.kind !== 'password' && (shown.has(field.name) || !isLong(field)));
  return [...fields, ...screen.derived.filter(({ name }) => shown.has(name))].map(({ name }) => name);
}

/** Rounds a width in pixels and holds it within the limits of a column. */
export function limitWidth(width: number): number {
  return Math.round(Math.min(widthLimits.most, Math.max(widthLimits.least, width)));
}

/** The visible columns from left to right: pinned ones stand at their edge. */
export function visibleColumns(settings: ColumnSettings): ColumnSetting[] {
  const shown = settings.columns.filter((column) => column.shown);
  return [...shown.filter(({ pin }) => pin === 'left'), ...shown.filter(({ pin }) => !pin), ...shown.filter(({ pin }) => pin === 'right')];
}

export function changeColumn(settings: ColumnSettings, field: string, change: Partial<Omit<ColumnSetting, 'field'>>): ColumnSettings {
  return { ...settings, columns: settings.columns.map((column) => (column.field === field ? { ...column, ...change } : column)) };
}

/** Puts `field` to the place where `target` stands. */
export function moveColumn(settings: ColumnSettings, field: string, target: string): ColumnSettings {
  const columns = [...settings.columns];
  const from = columns.findIndex((column) => column.field === field);
  const to = columns.findIndex((column) => column.field === target);
  const [moved] = from === -1 || to === -1 ? [] : columns.splice(from, 1);
  if (moved) columns.splice(to, 0, moved);
  return { ...settings, columns };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
