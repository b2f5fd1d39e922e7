import { type TableColumn, tableName } from '../../../model/types/definition.ts';
import type { FlowNode } from '../../../model/types/flow.ts';
import { knownTables, nameOfTable } from '../../../panels/inspector/settings/controls/known-tables.ts';
import { useSettingsPlace } from '../../../panels/inspector/settings/controls/settings-context.ts';
import { useLoaded } from '../../../panels/inspector/settings/controls/use-loaded.ts';
import { useDesignerState } from '../../../panels/state/use-designer.ts';

/** The columns of the table that the node of the form has chosen, as far as it is known, and the settings of the node. */
export function useOfferedColumns(): { columns: readonly Pick<TableColumn, 'name' | 'type'>[]; settings: FlowNode['settings'] } {
  const { definition } = useDesignerState();
  const { node } = useSettingsPlace();
  const tables = useLoaded(knownTables)?.items ?? [];
  const settings = definition.flow.nodes.find(({ id }) => id === node)?.settings ?? {};
  const own = definition.table && tableName(definition.table) === settings.table ? definition.table : undefined;
  return { columns: own?.columns ?? tables.find((known) => nameOfTable(known) === settings.table)?.columns ?? [], settings };
}
