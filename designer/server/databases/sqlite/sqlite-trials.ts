import { Kysely } from 'kysely';
import { type Query, type Rows, sqliteDialect } from '../../../../engine/server/index.ts';
import { SqliteFile } from './sqlite-file.ts';

/** Transactions on a SQLite file that are undone, on a connection of their own: nobody else's statement gets into one. */
export class SqliteTrials {
  #file: SqliteFile;
  #query: Query;
  #free: Promise<unknown> = Promise.resolve();

  /** @param path absolute; opened with the first trial */
  constructor(path: string) {
    this.#file = new SqliteFile(path);
    this.#query = new Kysely<Rows>({ dialect: sqliteDialect(this.#file) });
  }

  /** One after the other: a connection has one transaction. */
  run<Result>(work: (query: Query) => Promise<Result>): Promise<Result> {
    const done = this.#free.then(() => this.#undone(work));
    this.#free = done.catch(() => undefined);
    return done;
  }

  close(): Promise<void> {
    return this.#file.close();
  }

  async #undone<Result>(work: (query: Query) => Promise<Result>): Promise<Result> {
    await this.#file.run('begin immediate', []);
    try {
      return await work(this.#query);
    } finally {
      // A full disk ends a transaction by itself.
      await this.#file.run('rollback', []).catch(() => undefined);
    }
  }
}
