import { Kysely } from 'kysely';
import { type DynamicQuery, type Rows, sqliteDialect } from '../../../../engine/server/index.ts';
import { SqliteFile } from './sqlite-file.ts';

/** Transactions on a SQLite file, on a connection of their own: no other statement gets into one. */
export class SqliteTransactions {
  #file: SqliteFile;
  #query: DynamicQuery;
  #free: Promise<unknown> = Promise.resolve();

  /** @param path absolute; opened with the first transaction */
  constructor(path: string) {
    this.#file = new SqliteFile(path);
    this.#query = new Kysely<Rows>({ dialect: sqliteDialect(this.#file) });
  }

  /** One after the other: a connection has one transaction. @param end how one ends whose work went well; any other is undone */
  run<Result>(end: 'commit' | 'rollback', work: (query: DynamicQuery) => Promise<Result>): Promise<Result> {
    const done = this.#free.then(() => this.#within(end, work));
    this.#free = done.catch(() => undefined);
    return done;
  }

  close(): Promise<void> {
    return this.#file.close();
  }

  async #within<Result>(end: 'commit' | 'rollback', work: (query: DynamicQuery) => Promise<Result>): Promise<Result> {
    await this.#file.run('begin immediate', []);
    let isCommitted = false;
    try {
      const result = await work(this.#query);
      if (end === 'commit') await this.#file.run('commit', []);
      isCommitted = end === 'commit';
      return result;
    } finally {
      // A full disk ends a transaction by itself.
      if (!isCommitted) await this.#file.run('rollback', []).catch(() => undefined);
    }
  }
}
