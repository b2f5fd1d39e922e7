import { commentText } from '../../../engine/core/printing/comment-text.ts';
import type { TableColumn, TableSpec } from '../../model/types/definition.ts';
import type { GeneratedFile } from '../emit/generated-file.ts';
import { mysql } from './mysql.ts';
import { postgres } from './postgres.ts';
import type { SqlDialect } from './sql-dialects.ts';
import { literal, type SqlSyntax } from './sql-syntax.ts';
import { sqlite } from './sqlite.ts';

const syntaxes: Readonly<Record<SqlDialect, SqlSyntax>> = { mysql, postgres, sqlite };

/**
 * `create table` of a data interface: what publishing runs in a configured database, and for use outside of the platform. In its own database the
 * migrator makes the table. Money is whole fen.
 */
export function createTableSql(table: TableSpec, dialect: SqlDialect): GeneratedFile {
  const syntax = syntaxes[dialect];
  const definitions = [`${syntax.quoted('id')} ${syntax.idColumn}`, ...table.columns.map((column) => columnText(column, syntax))];
  const comments = ['', ...table.columns.map(commentOf)];
  const lines = definitions.map((text, index) => {
    const comment = comments[index]!;
    return `  ${text}${index < definitions.length - 1 ? ',' : ''}${comment === '' ? '' : syntax.comments.behindColumn(comment)}`;
  });
  const quotedTable = syntax.quoted(table.name);
  const statements = table.columns.map((column) => {
    const comment = commentOf(column);
    return comment === '' ? '' : syntax.comments.statement(quotedTable, syntax.quoted(column.name), literal(comment, syntax));
  });
  const text = `CREATE TABLE ${quotedTable} (\n${lines.join('\n')}\n)${syntax.tableOptions};\n${statements.join('')}`;
  return { path: `${table.name}.${dialect}.sql`, text, map: [] };
}

function columnText(column: TableColumn, syntax: SqlSyntax): string {
  const { name, type, required, default: fallback, max, format } = column;
  const isBounded = type === 'string' && max !== undefined && max <= 16_000 && syntax.hasVarchar;
  const sqlType = isBounded ? `VARCHAR(${Math.trunc(max)})` : format === 'decimal' ? syntax.decimal : syntax.types[format === 'money' ? 'integer' : type];
  const hasDefault = fallback !== undefined && fallback !== null && syntax.mayHaveDefault(sqlType);
  const comment = commentOf(column);
  const inColumn = comment === '' ? '' : syntax.comments.inColumn(literal(comment, syntax));
  return `${syntax.quoted(name)} ${sqlType}${required ? ' NOT NULL' : ''}${hasDefault ? ` DEFAULT ${literal(fallback, syntax)}` : ''}${inColumn}`;
}

function commentOf({ description, format, references }: TableColumn): string {
  const words = [commentText(description ?? ''), format === 'money' ? '(fen)' : '', references === undefined ? '' : `-> ${references}.id`];
  return words.filter((word) => word !== '').join(' ');
}
