import { texts } from '../../../../generated/words/node-if/if-node.ts';
import { inputBranches } from '../../../model/node-type/branches.ts';
import { commonType } from '../../../model/node-type/common-type.ts';
import { defineNodeType } from '../../../model/node-type/node-type.ts';
import { anyValue } from '../../../model/types/value-type.ts';

/** One of two values; the nodes behind the other are not run. */
export const ifNode = defineNodeType({
  type: 'if',
  label: texts.if,
  family: 'logic',
  order: 1,
  settings: { type: 'object', additionalProperties: false, properties: {} },
  palette: [
    {
      key: 'if',
      label: texts.if,
      settings: {},
      words: ['else', 'choose', 'switch', '条件', '否则', '分支'],
      section: texts.ifSection,
    },
  ],
  ports: () => ({
    inputs: [
      { name: 'condition', label: texts.condition, type: { type: 'boolean' }, required: true },
      { name: 'then', label: texts.then, type: anyValue, required: true, lazy: true, body: 'closed' },
      { name: 'else', label: texts.else, type: anyValue, default: null, lazy: true, body: 'closed' },
    ],
    outputs: [{ name: 'value', label: texts.value, type: anyValue }],
  }),
  outputTypes: (_settings, inputs) => ({ value: commonType(inputs.then ?? anyValue, inputs.else ?? anyValue) }),
  branches: () => inputBranches(['then', texts.then], ['else', texts.else]),
  async evaluate(_settings, { input, runtime }) {
    return { value: await input(runtime.calc.condition(await input('condition')) ? 'then' : 'else') };
  },
});
