import { type Column, standardColumns, type Table } from '../../engine/core/derive/table/table.ts';
import type { Index } from '../../engine/core/derive/table/table-index.ts';

/** A table as a screen has it, with these columns beside the system's own. */
export function tableWith(name: string, columns: Column[], indexes: Index[] = []): Table {
  return { name, columns: standardColumns(columns), indexes, hasTrash: true };
}
