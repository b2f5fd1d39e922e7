import { codes } from '../../../../engine/core/protocol/codes.ts';
import type { ServiceEffect } from '../../../../engine/core/protocol/service-about.ts';
import { eachLanguage, labelLists, type Text } from '../../../../engine/core/text/text.ts';
import { texts } from '../../../../generated/words/node-table/table-node.ts';
import { endBranches, rowBranchTexts } from '../../../model/node-type/branches.ts';
import { adds, anyEffect, noEffect, replaces } from '../../../model/node-type/effects.ts';
import { defineNodeType, type NodeContext, type Port, type Ports } from '../../../model/node-type/node-type.ts';
import type { TableCondition, TableMatch } from '../../../model/semantics/runtime/runtime.ts';
import { matchesOf, tableMatches } from '../../../model/semantics/runtime/table-conditions.ts';
import { textOf } from '../../../model/semantics/values/texts.ts';
import { columnTypes, type TableColumn, tableName } from '../../../model/types/definition.ts';
import { type Diagnostic, diagnostic } from '../../../model/types/diagnostic.ts';
import type { FlowNode } from '../../../model/types/flow.ts';
import { unitOf, type ValueType } from '../../../model/types/value-type.ts';
import { figuresIn, groupDiagnostics, groupPorts, groupSettings, requestedFigure } from './group-parts.ts';
import { pickedColumn } from './picked-column.ts';
import { requestedKey } from './table-groups.ts';
import { joinDiagnostics, joinedMembers, joinSettings, nodeJoins, requestedJoin } from './table-joins.ts';
import {
  answeredColumns,
  columnsOf,
  conditionsOf,
  groupColumns,
  isNarrowed,
  keyColumns,
  mustExist,
  type NodeColumn,
  namedColumns,
  ofOneRow,
  reading,
  type TableOperation,
  tableOperations,
  writing,
} from './table-settings.ts';
import { defaultSort } from './table-sort.ts';

const labels: Record<TableOperation, Text> = texts.labels;
export const matchLabels: Record<TableMatch, Text> = texts.matchLabels;

/**
 * Rows of a table of a data interface. `columns` are the columns written, of which an update leaves those as they are that nothing feeds, or the
 * conditions on the rows: one whose input is null does not count, and of those with `any` one is enough.
 */
