import { expressionBuilder } from 'kysely';
import type { Table } from '../../../core/derive/table/table.ts';
import type { Index } from '../../../core/derive/table/table-index.ts';
import { type AnyQuery, anyTable, type Database, type Rows } from '../../kernel/ports/database.ts';
import type { Condition } from '../../kernel/ports/repository.ts';
import { isEquality, isRange } from './access-path.ts';
import { type Selection, whereOf } from './where.ts';

const eb = expressionBuilder<Rows, string>();

/** No more rows than this are counted to compare two indexes: a millisecond. */
const enough = 20_000;

/**
 * Returns the columns whose conditions are to be looked up in an index, because one index answers them and finds fewer rows than any other would;
 * undefined where there is nothing to choose, or where the database knows how often each value occurs and chooses itself. SQLite does not: of two
 * conditions it may look up the one that nearly all rows meet.
 */
export async function narrowestLookup(database: Database, table: Table, query: AnyQuery, selection: Selection): Promise<string[] | undefined> {
  if (database.dialect !== 'sqlite') return undefined;
  const candidates = lookupsOf(table, selection.conditions);
  if (candidates.length < 2) return undefined;
  let narrowest = candidates[0];
  let fewest = enough;
  for (const fields of candidates) {
    const conditions = selection.conditions.filter((condition) => 'field' in condition && fields.includes(condition.field));
    const rows = anyTable(query)
      .selectFrom(table.name)
      .select('id')
      .where(whereOf(database, table, { conditions, trash: selection.trash }, fields))
      .limit(fewest);
    const { n } = await anyTable(query).selectFrom(rows.as('rows')).select(eb.fn.countAll().as('n')).executeTakeFirstOrThrow();
    if (Number(n) >= fewest) continue;
    fewest = Number(n);
    narrowest = fields;
  }
  return narrowest;
}

/** What each index answers of the conditions, without what another answers along with more. */
function lookupsOf(table: Table, conditions: Condition[]): string[][] {
  const all = [{ columns: ['id'], unique: true }, ...table.indexes].map((index) => answeredBy(index, conditions)).filter((fields) => fields.length > 0);
  return all.filter((fields, at) => !all.some((other, place) => place !== at && isWithin(fields, other) && (other.length > fields.length || place < at)));
}

/** Its first columns as far as each is held to one value, and the next one if it is held to a range. */
function answeredBy({ columns }: Index, conditions: Condition[]): string[] {
  const isHeld = (field: string, by: (condition: Condition) => boolean) =>
    conditions.some((condition) => 'field' in condition && condition.field === field && by(condition));
  const end = columns.findIndex((field) => !isHeld(field, isEquality));
  const equal = end < 0 ? columns : columns.slice(0, end);
  const next = columns[equal.length];
  return next !== undefined && isHeld(next, isRange) ? [...equal, next] : [...equal];
}

function isWithin(fields: string[], others: string[]): boolean {
  return fields.every((field) => others.includes(field));
}
