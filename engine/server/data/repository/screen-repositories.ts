import { tableOf } from '../../../core/derive/table/table.ts';
import type { Screen } from '../../../core/descriptor/types.ts';
import type { Database } from '../../kernel/ports/database.ts';
import type { Repositories, Repository } from '../../kernel/ports/repository.ts';
import { createRepository } from './repository-of.ts';

/** The repositories of screens in one database; each lives as long as its screen does. */
export function createRepositories(database: Database): Repositories {
  const known = new WeakMap<Screen, Repository>();
  return {
    of(screen) {
      const repository = known.get(screen);
      if (repository) return repository;
      const table = tableOf(screen);
      if (!table) return null;
      const made = createRepository(database, table);
      known.set(screen, made);
      return made;
    },
  };
}
