import { tablesOf } from '../../codegen/emit/tables-of.ts';
import type { HiddenColumns } from '../../model/checks/hidden/hidden-values.ts';
import type { InterfaceDefinition } from '../../model/types/definition.ts';
import type { AllTables } from './all-tables.ts';

/** Returns the hidden columns of the tables that nodes of a definition name. */
export async function hiddenColumnsIn(tables: Pick<AllTables, 'hiddenOf'>, definition: InterfaceDefinition): Promise<HiddenColumns> {
  const found = await Promise.all(tablesOf([definition]).map(async (table) => [table, await tables.hiddenOf(table)] as const));
  return new Map(found.filter(([, columns]) => columns.length > 0));
}
