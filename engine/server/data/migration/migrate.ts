import { texts } from '../../../../generated/words/engine-server/migrate.ts';
import type { Table } from '../../../core/derive/table/table.ts';
import { fillText } from '../../../core/text/text.ts';
import { anyTable, type Database, type ExistingTable } from '../../kernel/ports/database.ts';
import { checkedName } from '../sql/identifier.ts';
import { checkRows, type Refusal } from './check-rows.ts';
import { mergeTables } from './merge-tables.ts';
import type { MigrationFile } from './migration-file.ts';
import { planMigration } from './plan-migration.ts';
import { runMigrations } from './run-migrations.ts';

/** What a migration has changed and what it has refused. */
export interface MigrationReport {
  /** Tables that were made or changed. */
  changed: string[];
  /** What was not done; every other table, and the rest of these tables, is as wanted. */
  refusals: Refusal[];
  /** Columns no descriptor names any more. They keep their data. */
  unused: { table: string; column: string }[];
  /** Names of the migration files applied now. */
  migrations: string[];
  /** Tables that kept indexes nobody here wants (`leavesIndexes`). */
  left: string[];
}

/** Options of a migration. */
export interface MigrateOptions {
  /** Asked once the files have run; a table it names stays as it is. */
  refuse?(wanted: Table[]): Promise<Refusal[]>;
  /** Others describe some of the tables as well, and are yet to come: what they may want is not dropped, to be made again. */
  leavesIndexes?: boolean;
}

/**
 * Brings the database to these tables, after the migration files that have not run yet. Only adds; whatever would lose or reinterpret data is left
 * alone and reported. Safe at every start and for several instances at once.
 */
export function migrate(
  database: Database,
  tables: Table[],
  files: MigrationFile[] = [],
  { refuse = async () => [], leavesIndexes = false }: MigrateOptions = {},
): Promise<MigrationReport> {
  return database.exclusively(async () => {
    const merged = mergeTables(tables);
    database.follow(merged.tables);
    const { applied, failed } = await runMigrations(database, files, merged.tables);
    const halting = [...failed, ...(failed.length === 0 ? await refuse(merged.tables) : [])];
    const report: MigrationReport = {
      changed: [],
      refusals: [...halting, ...merged.conflicts.map(conflictRefusal)],
      unused: [],
      migrations: applied,
      left: [],
    };
    const halted = new Set(halting.map(({ table }) => table));
    const wanted = merged.tables.filter(({ name }) => !halted.has(name));
    const existing = await existingOf(database, wanted);
    for (const table of wanted) await migrateTable(database, table, { existing: existing.get(table.name) ?? null, leavesIndexes }, report);
    return report;
  });
}

/** Returns the SQL that `migrate` would run for a table; empty if the table is as wanted. */
export async function plannedStatements(database: Database, table: Table): Promise<string[]> {
  const plan = planMigration(table, await database.inspect(checkedName(table.name)), (type) => database.columnType(type));
  return database.statements(plan.steps.flatMap(({ steps }) => steps));
}

/** Reads all tables at once if there are many: two queries instead of two for each. */
async function existingOf(database: Database, tables: Table[]): Promise<Map<string, ExistingTable>> {
  const [first, ...more] = tables;
  if (!first || more.length > 0) return database.inspectAll();
  const found = await database.inspect(checkedName(first.name));
  return new Map(found ? [[first.name, found]] : []);
}

/** An error of one table is its own refusal and does not stop the others. */
async function migrateTable(
  database: Database,
  table: Table,
  { existing, leavesIndexes }: { existing: ExistingTable | null; leavesIndexes: boolean },
  report: MigrationReport,
): Promise<void> {
  try {
    checkedName(table.name);
    const plan = planMigration(table, existing, (type) => database.columnType(type));
    report.unused.push(...plan.unused.map((column) => ({ table: table.name, column })));
    for (const { steps, check } of plan.steps) {
      if (leavesIndexes && steps.every(({ kind }) => kind === 'drop-index')) {
        if (!report.left.includes(table.name)) report.left.push(table.name);
        continue;
      }
      const refusal = check ? await checkRows(anyTable(database.read), check) : null;
      if (refusal) report.refusals.push(refusal);
      else await database.apply(steps);
      if (!refusal && !report.changed.includes(table.name)) report.changed.push(table.name);
    }
    database.writePinyin(table);
  } catch (cause) {
    report.refusals.push({
      table: table.name,
      column: '',
      what: 'failed',
      rows: 0,
      sampleIds: [],
      text: fillText(texts.failed, { table: table.name }),
      cause,
    });
  }
}

function conflictRefusal({ table, column, types }: ReturnType<typeof mergeTables>['conflicts'][number]): Refusal {
  const text = fillText(texts.conflict, { table, column, first: types[0], second: types[1] });
  return { table, column, what: 'conflict', rows: 0, sampleIds: [], text };
}
