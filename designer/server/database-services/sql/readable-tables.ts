import { orderColumn, pinyinColumn } from '../../../../engine/core/derive/table/pinyin-columns.ts';
import { tableOf } from '../../../../engine/core/derive/table/table.ts';
import { isPrivate } from '../../../../engine/core/descriptor/private-formats.ts';
import type { Screen } from '../../../../engine/core/descriptor/types.ts';
import { isPrivateName } from '../../../../engine/core/protocol/secrets/private-name.ts';
import type { Platform } from '../../../../engine/server/index.ts';
import type { AllTables } from '../../databases/all-tables.ts';
import type { ReadableTables } from '../../databases/sql/readable.ts';

/**
 * Returns what a statement may read of the platform's own database: records of screens, tables that may be shown, and tables people created.
 * Private fields, those that seal parameters, hidden columns and every column with a private name read as null; all other tables cannot be read.
 */
export async function readableTables(platform: Platform, tables: AllTables): Promise<ReadableTables> {
  const readable: ReadableTables = {};
  const add = (name: string, columns: readonly string[], isHidden: (column: string) => boolean, derived: readonly string[] = []) => {
    const known = readable[name.toLowerCase()] ?? { hidden: [], derived: [] };
    const hidden = [...columns.filter((column) => isPrivateName(column) || isHidden(column)), ...derived].map((column) => column.toLowerCase());
    const added = derived.map((column) => column.toLowerCase());
    readable[name.toLowerCase()] = { hidden: [...known.hidden, ...hidden], derived: [...known.derived, ...added] };
  };
  for (const table of platform.plugins.plugins.flatMap((plugin) => plugin.tables ?? [])) {
    if (!table.isBrowsable) continue;
    add(
      table.name,
      table.columns.map(({ name }) => name),
      (column) => table.columns.some(({ name, isHidden }) => name === column && isHidden === true),
    );
  }
  for (const screen of platform.screens.all()) {
    const table = tableOf(screen);
    if (!table || !screen.table) continue;
    const own = screen.fields.map(({ name }) => name);
    // Whether or not the text still has them: columns stay in the table.
    const derived = own.flatMap((name) => [orderColumn(name), pinyinColumn(name)]).filter((name) => !own.includes(name));
    add(table.name, own, (column) => isHiddenField(screen, column), derived);
  }
  for (const spec of await tables.own.specs()) {
    add(
      spec.name,
      spec.columns.map(({ name }) => name),
      (column) => spec.columns.some(({ name, hidden }) => name === column && hidden === true),
    );
  }
  for (const { name, columns } of await tables.foreign.source.inspect())
    add(
      name,
      columns.map((column) => column.name),
      () => false,
    );
  return readable;
}

function isHiddenField({ fields }: Screen, name: string): boolean {
  return fields.some(({ name: own, format }) => own === name && (isPrivate(format) || format?.kind === 'parameters'));
}
