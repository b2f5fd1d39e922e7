import type { FieldRules } from '../../../core/derive/fields/field-rules.ts';
import { defineTable, type RowsOf } from '../../../core/derive/table/table-types.ts';
import type { Database, Query } from '../../kernel/ports/database.ts';

/**
 * The fields of each screen when it last went live: only by comparison can a rename be distinguished from an addition, and a tightened rule from an
 * old one.
 */
export const rememberedTable = defineTable({
  name: 'screen_fields',
  columns: [
    { name: 'id', type: 'id', nullable: false },
    { name: 'screen', type: 'text', nullable: false },
    { name: 'table_name', type: 'text', nullable: false },
    { name: 'fields', type: 'json', nullable: false },
  ],
  indexes: [{ columns: ['screen'], unique: true }],
  hasTrash: false,
});

/** The fields of a screen when it last went live. */
export interface RememberedFields {
  screen: string;
  fields: Record<string, FieldRules>;
}

/** Returns the fields of every screen that has been live on this table, screens whose file is gone included. */
export async function recallFields(query: Query, table: string): Promise<RememberedFields[]> {
  const rows = await query.selectFrom(rememberedTable.name).select(['screen', 'fields']).where('table_name', '=', table).execute();
  return rows.map(({ screen, fields }) => ({ screen, fields: JSON.parse(fields) }));
}

/** Returns the fields of every screen that has been live on any table. */
export async function recallEveryField(query: Query): Promise<RememberedFields[]> {
  const rows = await query.selectFrom(rememberedTable.name).select(['screen', 'fields']).execute();
  return rows.map(({ screen, fields }) => ({ screen, fields: JSON.parse(fields) }));
}

/** Stores the fields of a screen. Writes only if something differs, so that a start writes nothing. */
export async function rememberFields(database: Database, table: string, { screen, fields }: RememberedFields): Promise<void> {
  const known = (await recallFields(database.read, table)).find((other) => other.screen === screen);
  if (known && JSON.stringify(known.fields) === JSON.stringify(fields)) return;
  const row = { screen, table_name: table, fields: JSON.stringify(fields) };
  await database.transact((query) =>
    query
      .insertInto(rememberedTable.name)
      .values(row)
      .onConflict((conflict) => conflict.column('screen').doUpdateSet(row))
      .execute(),
  );
}

/** Removes the remembered rules of a column: rows that violate the next ones stay as they are. */
export async function forgetRules(query: Query, table: string, column: string): Promise<void> {
  for (const { screen, fields } of await recallFields(query, table)) {
    const { [column]: rules, ...others } = fields;
    if (!rules) continue;
    const updated = { ...others, [column]: { ...rules, required: true, schema: null } };
    await query
      .updateTable(rememberedTable.name)
      .set({ fields: JSON.stringify(updated) })
      .where('screen', '=', screen)
      .execute();
  }
}

declare module '../../../core/derive/table/table-types.ts' {
  interface DeclaredTables extends RowsOf<typeof rememberedTable> {}
}
