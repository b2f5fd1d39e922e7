import type { Json } from '../../../engine/core/json/json.ts';
import type { TableColumn } from '../../model/types/definition.ts';

/** How one kind of database writes a table. Each dialect has one file in this folder. */
export interface SqlSyntax {
  /** What follows the name of the column `id`. */
  idColumn: string;
  types: Readonly<Record<TableColumn['type'], string>>;
  /** Of exact decimals. */
  decimal: string;
  /** Whether a text of limited length has a type of its own. */
  hasVarchar: boolean;
  quoted(name: string): string;
  boolean(value: boolean): string;
  /** A text without control characters as a literal. */
  text(value: string): string;
  /** Whether a column of this type may have a default. */
  mayHaveDefault(sqlType: string): boolean;
  /** What the end of a statement says of the table. */
  tableOptions: string;
  /** The comment of a column inside its definition, behind the comma after it, or as a statement of its own. Empty where the dialect has none. */
  comments: {
    inColumn(text: string): string;
    behindColumn(comment: string): string;
    statement(table: string, column: string, text: string): string;
  };
}

/** A default or a comment as a literal. */
export function literal(value: Exclude<Json, null>, syntax: SqlSyntax): string {
  if (typeof value === 'number') return String(value);
  if (typeof value === 'boolean') return syntax.boolean(value);
  return syntax.text((typeof value === 'string' ? value : JSON.stringify(value)).replace(/\p{Cc}/gu, ' '));
}

/** Names are checked before (small letters, digits, underscores). The quotes are for reserved words. */
export function plainName(name: string): string {
  return name.replace(/[^a-z0-9_]/g, '');
}

/** Returns a text as an SQL literal in single quotes. */
export function singleQuoted(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

const nothing = () => '';
export const noComments: SqlSyntax['comments'] = { inColumn: nothing, behindColumn: nothing, statement: nothing };
