import { defaults } from '../../../core/descriptor/normalize/defaults.ts';
import type { Platform } from '../../kernel/platform.ts';

/** For the scheduler: removes for good what has been in the trash for longer than a record can be restored. Resolves to the number of rows. */
export async function purgeTrash(platform: Platform): Promise<number> {
  const before = new Date(Date.now() - defaults.trashDays * 86_400_000).toISOString();
  let purged = 0;
  for (const screen of platform.screens.all()) {
    const repository = platform.repositories.of(screen);
    if (repository) purged += await platform.database.transact((query) => repository.purge(query, before));
  }
  return purged;
}
