import { fileFields } from '../../../core/derive/fields/file-fields.ts';
import { fileNamesIn } from '../../files/file-uses.ts';
import type { Platform } from '../../kernel/platform.ts';

/** Records read at once. */
const batch = 500;

/**
 * Returns the ids of stored files, exports excepted, that no record names, trash included; newest first. Files from before uses were recorded count
 * as used until somebody has asked about them.
 * @param before ISO moment: a form that is still open may name newer ones
 */
export async function unusedFiles(platform: Platform, before: string): Promise<number[]> {
  const { database } = platform;
  const files = await database.read
    .selectFrom('file')
    .select(['id', 'name'])
    .where('kind', '!=', 'export')
    .where('is_traced', '=', true)
    .where('created_at', '<', before)
    .orderBy('id', 'desc')
    .execute();
  const used = await namesInRecords(platform);
  return files.filter(({ name }) => !used.has(name)).map(({ id }) => Number(id));
}

/** Returns every name in records that were ever given a file. */
async function namesInRecords({ database, screens, repositories }: Platform): Promise<Set<string>> {
  const used = new Set<string>();
  for (const screen of screens.all()) {
    const names = fileFields(screen).map(({ name }) => name);
    const repository = screen.records === screen.name && names.length > 0 ? repositories.of(screen) : null;
    if (!repository) continue;
    const rows = await database.read.selectFrom('file_use').select('record_id').distinct().where('table_name', '=', repository.table.name).execute();
    const ids = rows.map(({ record_id }) => Number(record_id));
    for (let start = 0; start < ids.length; start += batch) {
      const chosen = ids.slice(start, start + batch);
      for (const record of await repository.getMany(database.read, chosen, { trash: true }))
        for (const name of names.flatMap((field) => fileNamesIn(record[field]))) used.add(name);
    }
  }
  return used;
}
