import type { Json } from '../../../../engine/core/descriptor/types.ts';
import { type InterfaceDefinition, type TableColumn, type TableSpec, tableName } from '../../../model/definition.ts';
import { activeFlow } from '../../../model/flow.ts';
import { columnsOf } from '../../../model/nodes/table/table-node.ts';
import { cornerValues } from '../../../model/samples/corner-values.ts';
import { columnValue } from '../../../model/semantics/column-value.ts';
import { madeUpValue } from './made-up-value.ts';

/** A table that nodes of a definition use, as both languages find it while they are compared. */
export interface MadeUpTable {
  /** As nodes name it: `products`, `warehouse.products`. */
  name: string;
  /** Under the name it has in the databases of a verification. */
  spec: TableSpec;
  /** The platform makes it for the definition itself. */
  isOwn: boolean;
  rows: { [column: string]: Json }[];
}

const rowCount = 6;

/** A table somebody else made has columns that no definition names. */
const unnamed: TableColumn[] = [
  { name: 'other_text', type: 'string' },
  { name: 'other_number', type: 'integer' },
];

/** The tables of a definition with rows in them: values that calls may ask for, other ones, and none at all. */
export function madeUpTables(definition: InterfaceDefinition): MadeUpTable[] {
  const nodes = activeFlow(definition.flow).nodes.filter(({ type }) => type === 'table');
  const names = [...new Set(nodes.map(({ settings }) => String(settings.table)))];
  return names.map((name) => {
    const { table } = definition;
    const isDefined = table !== undefined && tableName(table) === name;
    const named = new Map(
      nodes.filter(({ settings }) => settings.table === name).flatMap(({ settings }) => columnsOf(settings).map((column) => [column.name, column])),
    );
    const columns = isDefined ? table.columns : [...named.values(), ...unnamed.filter((column) => !named.has(column.name))];
    return { name, spec: { name: name.replace('.', '__'), columns }, isOwn: isDefined && table.database === undefined, rows: rowsOf(definition, columns) };
  });
}

function rowsOf({ parameters }: InterfaceDefinition, columns: readonly TableColumn[]): MadeUpTable['rows'] {
  const values = columns.map(({ name, type }) => {
    const rule = parameters.find((parameter) => parameter.name === name && parameter.type === type);
    // A long integer is a text among the values of a form.
    return rule ? cornerValues(rule).filter((value) => typeof value !== 'string' || type === 'string' || type === 'date') : [];
  });
  return Array.from({ length: rowCount }, (_, turn) =>
    Object.fromEntries(
      columns.flatMap(({ name, type, required }, place): [string, Json][] => {
        // Every row but one has a value, which stays null in that one.
        if (!required && (turn + place) % rowCount === rowCount - 1) return [];
        const asked = values[place] ?? [];
        const value = turn % 2 === 0 && asked.length > 0 ? asked[(turn + place) % asked.length] : madeUpValue(type, turn + place);
        // As columns keep it: the rows are written in two ways, and only one of them goes through the tables.
        return [[name, columnValue(type, value ?? madeUpValue(type, turn)) as Json]];
      }),
    ),
  );
}
