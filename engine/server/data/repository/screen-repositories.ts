import { type Table, tableOf } from '../../../core/derive/table/table.ts';
import type { Screen } from '../../../core/descriptor/types.ts';
import { noteFiles } from '../../files/file-uses.ts';
import type { Platform } from '../../kernel/platform.ts';
import type { Database } from '../../kernel/ports/database.ts';
import type { Repositories, Repository } from '../../kernel/ports/repository.ts';
import type { RowSource } from '../../kernel/row-source.ts';
import { createRepository } from './repository-of.ts';
import { createSourceRepository } from './source-repository.ts';

/** Where screens and the rows of plugins are found. */
interface Places {
  /** The live screen of that name: a view has the repository of its base. */
  find(name: string): Screen | undefined;
  /** By `<plugin>/<export>`. */
  rows(ref: string): RowSource | undefined;
  /** There by the time rows are asked for. */
  platform(): Platform;
}

/**
 * Returns the repositories of screens in one database; each lives as long as its screen.
 * @param tables those of the engine and of plugins, whose rows screens may show
 */
export function createRepositories(database: Database, tables: readonly Table[], { find, rows, platform }: Places): Repositories {
  const known = new WeakMap<Screen, Repository>();
  return {
    of(face) {
      const screen = face.records === face.name ? face : find(face.records);
      if (!screen) return null;
      const repository = known.get(screen);
      if (repository) return repository;
      const source = screen.source === undefined ? undefined : rows(screen.source);
      if (source) {
        const created = createSourceRepository(screen, source, platform);
        known.set(screen, created);
        return created;
      }
      const table = tableOf(screen) ?? tables.find(({ name, isBrowsable }) => isBrowsable && name === screen.source);
      if (!table) return null;
      const created = createRepository(database, table, noteFiles);
      known.set(screen, created);
      return created;
    },
  };
}
