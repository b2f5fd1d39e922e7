import { type Table, tableOf } from '../../../core/derive/table/table.ts';
import type { Screen } from '../../../core/descriptor/types.ts';
import { noteFiles } from '../../files/file-uses.ts';
import type { Database } from '../../kernel/ports/database.ts';
import type { Repositories, Repository } from '../../kernel/ports/repository.ts';
import { createRepository } from './repository-of.ts';

/**
 * The repositories of screens in one database; each lives as long as its screen does.
 * @param tables those of the engine and of plugins, whose rows screens may show
 * @param find the live screen of that name: a view has the repository of its base
 */
export function createRepositories(database: Database, tables: readonly Table[], find: (name: string) => Screen | undefined): Repositories {
  const known = new WeakMap<Screen, Repository>();
  return {
    of(face) {
      const screen = face.records === face.name ? face : find(face.records);
      if (!screen) return null;
      const repository = known.get(screen);
      if (repository) return repository;
      const table = tableOf(screen) ?? tables.find(({ name, isBrowsable }) => isBrowsable && name === screen.source);
      if (!table) return null;
      const made = createRepository(database, table, noteFiles);
      known.set(screen, made);
      return made;
    },
  };
}
