import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { texts } from '../../../../generated/words/engine-server/check-rows.ts';
import { fillText, type Text } from '../../../core/text/text.ts';
import type { DynamicQuery } from '../../kernel/ports/database.ts';
import type { RowCheck } from './plan-migration.ts';

/** A change that would lose or reinterpret data and was not made. The rest of the table is as wanted. */
export interface Refusal {
  table: string;
  column: string;
  what: 'rename' | 'retype' | 'tighten' | 'conflict' | 'failed' | 'migration';
  /** Rows at stake. */
  rows: number;
  /** Ids of some of them. */
  sampleIds: number[];
  text: Text;
  /** For the server log only. */
  cause?: unknown;
}

const samples = 5;

/** Returns the refusal of a check; null if no row prevents the change. Reads only. */
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
      const filter = sql.join(
        [...columns.map((column) => sql`${column} is not null`), ...(check.hasTrash ? [sql`${sql.ref('deleted_at')} is null`] : [])],
        sql` and `,
      );
      const list = sql.join(columns);
      return sql<SqlBool>`${filter} and (${list}) in (select ${list} from ${sql.table(check.table)} where ${filter} group by ${list} having count(*) > 1)`;
    }
  }
}

function textOf(check: RowCheck): Text {
  switch (check.kind) {
    case 'retype':
      return texts.retype;
    case 'not-null':
      return texts.notNull;
    case 'unique':
      return texts.unique;
  }
}
