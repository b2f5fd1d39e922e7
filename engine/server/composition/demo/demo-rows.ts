import { readSetting, writeSetting } from '../../auth/settings/settings.ts';
import type { Platform } from '../../kernel/platform.ts';
import type { DemoRows } from '../../kernel/plugin.ts';
import { anyTable, type Query } from '../../kernel/ports/database.ts';

/** The setting that stores where the demo rows are; null once they are removed. */
const key = 'demo_rows';

/** Returns where the demo rows are; undefined if there are none. */
export async function readDemoRows(query: Query): Promise<DemoRows | undefined> {
  return ((await readSetting(query, key)) as DemoRows | null | undefined) ?? undefined;
}

/** Stores where the demo rows are. */
export function writeDemoRows(query: Query, rows: DemoRows | null): Promise<void> {
  return writeSetting(query, key, rows);
}

/** Returns the newest id of every table that a screen stores in or shows. Nobody else writes to a new database: newer rows afterwards are the demo rows. */
export async function newestIds({ database, screens, repositories }: Platform): Promise<Map<string, number>> {
  const tables = new Set(screens.all().flatMap((screen) => (screen.source?.includes('/') ? [] : (repositories.of(screen)?.table.name ?? []))));
  const newest = new Map<string, number>();
  for (const table of tables) {
    const row = await anyTable(database.read).selectFrom(table).select('id').orderBy('id', 'desc').limit(1).executeTakeFirst();
    newest.set(table, Number(row?.id ?? 0));
  }
  return newest;
}
