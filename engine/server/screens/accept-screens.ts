import { type FieldRules, fieldRulesOf } from '../../core/derive/fields/field-rules.ts';
import { type Table, tableOf } from '../../core/derive/table/table.ts';
import type { Diagnostic } from '../../core/descriptor/parse/diagnostic.ts';
import type { SourceFile } from '../../core/descriptor/parse/source-file.ts';
import type { Screen } from '../../core/descriptor/types.ts';
import { mergeTables } from '../data/migration/merge-tables.ts';
import { migrate } from '../data/migration/migrate.ts';
import { type MigrationFile, readMigrationFiles } from '../data/migration/migration-file.ts';
import { planMigration } from '../data/migration/plan-migration.ts';
import { type RememberedFields, recallEveryField, rememberFields } from '../data/migration/remembered-fields.ts';
import { hasRun } from '../data/migration/run-migrations.ts';
import type { Database, ExistingTable } from '../kernel/ports/database.ts';
import { refuseLoss } from './changes/refuse-loss.ts';
import { sourceDiagnostics } from './diagnostics/source-diagnostics.ts';
import { tableDiagnostics } from './diagnostics/table-diagnostics.ts';

/** What the screens of one reload are accepted with. */
export interface TableContext {
  database: Database;
  /** Where migration files are looked for. */
  folders: string[];
  /** Tables of the engine and of plugins; one that a screen shares keeps its own columns and indexes. */
  known: Table[];
}

/** The database before the first of these screens. */
interface Found {
  files: MigrationFile[];
  isMigrated: boolean;
  tables: Map<string, ExistingTable>;
  fields: RememberedFields[];
}

/**
 * Returns a function that prepares a screen's table, or checks the table it shows against its descriptor. A view uses that of its base. A change that
 * would lose data keeps the screen in its last good version. The database is inspected once for all screens the function is called with; only those
 * that need a change are inspected again, under the lock of migrations.
 */
export function acceptScreens({ database, folders, known }: TableContext): (screen: Screen, source: SourceFile) => Promise<Diagnostic[]> {
  let finding: Promise<Found> | undefined;
  return async (screen, source) => {
    if (screen.records !== screen.name) return [];
    if (screen.source !== undefined) return sourceDiagnostics(source, screen, known);
    const table = tableOf(screen);
    if (!table) return [];
    const tables = [...known.filter((other) => other.name === table.name), table];
    const fields = fieldRulesOf(screen);
    finding ??= find(database, folders);
    const found = await finding;
    if (isReady(database, found, tables) && isRemembered(found, { screen: screen.name, fields })) return [];
    found.tables.delete(table.name);
    const refuse = async ([wanted]: Table[]) => (wanted ? refuseLoss(database, screen, wanted) : []);
    const { refusals } = await migrate(database, tables, found.files, { refuse });
    for (const { cause } of refusals) if (cause) console.error(`table ${table.name}:`, cause);
    if (refusals.length === 0) await rememberFields(database, table.name, { screen: screen.name, fields });
    return tableDiagnostics(source, refusals);
  };
}

async function find(database: Database, folders: string[]): Promise<Found> {
  const files = await readMigrationFiles(folders);
  const [isMigrated, tables] = [await hasRun(database, files), await database.inspectAll()];
  return { files, isMigrated, tables, fields: await recallEveryField(database.read) };
}

/** Whether the one table that these describe needs no change. Registers the table with the database, as a migration does. */
function isReady(database: Database, { isMigrated, tables: existing }: Found, tables: Table[]): boolean {
  const { tables: merged, conflicts } = mergeTables(tables);
  const isAsWanted = merged.every((table) => {
    const there = existing.get(table.name);
    return there !== undefined && planMigration(table, there, (type) => database.columnType(type)).steps.length === 0;
  });
  if (!isMigrated || conflicts.length > 0 || !isAsWanted) return false;
  database.follow(merged);
  for (const table of merged) database.writePinyin(table);
  return true;
}

function isRemembered({ fields: known }: Found, { screen, fields }: { screen: string; fields: Record<string, FieldRules> }): boolean {
  const before = known.find((other) => other.screen === screen);
  return before !== undefined && JSON.stringify(before.fields) === JSON.stringify(fields);
}
