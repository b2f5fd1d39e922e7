import { texts } from '../../../../generated/words/engine-server/run-migrations.ts';
import type { Table } from '../../../core/derive/table/table.ts';
import { defineTable, type RowsOf } from '../../../core/derive/table/table-types.ts';
import { fillText } from '../../../core/text/text.ts';
import { anyTable, type Database } from '../../kernel/ports/database.ts';
import type { Refusal } from './check-rows.ts';
import type { FileStep, MigrationFile } from './migration-file.ts';
import { StepRunner, Unfit } from './step-runner.ts';

/** The files that have run, by name. */
export const migrationTable = defineTable({
  name: 'migration',
  columns: [
    { name: 'id', type: 'id', nullable: false },
    { name: 'name', type: 'text', nullable: false },
    { name: 'applied_at', type: 'datetime', nullable: false },
  ],
  indexes: [{ columns: ['name'], unique: true }],
  hasTrash: false,
});

/** Whether all of these files have run. */
export async function hasRun(database: Database, files: MigrationFile[]): Promise<boolean> {
  if (files.length === 0) return true;
  if (!(await database.inspect(migrationTable.name))) return false;
  const done = await namesDone(database);
  return files.every(({ name }) => done.has(name));
}

async function namesDone(database: Database): Promise<Set<string>> {
  return new Set((await database.read.selectFrom(migrationTable.name).select('name').execute()).map(({ name }) => name));
}

/**
 * Runs the files that have not run yet, sorted by name, each in one transaction. After a failure the later files of that table wait; after an invalid
 * file all later ones do.
 */
export async function runMigrations(database: Database, files: MigrationFile[], wanted: Table[]): Promise<{ applied: string[]; failed: Refusal[] }> {
  const applied: string[] = [];
  const failed: Refusal[] = [];
  if (files.length === 0) return { applied, failed };
  if (!(await database.inspect(migrationTable.name))) {
    await database.apply([
      { kind: 'create-table', table: migrationTable },
      { kind: 'create-index', table: migrationTable.name, index: migrationTable.indexes[0]!, hasTrash: false },
    ]);
  }
  const done = await namesDone(database);
  for (const file of files.filter(({ name }) => !done.has(name))) {
    if ('error' in file) {
      failed.push(refusal(file.name, '', '', new Unfit(file.error)));
      break;
    }
    if (failed.some(({ table }) => table === file.table)) continue;
    const error = await runFile(
      database,
      file,
      wanted.find(({ name }) => name === file.table),
    );
    if (error) failed.push(error);
    else applied.push(file.name);
  }
  return { applied, failed };
}

async function runFile(database: Database, file: Extract<MigrationFile, { steps: FileStep[] }>, wanted: Table | undefined): Promise<Refusal | null> {
  const table = await database.inspect(file.table);
  let at = 0;
  try {
    await database.transact(async (query) => {
      // A new database gets the table as it is today: there is nothing to migrate, now or later.
      const runner = table && new StepRunner(database, anyTable(query), file.name, table, wanted);
      for (at = 0; runner && at < file.steps.length; at += 1) await runner.run(file.steps[at]!);
      await query.insertInto(migrationTable.name).values({ name: file.name, applied_at: new Date().toISOString() }).execute();
    });
    return null;
  } catch (error) {
    const step = file.steps[at];
    return refusal(file.name, file.table, step?.column ?? '', error, at + 1, step?.kind);
  }
}

function refusal(file: string, table: string, column: string, error: unknown, step = 0, kind = ''): Refusal {
  const known = error instanceof Unfit;
  const reason = known ? error.text : texts.failed;
  const text = fillText(step > 0 ? texts.step : texts.file, { file, step, kind, reason });
  return { table, column, what: 'migration', rows: known ? error.rows : 0, sampleIds: known ? error.sampleIds : [], text, ...(known ? {} : { cause: error }) };
}

declare module '../../../core/derive/table/table-types.ts' {
  interface DeclaredTables extends RowsOf<typeof migrationTable> {}
}
