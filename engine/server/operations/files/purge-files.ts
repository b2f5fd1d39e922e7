import type { Platform } from '../../kernel/platform.ts';
import { anyTable } from '../../kernel/ports/database.ts';

/** Deletes the files of a table's purged records, unless another remaining record was ever given their address. */
export async function purgeFiles({ database, files }: Platform, table: string): Promise<void> {
  const uses = anyTable(database.read).selectFrom('file_use').where('table_name', '=', table);
  const gone = await uses.select(['id', 'name']).where('record_id', 'not in', anyTable(database.read).selectFrom(table).select('id')).execute();
  const names = [...new Set(gone.map(({ name }) => String(name)))];
  for (const name of names) {
    const ids = gone.filter((use) => use.name === name).map(({ id }) => Number(id));
    const left = await database.read.selectFrom('file_use').select('id').where('name', '=', name).where('id', 'not in', ids).limit(1).executeTakeFirst();
    const file = left ? null : await files.findByName(name);
    if (file) await files.remove(file.id);
    else await database.transact((query) => query.deleteFrom('file_use').where('id', 'in', ids).execute());
  }
}
