import { isSameJson } from '../../../../engine/core/json/same-json.ts';
import type { Parameter } from '../../../../engine/core/protocol/parameter.ts';
import { matchesOf } from '../../../model/semantics/runtime/table-conditions.ts';
import type { TableColumn } from '../../../model/types/definition.ts';
import type { FlowNode } from '../../../model/types/flow.ts';
import { fits, typeOfParameter } from '../../../model/types/value-type.ts';
import { reading, writing } from './table-settings.ts';

type Columns = readonly Pick<TableColumn, 'name' | 'type' | 'format' | 'hidden'>[];

/**
 * The settings of a node with another table. One that writes takes all of its columns: what is written anew is mostly a whole row. One that reads
 * answers no hidden column unless somebody asks for it, which a parameter of its name does: it can only be compared with it. One that looks for a row
 * looks by the columns that are named like parameters. Undefined where the columns stay: somebody has chosen some, or the table is not known.
 * @param parameters those that are meant for columns of their names; without any, nothing goes by names
 */
export function withTable(
  settings: FlowNode['settings'],
  table: string,
  columnsOf: (table: unknown) => Columns | undefined,
  parameters: readonly Parameter[] = [],
): FlowNode['settings'] | undefined {
  const columns = columnsOf(table);
  const former = columnsOf(settings.table) ?? [];
  const { operation } = settings;
  if (!columns) return undefined;
  if (reading.some((one) => one === operation)) {
    const { answers, joins: _, ...others } = settings;
    const isAnswered = (column: Columns[number]) => !column.hidden || parameterOf(column, parameters) !== undefined;
    const isUntouched = [former.filter(isAnswered), former.filter(isShown)].some((some) => isSameJson(answers, entriesOf(some)));
    if (answers !== undefined && !isUntouched) return undefined;
    const isOpen = [[], conditionsFor(former, parameters)].some((some) => isSameJson(others.columns ?? [], entriesOf(some)));
    return {
      ...others,
      table,
      ...(operation === 'find' && isOpen && { columns: entriesOf(conditionsFor(columns, parameters)) }),
      ...(!columns.every(isShown) && { answers: entriesOf(columns.filter(isAnswered)) }),
    };
  }
  if (operation === 'delete' || !writing.some((one) => one === operation)) return undefined;
  const { columns: chosen = [] } = settings;
  const isUntouched = isSameJson(chosen, []) || isSameJson(chosen, entriesOf(former));
  return isUntouched ? { ...settings, table, columns: entriesOf(columns) } : undefined;
}

function isShown({ hidden }: Columns[number]): boolean {
  return !hidden;
}

function parameterOf({ name, type }: Columns[number], parameters: readonly Parameter[]): Parameter | undefined {
  return parameters.find((parameter) => parameter.name === name && fits(typeOfParameter(parameter), { type }));
}

/** The columns a row can be found by: those that parameters name, none that is hidden. */
function conditionsFor(columns: Columns, parameters: readonly Parameter[]): Columns {
  return columns.filter((column) => !column.hidden && matchesOf(column.type).includes('equal') && parameterOf(column, parameters) !== undefined);
}

function entriesOf(columns: Columns): { [member: string]: string }[] {
  return columns.map(({ name, type, format }) => ({ name, type, ...((format === 'money' || format === 'decimal') && { format }) }));
}
