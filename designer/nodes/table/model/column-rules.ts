import type { Json } from '../../../../engine/core/json/json.ts';
import { fillText } from '../../../../engine/core/text/text.ts';
import { texts } from '../../../../generated/words/node-table/column-rules.ts';
import { Failure } from '../../../model/semantics/values/failure.ts';
import type { TableColumn } from '../../../model/types/definition.ts';

/** What of a column a written row is held to. */
export interface ColumnRule extends Pick<TableColumn, 'name' | 'required' | 'default'> {
  /** The database makes a value where none is given. */
  hasDefault?: boolean;
}

/**
 * A new row: what is null or missing is the column's default. Throws Failure (400) where a required column has neither.
 * @returns without what stays null
 */
export function newRow(columns: readonly ColumnRule[], values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const row: Record<string, unknown> = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null && value !== undefined));
  for (const { name, required, default: fallback, hasDefault } of columns) {
    if (Object.hasOwn(row, name)) continue;
    if (fallback !== undefined && fallback !== null) row[name] = fallback;
    else if (required && !hasDefault) throw new Failure(400, fillText(requiredText, { name }));
  }
  return row;
}

/** Changes of a row: null empties a column, what is missing stays as it is. Throws Failure (400) where a required column would be emptied. */
export function changedRow(columns: readonly ColumnRule[], values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const emptied = columns.find(({ name, required }) => required && Object.hasOwn(values, name) && values[name] === null);
  if (emptied) throw new Failure(400, fillText(requiredText, { name: emptied.name }));
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}

/** The rules of a table's columns by name, as generated PHP holds rows to them; without those that ask for nothing. */
export function columnRules(columns: readonly ColumnRule[]): { [name: string]: { [rule: string]: Json } } {
  return Object.fromEntries(
    columns.flatMap(({ name, required, default: fallback }) => {
      const rules = { ...(required && { required }), ...(fallback !== undefined && fallback !== null && { default: fallback }) };
      return Object.keys(rules).length > 0 ? [[name, rules]] : [];
    }),
  );
}

/** Also what generated PHP says. */
export const requiredText = texts.required;
