import { fieldRulesOf } from '../../core/derive/fields/field-rules.ts';
import { type Table, tableOf } from '../../core/derive/table/table.ts';
import type { Diagnostic } from '../../core/descriptor/parse/diagnostic.ts';
import type { SourceFile } from '../../core/descriptor/parse/source-file.ts';
import type { Screen } from '../../core/descriptor/types.ts';
import { migrate } from '../data/migration/migrate.ts';
import { readMigrationFiles } from '../data/migration/migration-file.ts';
import { rememberFields } from '../data/migration/remembered-fields.ts';
import type { Platform } from '../kernel/platform.ts';
import type { Database } from '../kernel/ports/database.ts';
import { refuseLoss } from './changes/refuse-loss.ts';
import { sourceDiagnostics } from './diagnostics/source-diagnostics.ts';
import { tableDiagnostics } from './diagnostics/table-diagnostics.ts';
import type { LiveScreens } from './live-screens.ts';
import { bindScreenServices } from './screen-services.ts';

/**
 * Makes the screen's table ready, or looks whether the one it shows is as it says. A view has that of its base. What cannot be changed without losing data keeps the screen in its last good version.
 * @param known tables of the engine and of plugins; one that a screen shares keeps its own columns and indexes
 */
export async function acceptScreen({ database, folders, known }: TableContext, screen: Screen, source: SourceFile): Promise<Diagnostic[]> {
  if (screen.records !== screen.name) return [];
  if (screen.source !== undefined) return sourceDiagnostics(source, screen, known);
  const table = tableOf(screen);
  if (!table) return [];
  const tables = [...known.filter((other) => other.name === table.name), table];
  const { refusals } = await migrate(database, tables, await readMigrationFiles(folders), async ([wanted]) =>
    wanted ? refuseLoss(database, screen, wanted) : [],
  );
  for (const { cause } of refusals) if (cause) console.error(`table ${table.name}:`, cause);
  if (refusals.length === 0) await rememberFields(database, table.name, { screen: screen.name, fields: fieldRulesOf(screen) });
  return tableDiagnostics(source, refusals);
}

/** What `acceptScreen` needs beside the screen. */
export interface TableContext {
  database: Database;
  /** Where migration files are looked for. */
  folders: string[];
  known: Table[];
}

/** Keeps the callable services in step with the live screens, and tells open pages and other instances. */
export function bindScreens(platform: Platform, screens: LiveScreens): void {
  screens.onChange(({ added, changed, removed }) => {
    for (const screen of removed) platform.services.remove(ownerOf(screen));
    for (const screen of [...added, ...changed]) platform.services.replace(ownerOf(screen), bindScreenServices(platform, screen));
    platform.events.emit({ kind: 'screens-changed' }).catch((error: unknown) => console.error('screens-changed:', error));
  });
}

function ownerOf(screen: Screen): string {
  return `screen:${screen.name}`;
}
