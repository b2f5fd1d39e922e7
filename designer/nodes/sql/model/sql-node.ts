import { texts } from '../../../../generated/words/node-sql/sql-node.ts';
import { anyEffect, noEffect } from '../../../model/node-type/effects.ts';
import { guardBranches, guardDiagnostics, guarded, guardedType, guardPorts, guardSettings } from '../../../model/node-type/guarded-call.ts';
import { twiceDiagnostics } from '../../../model/node-type/named-inputs.ts';
import { defineNodeType } from '../../../model/node-type/node-type.ts';
import { columnTypes } from '../../../model/types/definition.ts';
import { diagnostic } from '../../../model/types/diagnostic.ts';
import type { ValueType } from '../../../model/types/value-type.ts';
import { readPlaces } from './sql-places.ts';
import { placeTypes, sqlColumns, sqlParameters, sqlRequest, sqlValues, statementLimits } from './sql-settings.ts';

const members = (name: string, types: readonly string[]) => ({
  type: 'object',
  required: ['name', 'type'],
  additionalProperties: false,
  properties: { name: { type: 'string', pattern: name, label: texts.name }, type: { type: 'string', enum: [...types], default: 'string', label: texts.type } },
});

/**
 * One statement on a configured database. Its `:name` places are inputs, whose values are bound and never become part of its text. Only a super
 * admin puts one in or changes it (`server/store/sql-right.ts`).
 */
export const sqlNode = defineNodeType({
  type: 'sql',
  label: texts.sql,
  family: 'data',
  order: 4,
  source: 'world',
  fillsByName: true,
  settings: {
    type: 'object',
    additionalProperties: false,
    required: ['database', 'statement'],
    properties: {
      database: { control: 'SqlDatabase', type: 'string', pattern: '^[a-z][a-z0-9_]{0,31}$', label: texts.database, hint: texts.databaseHint },
      statement: {
        control: 'SqlStatement',
        type: 'string',
        format: 'sql',
        minLength: 1,
        maxLength: 10_000,
        label: texts.statement,
        hint: texts.statementHint,
      },
      parameters: {
        control: 'SqlParameters',
        type: 'array',
        maxItems: 50,
        default: [],
        label: texts.parameters,
        hint: texts.parametersHint,
        items: members('^[A-Za-z_][A-Za-z0-9_]{0,59}$', placeTypes),
      },
      columns: {
        control: 'SqlColumns',
        type: 'array',
        maxItems: 100,
        default: [],
        label: texts.columns,
        hint: texts.columnsHint,
        items: members('^[A-Za-z_][A-Za-z0-9_]{0,62}$', columnTypes),
      },
      rows: { type: 'integer', minimum: 1, maximum: statementLimits.mostRows, default: statementLimits.rows, label: texts.rows, hint: texts.rowsHint },
      seconds: {
        type: 'integer',
        minimum: 1,
        maximum: statementLimits.mostSeconds,
        default: statementLimits.seconds,
        label: texts.seconds,
        hint: texts.secondsHint,
      },
      writes: { type: 'boolean', default: false, label: texts.writes, hint: texts.writesHint },
      ...guardSettings,
    },
  },
  palette: [
    {
      key: 'sql',
      label: texts.sql,
      settings: { database: '', statement: '', parameters: [], columns: [] },
      words: ['sql', 'query', 'select', 'database', '查询', '语句', '数据库'],
    },
  ],
  summary: ({ database, statement }) =>
    [database, String(statement ?? '').replace(/\s+/g, ' ')]
      .filter((part) => typeof part === 'string' && part !== '')
      .join(': ')
      .slice(0, 80),
  ports(settings) {
    const row: ValueType = { type: 'object', members: Object.fromEntries(sqlColumns(settings).map(({ name, type }) => [name, { type, nullable: true }])) };
    const untyped = sqlColumns(settings).length === 0;
    return {
      inputs: sqlParameters(settings).map(({ name, type }) => ({ name, type: { type, nullable: true }, default: null })),
      outputs: [
        guardedType(settings, { name: 'rows', label: texts.result, type: { type: 'array', items: untyped ? { type: 'object' } : row } }),
        ...(settings.writes === true ? [guardedType(settings, { name: 'changed', label: texts.changed, type: { type: 'integer' } })] : []),
        ...guardPorts(settings),
      ],
    };
  },
  effect: ({ writes }) => (writes === true ? anyEffect : noEffect),
  hasEffect: ({ writes }) => writes === true,
  check(node, pointer) {
    const { settings, id } = node;
    const statement = typeof settings.statement === 'string' ? settings.statement : '';
    const { errors, places } = readPlaces(statement, settings.writes === true);
    const lacksColumns = sqlColumns(settings).length === 0 && settings.writes !== true && statement !== '';
    return [
      ...errors.map(({ code, text }) => diagnostic(code, `${pointer}/settings/statement`, text, {}, id)),
      ...(places.length > 200 ? [diagnostic('sql-places', `${pointer}/settings/statement`, texts.most, {}, id)] : []),
      ...(lacksColumns ? [diagnostic('sql-columns', `${pointer}/settings/columns`, texts.noColumns, {}, id)] : []),
      ...twiceDiagnostics(
        node,
        pointer,
        'columns',
        sqlColumns(settings).map(({ name }) => name),
      ),
      ...guardDiagnostics(node, pointer, settings.writes !== true),
    ];
  },
  branches: guardBranches,
  async evaluate(settings, { input, runtime }) {
    const inputs = new Map<string, unknown>();
    for (const { name } of sqlParameters(settings)) inputs.set(name, await input(name));
    const request = { ...sqlRequest(settings), values: sqlValues(settings, (name) => inputs.get(name)) };
    const { answer, outputs } = await guarded(runtime, settings, () => runtime.sql(request));
    return { rows: answer?.rows ?? null, changed: answer?.changed ?? null, ...outputs };
  },
});
