import { isPrivateName } from '../../../../engine/core/protocol/secrets/private-name.ts';
import { fillText, type Text } from '../../../../engine/core/text/text.ts';
import { texts } from '../../../../generated/words/designer-server/usable-table.ts';
import { hasNumberSuffix } from '../../../model/checks/check-table.ts';
import type { TableColumn } from '../../../model/types/definition.ts';
import type { InspectedColumn, InspectedTable, RowSource, TableSource } from './table-source.ts';

/** A table interfaces may read and write, with the columns they can carry. */
export interface UsableTable {
  source: RowSource & Pick<TableSource, 'dialect'>;
  /** As the database calls it, prefix and all. */
  name: string;
  key: InspectedColumn;
  columns: InspectedColumn[];
  /** Names of columns that are written and only answered to those who name them. */
  hidden: ReadonlySet<string>;
  /** Rows with a value in `deleted_at` are gone. */
  hasTrash?: true;
  /** Another table of the same database, by its name in interfaces. Throws for one that is not there. */
  related(name: string): Promise<UsableTable>;
}

const namePattern = /^[a-z][a-z0-9_]{0,62}$/;
/** Names of the interfaces themselves. In the platform's database `tableColumns` are reserved too, whoever created the table. */
const reserved: readonly string[] = ['id', 'page', 'per_page', 'sort'];

/** Returns the columns interfaces can carry: those with a valid name and a supported type, except the key. */
export function usableColumns(table: InspectedTable, primaryKey: string): InspectedColumn[] {
  return table.columns.filter(({ name, type }) => type !== null && name !== primaryKey && namePattern.test(name) && !reserved.includes(name));
}

/**
 * Returns why a table cannot have interfaces, or null.
 * @param name of the table in interfaces
 */
export function tableRefusal(table: InspectedTable, name: string, primaryKey: string): Text | null {
  if (!namePattern.test(name)) return fillText(texts.name, { name });
  if (hasNumberSuffix(name)) return fillText(texts.suffix, { name });
  const key = table.columns.find((column) => column.name === primaryKey);
  if (!key?.isPrimaryKey || !key.isAutoIncrement || key.type !== 'integer') return fillText(texts.key, { name: primaryKey });
  const usable = usableColumns(table, primaryKey);
  const needed = table.columns.find((column) => !usable.includes(column) && column !== key && !column.nullable && !column.hasDefault && !column.isGenerated);
  if (needed) return fillText(texts.column, { name: needed.name, type: needed.sqlType });
  return usable.length === 0 ? texts.empty : null;
}

/**
 * Returns the columns of the definition: comments become descriptions, foreign keys references.
 * @param hidden columns that are never answered; null if nobody has decided: those with private names
 */
export function specColumns(table: InspectedTable, primaryKey: string, tablePrefix: string, hidden: ReadonlySet<string> | null): TableColumn[] {
  const isHidden = (name: string) => (hidden ? hidden.has(name) : isPrivateName(name));
  return usableColumns(table, primaryKey).map((column) => ({
    name: column.name,
    type: column.type ?? 'string',
    ...(!column.nullable && !column.hasDefault && !column.isGenerated ? { required: true } : {}),
    ...(column.default === null ? {} : { default: column.default }),
    ...(column.max !== null && column.type === 'string' ? { max: column.max } : {}),
    ...(isHidden(column.name) && { hidden: true }),
    ...(column.references === null ? {} : { references: withoutPrefix(column.references, tablePrefix) ?? column.references }),
    ...(column.description === '' ? {} : { description: column.description.slice(0, 500) }),
  }));
}

/** Returns the name of a table without the prefix; null for a table of another prefix. */
export function withoutPrefix(name: string, tablePrefix: string): string | null {
  return name.startsWith(tablePrefix) ? name.slice(tablePrefix.length) : null;
}
