import { texts } from '../../../../generated/words/node-object/object-node.ts';
import { namedPorts, namesIn, twiceDiagnostics } from '../../../model/node-type/named-inputs.ts';
import { defineNodeType } from '../../../model/node-type/node-type.ts';
import { anyValue } from '../../../model/types/value-type.ts';

/** An object with the named fields, in their order; a field without an edge and a value is null. */
export const objectNode = defineNodeType({
  type: 'object',
  label: texts.object,
  family: 'compute',
  order: 2,
  settings: {
    type: 'object',
    additionalProperties: false,
    required: ['fields'],
    properties: {
      fields: {
        type: 'array',
        maxItems: 100,
        default: [],
        label: texts.fields,
        hint: texts.fieldsHint,
        items: { type: 'string', minLength: 1, maxLength: 100, label: texts.items },
      },
    },
  },
  palette: [
    {
      key: 'object',
      label: texts.objectEntry,
      settings: { fields: ['name'] },
      words: ['json', 'record', '结构', '字段'],
      section: texts.objectSection,
    },
  ],
  weight: (settings) => 1 + (namesIn(settings.fields).length >> 2),
  summary: (settings) => `{ ${namesIn(settings.fields).join(', ')} }`,
  ports: (settings) => ({
    inputs: namedPorts(namesIn(settings.fields)),
    outputs: [{ name: 'value', label: texts.value, type: { type: 'object' } }],
  }),
  outputTypes: (settings, inputs) => ({
    value: { type: 'object', members: Object.fromEntries(namesIn(settings.fields).map((name) => [name, inputs[name] ?? anyValue])) },
  }),
  check: (node, pointer) => twiceDiagnostics(node, pointer, 'fields', Array.isArray(node.settings.fields) ? node.settings.fields : []),
  async evaluate(settings, { input }) {
    const fields: [string, unknown][] = [];
    for (const name of namesIn(settings.fields)) fields.push([name, await input(name)]);
    return { value: Object.fromEntries(fields) };
  },
});
