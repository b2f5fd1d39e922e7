import { texts } from '../../../../generated/words/node-config/config-node.ts';
import { defineNodeType } from '../../../model/node-type/node-type.ts';

/** A value of platform management → configuration, as it is when the call runs; null when there is none of that name. */
export const configNode = defineNodeType({
  type: 'config',
  label: texts.config,
  family: 'input',
  order: 3,
  source: 'world',
  settings: {
    type: 'object',
    additionalProperties: false,
    required: ['name'],
    properties: {
      name: {
        type: 'string',
        pattern: '^[A-Za-z][A-Za-z0-9_.]*$',
        maxLength: 100,
        label: texts.name,
        hint: texts.nameHint,
      },
    },
  },
  palette: [{ key: 'config', label: texts.configEntry, settings: { name: '' }, words: ['setting', 'option', '设置'] }],
  summary: (settings) => String(settings.name ?? ''),
  ports: () => ({ inputs: [], outputs: [{ name: 'value', label: texts.value, type: { type: 'string', nullable: true } }] }),
  evaluate: async (settings, { runtime }) => ({ value: await runtime.config(String(settings.name)) }),
});