export const tableNode = defineNodeType({
  type: 'table',
  label: texts.table,
  family: 'data',
  order: 1,
  source: 'world',
  fillsByName: true,
  settings: {
    type: 'object',
    additionalProperties: false,
    required: ['operation', 'table'],
    properties: {
      operation: {
        type: 'string',
        enum: [...tableOperations],
        label: texts.operation,
        enumLabel: labelLists(tableOperations.map((name) => labels[name])),
      },
      table: {
        control: 'Table',
        type: 'string',
        pattern: '^([a-z][a-z0-9_]{0,31}\\.)?[a-z][a-z0-9_]{0,62}$',
        label: texts.table,
        hint: texts.tableHint,
      },
      columns: {
        control: 'Columns',
        type: 'array',
        default: [],
        maxItems: 100,
        label: texts.columns,
        hint: texts.columnsHint,
        items: {
          type: 'object',
          required: ['name', 'type'],
          additionalProperties: false,
          properties: {
            name: { type: 'string', pattern: '^[a-z][a-z0-9_]{0,62}(\\.[a-z][a-z0-9_]{0,62})?$', label: texts.name },
            type: {
              type: 'string',
              enum: [...columnTypes],
              default: 'string',
              label: texts.type,
              enumLabel: texts.typeEnumLabel,
            },
            format: { type: 'string', enum: ['money', 'decimal'], label: texts.format },
            match: { type: 'string', enum: [...tableMatches], label: texts.match, enumLabel: labelLists(tableMatches.map((name) => matchLabels[name])) },
            any: { type: 'boolean', label: texts.any },
            port: { type: 'string', pattern: '^[a-z][a-z0-9_]{0,99}$', label: texts.port },
          },
        },
      },
      answers: {
        control: 'Answers',
        type: 'array',
        maxItems: 100,
        when: { operation: [...reading] },
        label: texts.answers,
        hint: texts.answersHint,
        items: pickedColumn,
      },
      keys: {
        control: 'Keys',
        type: 'array',
        maxItems: 10,
        when: { operation: ['upsert'] },
        label: texts.keys,
        hint: texts.keysHint,
        items: pickedColumn,
      },
      ...groupSettings,
      ...joinSettings,
      must_exist: { type: 'boolean', when: { operation: [...ofOneRow] }, label: texts.mustExist, hint: texts.mustExistHint },
    },
  },
  palette: tableOperations.map((operation) => ({
    key: `table.${operation}`,
    label: labels[operation],
    settings: { operation, table: '', columns: [] },
    words: ['sql', 'database', 'row', '数据库', '表', operation],
    section: texts.tablesSection,
  })),
  summary: ({ table }) => textOf(table),
  ports: (settings, context) => portsOf(settings, withUnits(settings, context), rowType(settings, context), context),
  effect: ({ operation }) => operationEffects[String(operation)] ?? anyEffect,
  hasEffect: (settings) => writing.some((operation) => operation === settings.operation) || mustExist(settings),
  failures: (settings) => (mustExist(settings) ? [{ ret: codes.notFound, message: texts.missing }] : []),
  branches: (settings) => (mustExist(settings) ? endBranches(rowBranchTexts.there, rowBranchTexts.missing) : []),
  check(node, pointer, { definition }) {
    const joins = joinDiagnostics(node, pointer, definition.table, namedColumns(node.settings));
    if (node.settings.operation === 'upsert') return keyDiagnostics(node, pointer);
    if (!isNarrowed(node.settings)) return joins;
    const seen = new Set<string>();
    const conditions = columnsOf(node.settings).flatMap(({ name, type, match, port }, index) => {
      const at = `${pointer}/settings/columns/${index}`;
      const isTwice = seen.has(port);
      seen.add(port);
      return [
        ...(isTwice ? [diagnostic('duplicate-name', `${at}/port`, texts.duplicate, { name: port }, node.id)] : []),
        ...(match === 'equal' || matchesOf(type).includes(match)
          ? []
          : [diagnostic('column-match', `${at}/match`, texts.unfit, { name, match: matchLabels[match] }, node.id)]),
      ];
    });
    return [...conditions, ...groupDiagnostics(node, pointer), ...joins];
  },
  async evaluate(settings, { input, optionalInput, runtime, definition }) {
    const { tables, fail } = runtime;
    const table = String(settings.table);
    const columns = columnsOf(settings);
    const written = async (read: typeof input): Promise<Record<string, unknown>> => {
      const values: Record<string, unknown> = {};
      for (const { name } of columns) values[name] = await read(name);
      return values;
    };
    const conditions = async () => {
      const { equal, where, any } = conditionsOf(columns);
      const valuesOf = async (some: readonly NodeColumn[]) => {
        const found: TableCondition[] = [];
        for (const { name, match, port } of some) found.push([name, match, await input(port)]);
        return found;
      };
      const values = Object.fromEntries((await valuesOf(equal)).map(([name, , value]) => [name, value]));
      return { equal: values, where: await valuesOf(where), any: await valuesOf(any), ...(joins.length > 0 && { joins }) };
    };
    const answered = answeredColumns(settings)?.map(({ name }) => name);
    const joins = nodeJoins(settings).map(requestedJoin);
    const there = <Found>(found: Found): Found => (mustExist(settings) && !found ? fail(codes.notFound, texts.missing) : found);
    switch (settings.operation) {
      case 'group': {
        const by = groupColumns(settings).map(requestedKey);
        const figures = figuresIn(settings, definition.table).map(requestedFigure);
        if (by.length === 0) return { row: (await tables.group(table, { ...(await conditions()), by, figures }))[0] ?? null };
        const page = { sort: await input('sort'), perPage: await input('per_page') };
        return { items: await tables.group(table, { ...(await conditions()), by, figures, ...page }) };
      }
      case 'list':
        return await tables.list(table, {
          ...(await conditions()),
          page: await input('page'),
          perPage: await input('per_page'),
          sort: await input('sort'),
          columns: answered,
        });
      case 'find':
        return { row: there(await tables.find(table, { ...(await conditions()), sort: await input('sort'), columns: answered })) };
      case 'get':
        return { row: there(await tables.get(table, await input('id'), answered, ...(joins.length > 0 ? [joins] : []))) };
      case 'count': {
        const { equal, ...others } = await conditions();
        return { total: await tables.count(table, equal, others) };
      }
      case 'insert':
        return { id: await tables.insert(table, await written(input)) };
      case 'insert_many': {
        const ids: number[] = [];
        for (const row of runtime.items(await input('rows'))) {
          ids.push(await tables.insert(table, Object.fromEntries(columns.map(({ name }) => [name, runtime.pick(row, name)]))));
        }
        return { ids };
      }
      case 'update':
        return { updated: there(await tables.update(table, await input('id'), await written(optionalInput))) };
      case 'upsert':
        return { ...(await tables.upsert(table, keyColumns(settings), await written(optionalInput))) };
      default:
        return { deleted: there(await tables.delete(table, await input('id'))) };
    }
  },
});

/** The columns, numbers of the definition's own table with their formats. */
function withUnits(settings: Record<string, unknown>, { definition: { table } }: NodeContext): NodeColumn[] {
  const own = table && tableName(table) === settings.table ? table.columns : [];
  return columnsOf(settings).map((column) => {
    const format = own.find(({ name }) => name === column.name)?.format ?? column.format;
    return format === undefined ? column : { ...column, format };
  });
}

/** What is said then. */
export const missingText: Text = texts.missing;

