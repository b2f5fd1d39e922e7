import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { fillText, type Text } from '../../../core/text/text.ts';
import type { DynamicQuery } from '../../kernel/ports/database.ts';
import type { RowCheck } from './plan-migration.ts';

/** A change that would lose or reinterpret data, and therefore was not made. The rest of the table is as wanted. */
export interface Refusal {
  table: string;
  column: string;
  what: 'retype' | 'tighten' | 'conflict' | 'failed' | 'migration';
  /** Rows at stake. */
  rows: number;
  /** Ids of some of them. */
  sampleIds: number[];
  text: Text;
  /** For the server log only. */
  cause?: unknown;
}

const samples = 5;

/** The refusal a check ends in, or null when no row is in the way. Reads only. */
export async function checkRows(query: DynamicQuery, check: RowCheck): Promise<Refusal | null> {
  const offending = offendingRows(check);
  const ids = await query.selectFrom(check.table).select('id').where(offending).orderBy('id').limit(samples).execute();
  if (ids.length === 0) return null;
  const { n } = await query
    .selectFrom(check.table)
    .select(({ fn }) => fn.countAll().as('n'))
    .where(offending)
    .executeTakeFirstOrThrow();
  const rows = Number(n);
  const sampleIds = ids.map(({ id }) => Number(id));
  const column = check.kind === 'unique' ? check.columns.join(', ') : check.column;
  const text = fillText(textOf(check), {
    table: check.table,
    column,
    rows,
    ids: sampleIds.join(', '),
    ...(check.kind === 'retype' ? { from: check.from, to: check.to } : {}),
  });
  return { table: check.table, column, what: check.kind === 'retype' ? 'retype' : 'tighten', rows, sampleIds, text };
}

function offendingRows(check: RowCheck): RawBuilder<SqlBool> {
  switch (check.kind) {
    case 'retype':
      return sql<SqlBool>`${sql.ref(check.column)} is not null`;
    case 'not-null':
      return sql<SqlBool>`${sql.ref(check.column)} is null`;
    case 'unique': {
      const columns = check.columns.map((column) => sql.ref(column));
      const given = sql.join(
        [...columns.map((column) => sql`${column} is not null`), ...(check.hasTrash ? [sql`${sql.ref('deleted_at')} is null`] : [])],
        sql` and `,
      );
      const list = sql.join(columns);
      return sql<SqlBool>`${given} and (${list}) in (select ${list} from ${sql.table(check.table)} where ${given} group by ${list} having count(*) > 1)`;
    }
  }
}

const retypeText: Text = {
  zh_cn:
    '表 {table} 的列 {column} 类型由 {from} 改为 {to} 会改变 {rows} 行已有数据（如 ID {ids}），未执行。请在 schemas/migrations/ 中编写 retype 迁移文件，或改回原类型。',
  en: 'Column {column} of table {table} would turn from {from} to {to}, which changes {rows} existing rows (such as ID {ids}). Nothing was done. Write a retype migration in schemas/migrations/ or take the old type back.',
};
const notNullText: Text = {
  zh_cn: '表 {table} 的列 {column} 不再允许为空，但有 {rows} 行为空（如 ID {ids}），未执行。请先填写这些行的值。',
  en: 'Column {column} of table {table} may no longer be empty, but {rows} rows are (such as ID {ids}). Nothing was done. Fill these rows first.',
};
const uniqueText: Text = {
  zh_cn: '表 {table} 的 {column} 要求唯一，但有 {rows} 行重复（如 ID {ids}），唯一索引未建立。请先修改或删除重复的行。',
  en: '{column} of table {table} must be unique, but {rows} rows repeat a value (such as ID {ids}). The unique index was not made. Change or remove the repeated rows first.',
};

function textOf(check: RowCheck): Text {
  switch (check.kind) {
    case 'retype':
      return retypeText;
    case 'not-null':
      return notNullText;
    case 'unique':
      return uniqueText;
  }
}
