import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely } from 'kysely';
import { type Rows, refuse, StatementCache, sqliteDialect } from '../../../../engine/server/index.ts';
import type { OpenedDatabase } from '../table-source.ts';
import { inspectSqlite } from './inspect-sqlite.ts';

/** Milliseconds to wait for another program that is writing. The wait holds up the whole server, so it is short. */
const busyMilliseconds = 250;

/** Opens a SQLite file, which is made when it is missing. @param file absolute path */
export async function openSqlite(file: string): Promise<OpenedDatabase> {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const database = new DatabaseSync(file, { enableForeignKeyConstraints: true, timeout: busyMilliseconds });
  const statements = new StatementCache(database);
  const read = new Kysely<Rows>({ dialect: sqliteDialect(statements) });
  return {
    dialect: 'sqlite',
    read,
    write: (work) => work(read),
    inspect: (table) => inspectSqlite(read, table),
    async createTable(text) {
      database.exec(text);
      statements.clear();
    },
    async procedure() {
      throw refuse('badInput', texts.procedure);
    },
    async version() {
      // Reads the head of the file: one that is no database is found out here.
      database.prepare('select count(*) from sqlite_master').get();
      return `SQLite ${String(database.prepare('select sqlite_version() as version').get()?.version)}`;
    },
    async close() {
      database.close();
    },
  };
}

const texts = { procedure: { zh_cn: 'SQLite 没有存储过程', en: 'SQLite has no stored procedures' } };