/** A row of the definition's own table has known members, and so have columns that are asked for; of another table only its name is known. */
function rowType(settings: Record<string, unknown>, { definition: { table } }: NodeContext): ValueType {
  const name = String(settings.table ?? '');
  const answered = answeredColumns(settings);
  const joined = joinedMembers(settings);
  const own = table && tableName(table) === name ? table.columns : undefined;
  if (!own && !answered) return { type: 'object', table: name };
  const columns: readonly Pick<TableColumn, 'name' | 'type' | 'format' | 'required'>[] =
    answered?.map((column) => own?.find((known) => known.name === column.name) ?? column) ?? own?.filter(({ hidden }) => !hidden) ?? [];
  const members = columns.map((column): [string, ValueType] => [
    column.name,
    { type: column.type, ...(!column.required && { nullable: true }), ...unitOf(column) },
  ]);
  return { type: 'object', table: name, members: { id: integer, ...Object.fromEntries([...members, ...joined]) } };
}

const integer: ValueType = { type: 'integer' };
const id: Port = { name: 'id', label: texts.id, type: integer, required: true };

function portsOf(settings: Record<string, unknown>, columns: NodeColumn[], row: ValueType, { definition }: NodeContext): Ports {
  const values = columns.map(conditionPort);
  const total: Port = { name: 'total', label: texts.total, type: integer };
  const sort: Port = { name: 'sort', label: texts.sort, type: { type: 'string' }, default: defaultSort };
  const one: Port = { name: 'row', label: texts.row, type: mustExist(settings) ? row : { ...row, nullable: true } };
  switch (settings.operation) {
    case 'list':
      return {
        inputs: [
          { name: 'page', label: texts.page, type: integer, default: 1 },
          { name: 'per_page', label: texts.perPage, type: integer, default: 20 },
          sort,
          ...values,
        ],
        outputs: [{ name: 'items', label: texts.items, type: { type: 'array', items: row } }, total],
      };
    case 'group':
      return groupPorts(settings, definition.table, values);
    case 'find':
      return { inputs: [...values, sort], outputs: [one] };
    case 'get':
      return { inputs: [id], outputs: [one] };
    case 'count':
      return { inputs: values, outputs: [total] };
    case 'insert':
      return { inputs: values, outputs: [{ name: 'id', label: texts.newId, type: integer }] };
    case 'insert_many':
      return {
        inputs: [{ name: 'rows', label: texts.rows, type: { type: 'array', items: newRowType(columns) }, required: true }],
        outputs: [{ name: 'ids', label: texts.newIds, type: { type: 'array', items: integer } }],
      };
    case 'update':
      return { inputs: [id, ...values], outputs: [{ name: 'updated', label: texts.updated, type: integer }] };
    case 'upsert':
      return {
        inputs: values.map((port) => (keyColumns(settings).includes(port.name) ? keyPort(port) : port)),
        outputs: [
          { name: 'id', label: texts.id, type: integer },
          { name: 'created', label: texts.created, type: { type: 'boolean' } },
        ],
      };
    case 'delete':
      return { inputs: [id], outputs: [{ name: 'deleted', label: texts.deleted, type: integer }] };
    default:
      return { inputs: [], outputs: [] };
  }
}

/** What tells which row it is has to have a value. */
function keyPort({ default: _, ...port }: Port): Port {
  return { ...port, required: true };
}

/** Which row it is must be told by columns that are written, and that a row can be found by. */
function keyDiagnostics({ id: node, settings }: FlowNode, pointer: string): Diagnostic[] {
  const columns = columnsOf(settings);
  const keys = keyColumns(settings);
  if (keys.length === 0) return [diagnostic('no-key', `${pointer}/settings/keys`, texts.noKey, {}, node)];
  return keys
    .filter((name) => !columns.some((column) => column.name === name && matchesOf(column.type).includes('equal')))
    .map((name) => diagnostic('unfit-key', `${pointer}/settings/keys`, texts.unfitKey, { name }, node));
}

/** What the elements of a list may have, each for a column; what one lacks is the column's default. */
function newRowType(columns: readonly NodeColumn[]): ValueType {
  const members = columns.map((column): [string, ValueType] => [column.name, { type: column.type, nullable: true, ...unitOf(column) }]);
  return { type: 'object', members: Object.fromEntries(members) };
}

function conditionPort(column: NodeColumn): Port {
  const { name, type, port, match } = column;
  const columnType: ValueType = { type, ...unitOf(column) };
  const label = match === 'equal' ? undefined : eachLanguage((language) => `${name} ${matchLabels[match][language]}`);
  const inputType: ValueType = match === 'empty' ? { type: 'boolean' } : match === 'in' ? { type: 'array', items: columnType } : columnType;
  return { name: port, ...(label && { label }), type: inputType, default: null };
}

const operationEffects: Readonly<Record<string, ServiceEffect>> = {
  group: noEffect,
  list: noEffect,
  find: noEffect,
  get: noEffect,
  count: noEffect,
  insert: adds,
  insert_many: adds,
  update: replaces,
  upsert: replaces,
  delete: replaces,
};
