import { isSameJson } from '../../../../engine/core/json/same-json.ts';
import type { TableColumn } from '../../../model/types/definition.ts';
import type { FlowNode } from '../../../model/types/flow.ts';
import { reading, writing } from './table-settings.ts';

type Columns = readonly Pick<TableColumn, 'name' | 'type' | 'format' | 'hidden'>[];

/**
 * The settings of a node with another table. One that writes takes all of its columns: what is written anew is mostly a whole row. One that reads
 * answers no hidden column unless somebody asks for it. Undefined where the columns stay: somebody has chosen some, or the table is not known.
 */
export function withTable(settings: FlowNode['settings'], table: string, columnsOf: (table: unknown) => Columns | undefined): FlowNode['settings'] | undefined {
  const columns = columnsOf(table);
  const former = columnsOf(settings.table) ?? [];
  const { operation } = settings;
  if (!columns) return undefined;
  if (reading.some((one) => one === operation)) {
    const { answers, joins: _, ...others } = settings;
    const isUntouched = answers === undefined || isSameJson(answers, entriesOf(former.filter(isShown)));
    if (!isUntouched) return undefined;
    return { ...others, table, ...(!columns.every(isShown) && { answers: entriesOf(columns.filter(isShown)) }) };
  }
  if (operation === 'delete' || !writing.some((one) => one === operation)) return undefined;
  const { columns: chosen = [] } = settings;
  const isUntouched = isSameJson(chosen, []) || isSameJson(chosen, entriesOf(former));
  return isUntouched ? { ...settings, table, columns: entriesOf(columns) } : undefined;
}

function isShown({ hidden }: Columns[number]): boolean {
  return !hidden;
}

function entriesOf(columns: Columns): { [member: string]: string }[] {
  return columns.map(({ name, type, format }) => ({ name, type, ...((format === 'money' || format === 'decimal') && { format }) }));
}
