import { fileFields } from '../../../core/derive/fields/file-fields.ts';
import { hasRowSource } from '../../../core/descriptor/row-source.ts';
import { fileNamesIn } from '../../files/file-uses.ts';
import type { Platform } from '../../kernel/platform.ts';
import type { Query } from '../../kernel/ports/database.ts';
import type { StoredFile } from '../../kernel/ports/file-store.ts';

/** Records of one table that may name a file. */
export interface Holders {
  table: string;
  ids: number[];
}

/** Maximum number of records that are checked, newest first: a file in more of them is a picture that everybody shows. */
const mostUses = 1_000;

/** Returns the records the file was written to, by table. Whether they still name it is read from the records. */
export async function holdersOf(platform: Platform, file: StoredFile): Promise<Holders[]> {
  if (!file.isTraced) await trace(platform, file);
  const uses = await platform.database.read
    .selectFrom('file_use')
    .select(['table_name', 'record_id'])
    .where('name', '=', file.name)
    .orderBy('id', 'desc')
    .limit(mostUses)
    .execute();
  const tables = [...new Set(uses.map(({ table_name }) => table_name))];
  return tables.map((table) => ({ table, ids: uses.filter((use) => use.table_name === table).map(({ record_id }) => Number(record_id)) }));
}

/** Searches the records of all screens once for a file from before its uses were recorded. */
async function trace({ database, screens, repositories }: Platform, { id, name }: StoredFile): Promise<void> {
  const found: { name: string; table_name: string; record_id: number }[] = [];
  for (const screen of screens.all()) {
    const columns = fileFields(screen);
    // Rows of a plugin are shown and not kept: what they name was written elsewhere.
    const isStored = screen.records === screen.name && !hasRowSource(screen);
    const repository = isStored && columns.length > 0 ? repositories.of(screen) : null;
    if (!repository) continue;
    const conditions = [{ either: columns.map((field) => ({ field: field.name, operator: 'contains' as const, value: name })) }];
    const ids = [false, ...(repository.table.hasTrash ? [true] : [])].map((trash) => repository.ids(database.read, { conditions, trash }));
    for (const record_id of (await Promise.all(ids)).flat()) found.push({ name, table_name: repository.table.name, record_id });
  }
  await database.transact(async (query: Query) => {
    for (const use of found) {
      await query
        .insertInto('file_use')
        .values(use)
        .onConflict((conflict) => conflict.columns(['name', 'table_name', 'record_id']).doNothing())
        .execute();
    }
    await query.updateTable('file').set({ is_traced: true }).where('id', '=', id).execute();
  });
}

/** Whether one of these values names the file. */
export function isNamedIn(file: Pick<StoredFile, 'name'>, values: unknown[]): boolean {
  return values.some((value) => fileNamesIn(value).includes(file.name));
}
