import { labelLists, type Text } from '../../../../engine/core/text/text.ts';
import { texts } from '../../../../generated/words/node-table/group-parts.ts';
import type { Port, Ports } from '../../../model/node-type/node-type.ts';
import type { TableFigure, TableFigureKind, TablePeriod } from '../../../model/semantics/runtime/runtime.ts';
import { type TableSpec, tableName } from '../../../model/types/definition.ts';
import { type Diagnostic, diagnostic } from '../../../model/types/diagnostic.ts';
import type { FlowNode } from '../../../model/types/flow.ts';
import { unitOf, type ValueType } from '../../../model/types/value-type.ts';
import { pickedColumn } from './picked-column.ts';
import { figuresOf, figureType, isGroupable, type NodeFigure, placesOf, tableFigures, tablePeriods } from './table-groups.ts';
import { groupColumns, nodeFigures } from './table-settings.ts';

type Settings = Record<string, unknown>;

export const figureLabels: Record<TableFigureKind, Text> = texts.figureLabels;
export const periodLabels: Record<TablePeriod, Text> = texts.periodLabels;

/** The settings of groups and their figures. */
export const groupSettings = {
  by: {
    control: 'Groups',
    type: 'array',
    maxItems: 5,
    when: { operation: ['group'] },
    label: texts.by,
    hint: texts.byHint,
    items: {
      ...pickedColumn,
      properties: {
        ...pickedColumn.properties,
        period: { type: 'string', enum: [...tablePeriods], label: texts.period, enumLabel: labelLists(tablePeriods.map((name) => periodLabels[name])) },
      },
    },
  },
  figures: {
    control: 'Figures',
    type: 'array',
    maxItems: 20,
    when: { operation: ['group'] },
    label: texts.figures,
    hint: texts.figuresHint,
    items: {
      type: 'object',
      required: ['name', 'figure'],
      additionalProperties: false,
      properties: {
        name: { type: 'string', pattern: '^[a-z][a-z0-9_]{0,62}$', label: texts.name },
        figure: { type: 'string', enum: [...tableFigures], label: texts.figure, enumLabel: labelLists(tableFigures.map((name) => figureLabels[name])) },
        column: { ...pickedColumn, label: texts.column },
      },
    },
  },
} as const;

/** The figures, those over columns of the definition's own table with its formats. */
export function figuresIn(settings: Settings, table: TableSpec | undefined): NodeFigure[] {
  return nodeFigures(settings).map((figure) => (figure.column ? { ...figure, column: withFormat(figure.column, settings, table) } : figure));
}

/** As tables are asked for it. */
export function requestedFigure(figure: NodeFigure): TableFigure {
  const places = placesOf(figure);
  const { name, figure: kind, column } = figure;
  return places === undefined ? [name, kind, column?.name ?? null] : [name, kind, column?.name ?? null, places];
}

/** @param conditions the inputs of the conditions on the rows */
export function groupPorts(settings: Settings, table: TableSpec | undefined, conditions: Port[]): Ports {
  const by = groupColumns(settings).map((column) => withFormat(column, settings, table));
  const members = [
    ...by.map((column): [string, ValueType] => [column.name, { type: column.type, nullable: true, ...unitOf(column) }]),
    ...figuresIn(settings, table).map((figure): [string, ValueType] => [figure.name, figureType(figure)]),
  ];
  const row: ValueType = { type: 'object', members: Object.fromEntries(members) };
  if (by.length === 0) return { inputs: conditions, outputs: [{ name: 'row', label: texts.row, type: row }] };
  const sort: Port = { name: 'sort', label: texts.sort, type: { type: 'string' }, default: null };
  const most: Port = { name: 'per_page', label: texts.most, type: { type: 'integer' }, default: 100 };
  return { inputs: [sort, most, ...conditions], outputs: [{ name: 'items', label: texts.items, type: { type: 'array', items: row } }] };
}

/** Members of a row have names of their own, and each figure a column it is for. */
export function groupDiagnostics({ id, settings }: FlowNode, pointer: string): Diagnostic[] {
  if (settings.operation !== 'group') return [];
  const figures = nodeFigures(settings);
  if (figures.length === 0) return [diagnostic('no-figure', `${pointer}/settings/figures`, texts.none, {}, id)];
  const seen = new Set<string>();
  const twice = [...groupColumns(settings), ...figures].flatMap(({ name }) => {
    if (!seen.has(name)) {
      seen.add(name);
      return [];
    }
    return [diagnostic('duplicate-name', `${pointer}/settings/figures`, texts.twice, { name }, id)];
  });
  const keys = groupColumns(settings)
    .filter(({ type }) => !isGroupable(type))
    .map(({ name }) => diagnostic('unfit-key', `${pointer}/settings/by`, texts.unfitKey, { name }, id));
  const periods = groupColumns(settings).flatMap(({ name, type, period }, index) => {
    if (period === undefined || type === 'date') return [];
    return [diagnostic('unfit-period', `${pointer}/settings/by/${index}/period`, texts.unfitPeriod, { name, period: periodLabels[period] }, id)];
  });
  const unfit = figures.flatMap(({ name, figure, column }, index) => {
    const isFine = column ? figuresOf(column.type).includes(figure) : figure === 'count';
    return isFine ? [] : [diagnostic('unfit-figure', `${pointer}/settings/figures/${index}`, texts.unfit, { name, figure: figureLabels[figure] }, id)];
  });
  return [...twice, ...keys, ...periods, ...unfit];
}

function withFormat<Column extends { name: string; type: string }>(column: Column, settings: Settings, table: TableSpec | undefined): Column {
  const own = table && tableName(table) === settings.table ? table.columns.find(({ name }) => name === column.name) : undefined;
  return own?.format === 'money' || own?.format === 'decimal' ? { ...column, format: own.format } : column;
}
