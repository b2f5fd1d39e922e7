import { tableName } from '../../../model/types/definition.ts';
import { knownTables } from '../../../panels/inspector/settings/controls/known-tables.ts';
import { useLoaded } from '../../../panels/inspector/settings/controls/use-loaded.ts';
import { useDesignerState } from '../../../panels/state/use-designer.ts';
import type { KnownTable } from '../model/join-entries.ts';

/** Every table there is: the interface's own as it stands here, and those of the databases. */
export function useKnownTables(): KnownTable[] {
  const { definition } = useDesignerState();
  const tables = useLoaded(knownTables)?.items ?? [];
  const others = tables.map(({ database, table, columns }) => ({ name: table, ...(database !== null && { database }), columns }));
  const { table: own } = definition;
  return own ? [own, ...others.filter((table) => tableName(table) !== tableName(own))] : others;
}
