import type { Json } from '../../../../engine/core/json/json.ts';
import type { Parameter } from '../../../../engine/core/protocol/parameter.ts';
import { tablesOf } from '../../../codegen/emit/tables-of.ts';
import { activeFlow } from '../../../model/formula/active-flow.ts';
import { cornerValues } from '../../../model/samples/corner-values.ts';
import { columnValue } from '../../../model/semantics/values/column-value.ts';
import { type InterfaceDefinition, type TableColumn, type TableSpec, tableName } from '../../../model/types/definition.ts';
import type { FlowNode } from '../../../model/types/flow.ts';
import { defaultJoined, joinedTable, type NodeJoin, nodeJoins } from '../../../nodes/table/model/table-joins.ts';
import { columnsOf, groupColumns, keyColumns, namedColumns } from '../../../nodes/table/model/table-settings.ts';
import { stubValue } from './stub-value.ts';

/** A table that nodes of a definition use, as both languages find it during the comparison. */
export interface StubTable {
  /** As nodes name it: `products`, `warehouse.products`. */
  name: string;
  /** Under the name it has in the databases of a verification. */
  spec: TableSpec;
  /** The platform makes it for the definition itself. */
  isOwn: boolean;
  rows: { [column: string]: Json }[];
}

/** Number of rows with values of their own; the rows behind them repeat these values, so that every order has ties. */
const rowCount = 5;
const repeated = [1];
/** In a table whose rows are found by keys, a row with a requested value exists twice, too, so that the first must be chosen. */
const repeatedByKey = [...repeated, 0];
const addends = [0.1, 0.2, 0.7];
/** Both ends of periods: of weeks within a year and across its end, of months, years, days and hours. */
const periodEnds = [
  ...['2024-12-29', '2024-12-30', '2025-01-01', '2025-01-05 23:59:59', '2025-01-06', '2025-01-31 23:00:00'],
  ...['2025-02-01', '2025-02-01 00:59:59', '2025-02-01 01:00:00', '2025-12-31 23:59:59'],
];
/** More rows than a page has. */
const copies = 1_001;

/** A table somebody else created has columns that no definition names. */
const unnamed: TableColumn[] = [
  { name: 'other_text', type: 'string' },
  { name: 'other_number', type: 'integer' },
];

/** Returns the tables of a definition with rows: values that calls may ask for, other ones, and nulls. */
export function stubTables(definition: InterfaceDefinition): StubTable[] {
  const nodes = activeFlow(definition.flow).nodes.filter(({ type }) => type === 'table');
  const names = tablesOf([definition]);
  const joined = joinsOf(nodes);
  return names.map((name) => {
    const { table } = definition;
    const isDefined = table !== undefined && tableName(table) === name;
    const named = new Map(
      nodes
        .filter(({ settings }) => settings.table === name)
        .flatMap(({ settings }) => namedColumns(settings).map((column) => [column.name, { name: column.name, type: column.type }])),
    );
    for (const column of joined.flatMap((join) => columnsIn(join, name))) if (!named.has(column.name)) named.set(column.name, column);
    const columns = isDefined ? table.columns : [...named.values(), ...unnamed.filter((column) => !named.has(column.name))];
    const links = new Set(joined.flatMap((join) => linksIn(join, name)));
    return {
      name,
      spec: { name: name.replace('.', '__'), columns },
      isOwn: isDefined && table.database === undefined,
      rows: withLists(
        rowsOf(definition, name, columns).map((row, place) => linked(row, place, links)),
        joined.filter(({ other }) => other === name),
      ),
    };
  });
}

interface Join extends NodeJoin {
  /** The tables on both of its sides, as nodes name them. */
  own: string;
  other: string;
}

function joinsOf(nodes: readonly FlowNode[]): Join[] {
  return nodes.flatMap(({ settings }) => nodeJoins(settings).map((join) => ({ ...join, own: String(settings.table), other: joinedTable(settings, join) })));
}

/** Returns the columns of a table that a join reads. */
function columnsIn({ other, columns, by }: Join, table: string): TableColumn[] {
  if (other !== table) return [];
  return [...columns.filter(({ name }) => name !== 'id'), ...(by === undefined ? [] : [{ name: by, type: 'integer' as const }])];
}

/** Returns the columns of a table that refer to rows. */
function linksIn({ own, other, via, by }: Join, table: string): string[] {
  return [...(via !== undefined && own === table ? [via] : []), ...(by !== undefined && other === table ? [by] : [])];
}

/** Adds as many rows as the longest list of one row may have. */
function withLists(rows: StubTable['rows'], joined: readonly Join[]): StubTable['rows'] {
  const more = joined.flatMap(({ by, most = defaultJoined }) =>
    by === undefined ? [] : Array.from({ length: most }, (_, place) => ({ ...rows[place % rows.length], [by]: 1 })),
  );
  return [...rows, ...more];
}

/** Some of the referring rows refer to the same row, one to a missing one, and one to none. */
const pointed = [2, 1, 2, null, 999, 1, 3, 2];

function linked(row: StubTable['rows'][number], place: number, links: ReadonlySet<string>): StubTable['rows'][number] {
  const values = [...links].map((name): [string, Json] => [name, pointed[place % pointed.length]!]);
  const changed = { ...row, ...Object.fromEntries(values) };
  return Object.fromEntries(Object.entries(changed).filter(([name, value]) => !links.has(name) || value !== null));
}

