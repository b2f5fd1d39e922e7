import type { AffectedAnswer } from '../../../core/answers/bulk-answer.ts';
import { serviceNameOf } from '../../../core/derive/permissions.ts';
import type { Screen } from '../../../core/descriptor/types.ts';
import type { Text } from '../../../core/text/text.ts';
import { CallError } from '../../kernel/call/errors.ts';
import type { Call } from '../../kernel/call/service.ts';
import type { Platform } from '../../kernel/platform.ts';
import type { DemoRows } from '../../kernel/plugin.ts';
import type { PluginHost } from '../../kernel/plugin-host.ts';
import { anyTable } from '../../kernel/ports/database.ts';
import { readDemoRows, writeDemoRows } from './demo-rows.ts';

interface Removed {
  removed: number;
  kept: { label: Text; total: number }[];
}

/**
 * Removes the demo rows by the calls of their screens, in the name of the caller: their rules, hooks and the audit trail apply, and the rows go to
 * the trash. Rows that others refer to are removed after those; rows that records of people refer to stay.
 */
export async function removeDemoRows(platform: Platform, plugins: PluginHost, call: Call): Promise<Removed> {
  const rows = await readDemoRows(platform.database.read);
  if (!rows) return { removed: 0, kept: [] };
  for (const plugin of plugins.plugins) await plugin.removeDemo?.(platform, rows);
  const left = await recordsOf(platform, rows);
  let removed = 0;
  for (let gone = -1; gone !== 0; removed += gone) {
    gone = 0;
    for (const [screen, ids] of left) for (const id of ids) if (await isRemoved(platform, call, screen, id)) gone += Number(ids.delete(id));
  }
  await platform.database.transact((query) => writeDemoRows(query, null));
  const remaining = [...left].filter(([, ids]) => ids.size > 0).map(([{ label }, { size }]) => ({ label, total: size }));
  return { removed, kept: remaining };
}

/** Returns the remaining demo rows by the screen whose call removes them. */
async function recordsOf({ screens, database }: Platform, { tables }: DemoRows): Promise<Map<Screen, Set<number>>> {
  const found = new Map<Screen, Set<number>>();
  for (const screen of screens.all()) {
    const range = screen.table && tables[screen.table.name];
    if (!screen.table || !range || screen.records !== screen.name || !screen.calls.Remove) continue;
    const rows = await anyTable(database.read)
      .selectFrom(screen.table.name)
      .select('id')
      .where('id', '>=', range[0])
      .where('id', '<=', range[1])
      .where('deleted_at', 'is', null)
      .execute();
    found.set(screen, new Set(rows.map(({ id }) => Number(id))));
  }
  return found;
}

/** False while other records refer to it, and if the removal is refused. */
async function isRemoved({ services }: Platform, call: Call, screen: Screen, id: number): Promise<boolean> {
  const ask = (verb: string) => {
    const name = serviceNameOf(screen, verb);
    return services.find(name)?.handle({ ...call, service: name, params: { id } });
  };
  try {
    const affected = (await ask('Affected')) as AffectedAnswer | undefined;
    if (affected?.items.some(({ count }) => count > 0)) return false;
    await ask(screen.calls.Remove ?? 'Remove');
    return true;
  } catch (error) {
    if (error instanceof CallError) return false;
    throw error;
  }
}
