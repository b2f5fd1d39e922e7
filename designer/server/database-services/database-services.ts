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
      // What stands in for another has its tables under the other's name.
      const standIns = new Set((await context.tables.databases.list()).flatMap(({ service, standsFor }) => (standsFor === null ? [] : [service])));
      const isOffered = ({ database }: { database: string | null }) => database === null || !standIns.has(database);
      return {
        databases: databases.filter(isOffered),
        items: items.filter(isOffered).map((item) => ({ ...item, refusal: item.refusal?.[language] ?? null })),
        silent: silent.filter(isOffered).map(({ database, reason }) => ({ database, message: reason[language] })),
      };
    }),
    handle(tableSql, ({ table }) => context.tables.statements(assertTable(table))),
    handle(publishCall, async ({ table, namespace, class: className, title }, call) => ({
      interfaces: await publishData(context, { namespace, class: className, title }, assertTable(table), call),
    })),
  ];
}
