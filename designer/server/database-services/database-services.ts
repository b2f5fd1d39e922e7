import { type ContractService, handle } from '../../../engine/server/index.ts';
import { listTables as listCall, publishData as publishCall, tableSql } from '../../calls/data-calls.ts';
import type { DesignerContext } from '../context/designer-context.ts';
import { assertTable } from '../definition/valid-definition.ts';
import { listTables } from './list-tables.ts';
import { publishData } from './publish-data.ts';

/** Returns the calls on databases that interfaces can use. */
export function databaseServices(context: DesignerContext): ContractService[] {
  return [
    handle(listCall, async (_, { language }) => {
      const { items, silent, databases } = await listTables(context);
      return {
        databases,
        items: items.map((item) => ({ ...item, refusal: item.refusal?.[language] ?? null })),
        silent: silent.map(({ database, reason }) => ({ database, message: reason[language] })),
      };
    }),
    handle(tableSql, ({ table }) => context.tables.statements(assertTable(table))),
    handle(publishCall, async ({ table, namespace, class: className, title }, call) => ({
      interfaces: await publishData(context, { namespace, class: className, title }, assertTable(table), call),
    })),
  ];
}
