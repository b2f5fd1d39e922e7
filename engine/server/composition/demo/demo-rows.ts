import { readSetting, writeSetting } from '../../auth/settings/settings.ts';
import type { Platform } from '../../kernel/platform.ts';
import type { DemoRows } from '../../kernel/plugin.ts';
import { anyTable, type Query } from '../../kernel/ports/database.ts';

/** The setting that holds where the demo rows are; null once they are removed. */
const key = 'demo_rows';

/** Undefined where there are none, or none any more. */
export async function readDemoRows(query: Query): Promise<DemoRows | undefined> {
  return ((await readSetting(query, key)) as DemoRows | null | undefined) ?? undefined;
}

export function writeDemoRows(query: Query, rows: DemoRows | null): Promise<void> {
  return writeSetting(query, key, rows);
}

/** The newest id of every table that a screen stores in or shows. On a new database nobody else writes: what is newer afterwards is what was made. */
export async function newestIds({ database, screens, repositories }: Platform): Promise<Map<string, number>> {
  const tables = new Set(screens.all().flatMap((screen) => (screen.source?.includes('/') ? [] : (repositories.of(screen)?.table.name ?? []))));
  const newest = new Map<string, number>();
  for (const table of tables) {
    const row = await anyTable(database.read).selectFrom(table).select('id').orderBy('id', 'desc').limit(1).executeTakeFirst();
    newest.set(table, Number(row?.id ?? 0));
  }
  return newest;
}
