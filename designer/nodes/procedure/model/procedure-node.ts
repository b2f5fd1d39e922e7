import { texts } from '../../../../generated/words/node-procedure/procedure-node.ts';
import { anyEffect } from '../../../model/node-type/effects.ts';
import { guardBranches, guardDiagnostics, guarded, guardedType, guardPorts, guardSettings } from '../../../model/node-type/guarded-call.ts';
import { namedPorts, namesIn, twiceDiagnostics } from '../../../model/node-type/named-inputs.ts';
import { defineNodeType } from '../../../model/node-type/node-type.ts';

/** Rows that a stored procedure of a configured database answers; its parameters are given in the order of the list. */
export const procedureNode = defineNodeType({
  type: 'procedure',
  label: texts.procedure,
  family: 'data',
  order: 2,
  source: 'open',
  fillsByName: true,
  settings: {
    type: 'object',
    additionalProperties: false,
    required: ['database', 'name'],
    properties: {
      database: {
        type: 'string',
        pattern: '^[a-z][a-z0-9_]{0,31}$',
        label: texts.database,
        hint: texts.databaseHint,
      },
      name: { type: 'string', pattern: '^[A-Za-z_][A-Za-z0-9_]{0,127}$', label: texts.name },
      ...guardSettings,
      parameters: {
        type: 'array',
        maxItems: 50,
        default: [],
        label: texts.parameters,
        hint: texts.parametersHint,
        items: { type: 'string', minLength: 1, maxLength: 100, label: texts.items },
      },
    },
  },
  palette: [
    {
      key: 'procedure',
      label: texts.procedure,
      settings: { database: '', name: '', parameters: [] },
      words: ['sql', 'call', '数据库'],
    },
  ],
  summary: (settings) => [settings.database, settings.name].filter((part) => typeof part === 'string' && part !== '').join('.'),
  ports: (settings) => ({
    inputs: namedPorts(namesIn(settings.parameters)),
    outputs: [guardedType(settings, { name: 'rows', label: texts.rows, type: { type: 'array', items: { type: 'object' } } }), ...guardPorts(settings)],
  }),
  effect: () => anyEffect,
  hasEffect: () => true,
  check: (node, pointer) => [
    ...twiceDiagnostics(node, pointer, 'parameters', Array.isArray(node.settings.parameters) ? node.settings.parameters : []),
    ...guardDiagnostics(node, pointer, false),
  ],
  branches: guardBranches,
  async evaluate(settings, { input, runtime }) {
    const values: unknown[] = [];
    for (const name of namesIn(settings.parameters)) values.push(await input(name));
    const { answer, outputs } = await guarded(runtime, settings, () => runtime.procedure(String(settings.database), String(settings.name), values));
    return { rows: answer, ...outputs };
  },
});
