import { DatabaseSync } from 'node:sqlite';
import type { Contents } from '../sql/database-copy.ts';

/**
 * Writes a snapshot of a SQLite database while others write to it. `VACUUM INTO` reads in one transaction: writers go on, and it ends however much
 * they write, whereas SQLite's backup interface restarts whenever another process has written.
 * @param to a file that does not exist
 */
export function copySqlite(from: string, to: string): void {
  const database = new DatabaseSync(from, { readOnly: true, timeout: 5_000 });
  try {
    database.prepare('vacuum into ?').run(to);
  } finally {
    database.close();
  }
}

/**
 * Returns the contents of a database file nobody else has open.
 * @throws Error if SQLite finds it damaged
 */
export function contentsOfSqlite(file: string): Contents {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const [check] = database.prepare('pragma integrity_check(1)').all();
    if (check?.integrity_check !== 'ok') throw new Error(`the database is damaged: ${check?.integrity_check}`);
    const names = database.prepare(`select name from sqlite_master where type = 'table' and name not like 'sqlite\\_%' escape '\\' order by name`).all();
    const tables = names.map(({ name }): [string, number] => [
      String(name),
      Number(database.prepare(`select count(*) as rows from "${String(name).replaceAll('"', '""')}"`).get()?.rows),
    ]);
    const namesIn = (table: string) => (tables.some(([name]) => name === table) ? database.prepare(`select name from "${table}"`).all() : []);
    const [migrations, uploads] = [namesIn('migration'), namesIn('file')].map((rows) => rows.map(({ name }) => String(name)));
    return { tables: Object.fromEntries(tables), migrations: migrations ?? [], uploads: uploads ?? [] };
  } finally {
    database.close();
  }
}
