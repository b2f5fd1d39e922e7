import { lstat, mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Kysely, sql } from 'kysely';
import { type Rows, refuse, sqliteDialect } from '../../../../engine/server/index.ts';
import { texts } from '../../../../generated/words/designer-server/open-sqlite.ts';
import type { OpenedDatabase } from '../table/table-source.ts';
import { inspectSqlite } from './inspect-sqlite.ts';
import { manageSqlite } from './manage-sqlite.ts';
import { SqliteFile } from './sqlite-file.ts';
import { SqliteTransactions } from './sqlite-transactions.ts';

/**
 * Opens a SQLite file and creates it if it is missing.
 * @param path absolute
 * @throws CallError 400 for a link that leads elsewhere
 */
export async function openSqlite(path: string): Promise<OpenedDatabase> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const found = await lstat(path).catch(() => null);
  if (found && !found.isFile()) throw refuse('badInput', texts.file);
  const file = new SqliteFile(path);
  const read = new Kysely<Rows>({ dialect: sqliteDialect(file) });
  const transactions = new SqliteTransactions(path);
  return {
    dialect: 'sqlite',
    read,
    write: (work) => work(read),
    transact: (work) => transactions.run('commit', work),
    dryRun: (work) => transactions.run('rollback', work),
    inspect: (table) => inspectSqlite(read, table),
    async createTable(text) {
      await file.run(text, []);
    },
    manage: manageSqlite(read, (work) => transactions.run('commit', work)),
    async procedure() {
      throw refuse('badInput', texts.procedure);
    },
    async version() {
      // Reads the head of the file: one that is no database is found out here.
      const { rows } = await sql<{ version: string }>`select sqlite_version() as version, (select count(*) from sqlite_master) as entries`.execute(read);
      return `SQLite ${rows[0]?.version}`;
    },
    async close() {
      await Promise.all([file.close(), transactions.close()]);
    },
  };
}