/**
 * Returns how a table differs in a turn, as SQL statements: its next ids, now and then no rows, or very many.
 * @param crowd id of the row that has more copies than a page
 * @param columns all but the id
 */
export function changesIn(turn: number, crowd: number | null, name: string, columns: readonly string[]): string[] {
  const names = columns.map((column) => `"${column}"`).join(', ');
  const series = `WITH RECURSIVE series(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM series WHERE n < ${copies})`;
  if (crowd !== null) return [`${series} INSERT INTO "${name}" (${names}) SELECT ${names} FROM "${name}", series WHERE "${name}".id = ${crowd}`];
  return [
    ...(turn % 40 === 30 ? [`DELETE FROM "${name}"`] : []),
    ...(turn % 4 === 0 ? [] : [`UPDATE sqlite_sequence SET seq = seq + ${turn % 4} WHERE name = '${name}'`]),
  ];
}

function rowsOf(definition: InterfaceDefinition, table: string, columns: readonly TableColumn[]): StubTable['rows'] {
  const values = columns.map(({ name, type }) => {
    const rule = ruleBehind(definition, table, name, type);
    // A long integer is a text among the values of a form.
    const corners = rule ? cornerValues(rule).filter((value) => typeof value !== 'string' || type === 'string' || type === 'date') : [];
    // First those that are not kept as they are written.
    return corners.toSorted((a, b) => Number(columnValue(type, a) === a) - Number(columnValue(type, b) === b));
  });
  const rows = Array.from({ length: rowCount }, (_, turn) =>
    Object.fromEntries(
      columns.flatMap(({ name, type, required }, place): [string, Json][] => {
        // Every row but one has a value, which stays null in that one.
        if (!required && (turn + place) % rowCount === rowCount - 1) return [];
        // Where a node asks for empty ones, a text is empty in one row.
        if (type === 'string' && (turn + place) % rowCount === 0 && isQueriedEmpty(definition, table, name)) return [[name, '']];
        const corners = values[place] ?? [];
        const value = turn % 2 === 0 && corners.length > 0 ? corners[(turn + place) % corners.length] : stubValue(type, turn + place);
        // As columns keep it: the rows are written in two ways, and only one of them goes through the tables.
        return [[name, columnValue(type, value ?? stubValue(type, turn)) as Json]];
      }),
    ),
  );
  const isFoundByKey = tableNodes(definition, table).some(({ settings }) => keyColumns(settings).length > 0);
  const grouped = new Set(tableNodes(definition, table).flatMap(({ settings }) => groupColumns(settings).map(({ name }) => name)));
  const isGrouped = tableNodes(definition, table).some(({ settings }) => settings.operation === 'group');
  const others = isGrouped ? sameGroup(rows, columns, grouped) : [];
  return [...rows, ...(isFoundByKey ? repeatedByKey : repeated).map((row) => rows[row] ?? {}), ...others, ...inPeriods(definition, table, rows)];
}

/** Adds rows at both ends of the periods that rows are grouped by. */
function inPeriods(definition: InterfaceDefinition, table: string, rows: StubTable['rows']): StubTable['rows'] {
  const columns = tableNodes(definition, table).flatMap(({ settings }) => groupColumns(settings).filter(({ period }) => period !== undefined));
  if (columns.length === 0) return [];
  return periodEnds.map((moment, place) => ({ ...rows[place % rows.length], ...Object.fromEntries(columns.map(({ name }) => [name, moment])) }));
}

/** Adds rows of the first groups, with values of other rows, and floats whose sum has errors behind the visible digits. */
function sameGroup(rows: StubTable['rows'], columns: readonly TableColumn[], grouped: ReadonlySet<string>): StubTable['rows'] {
  return rows.slice(0, 3).flatMap((row, place) =>
    addends.map((addend, turn) =>
      Object.fromEntries(
        columns.flatMap(({ name, type }): [string, Json][] => {
          const value = grouped.has(name) ? row[name] : type === 'float' ? addend : rows[(place + turn + 1) % rows.length]?.[name];
          return value === undefined ? [] : [[name, value]];
        }),
      ),
    ),
  );
}

function tableNodes({ flow }: InterfaceDefinition, table: string): FlowNode[] {
  return activeFlow(flow).nodes.filter(({ type, settings }) => type === 'table' && settings.table === table);
}

function isQueriedEmpty(definition: InterfaceDefinition, table: string, column: string): boolean {
  return tableNodes(definition, table).some(({ settings }) => columnsOf(settings).some(({ name, match }) => name === column && match === 'empty'));
}

/** Returns the parameter a column is filtered or written by, otherwise the one of its name. */
function ruleBehind({ parameters, flow }: InterfaceDefinition, table: string, column: string, type: TableColumn['type']): Parameter | undefined {
  const { nodes, edges } = activeFlow(flow);
  const names = edges.flatMap(({ from, to }) => {
    const [node, source] = [to, from].map((end) => nodes.find(({ id }) => id === end.node));
    const isQueried =
      node?.type === 'table' && node.settings.table === table && columnsOf(node.settings).some(({ name, port }) => name === column && port === to.port);
    return isQueried && source?.type === 'parameter' ? [String(source.settings.name)] : [];
  });
  return [...names, column].flatMap((name) => parameters.filter((parameter) => parameter.name === name && parameter.type === type))[0];
}
