import { defaults } from '../../../core/descriptor/normalize/defaults.ts';
import type { Platform } from '../../kernel/platform.ts';
import { purgeFiles } from '../files/purge-files.ts';

/** Deletes records that can no longer be restored, with their files. Resolves to the number of rows. */
export async function purgeTrash(platform: Platform): Promise<number> {
  const before = new Date(Date.now() - defaults.trashDays * 86_400_000).toISOString();
  let purged = 0;
  for (const screen of platform.screens.all()) {
    // Rows that are only shown have no trash, and those of a plugin cannot be asked for it.
    const repository = screen.source === undefined ? platform.repositories.of(screen) : null;
    if (!repository) continue;
    const count = await platform.database.transact((query) => repository.purge(query, before));
    purged += count;
    if (count > 0) await purgeFiles(platform, repository.table.name);
  }
  return purged;
}
