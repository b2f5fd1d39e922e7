import { texts } from '../../../../generated/words/engine-server/hidden-values.ts';
import type { Json } from '../../../core/json/json.ts';
import { fillText } from '../../../core/text/text.ts';
import type { Refusal } from '../../data/migration/check-rows.ts';
import { anyTable, type Database } from '../../kernel/ports/database.ts';

const samples = 5;

interface Rename {
  table: string;
  column: string;
  /** The field that would stand in its place. */
  to: string;
  /** What rows nobody has filled in hold. */
  fallback: Json | undefined;
}

/** Returns the refusal of a rename; null if nobody would miss a value, because there is none, or the other column has its own. */
export async function hiddenValues(database: Database, { table, column, to, fallback }: Rename): Promise<Refusal | null> {
  const existing = await database.inspect(table);
  const has = (name: string) => existing?.columns.some((other) => other.name === name);
  if (!has(column) || (has(to) && (await holding(database, table, to)).rows > 0)) return null;
  const { rows, ids } = await holding(database, table, column, fallback);
  if (rows === 0) return null;
  const plan = JSON.stringify({ table, steps: [{ rename: { column, to } }] });
  return {
    table,
    column: to,
    what: 'rename',
    rows,
    sampleIds: ids,
    text: fillText(texts.rename, { column, to, rows, ids: ids.join(', '), plan, file: column.replaceAll('_', '-') }),
  };
}

/** Counts rows whose value is not the column's default, removed ones included, because they can be restored. */
export async function holding(database: Database, table: string, column: string, fallback?: Json): Promise<{ rows: number; ids: number[] }> {
  const stored = typeof fallback === 'object' && fallback !== null ? JSON.stringify(fallback) : (fallback ?? null);
  let filled = anyTable(database.read).selectFrom(table).where(column, 'is not', null);
  if (stored !== null) filled = filled.where(column, '<>', typeof stored === 'boolean' && database.dialect === 'sqlite' ? Number(stored) : stored);
  const { n } = await filled.select(({ fn }) => fn.countAll().as('n')).executeTakeFirstOrThrow();
  const ids = await filled.select('id').orderBy('id').limit(samples).execute();
  return { rows: Number(n), ids: ids.map(({ id }) => Number(id)) };
}
