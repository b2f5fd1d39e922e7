import { commonType } from '../../../model/node-type/common-type.ts';
import { defineNodeType } from '../../../model/node-type/node-type.ts';
import { anyValue } from '../../../model/types/value-type.ts';

/** One of two values; the nodes behind the other are not run. */
export const ifNode = defineNodeType({
  type: 'if',
  label: { zh_cn: '如果', en: 'If' },
  family: 'logic',
  order: 1,
  settings: { type: 'object', additionalProperties: false, properties: {} },
  palette: [
    {
      key: 'if',
      label: { zh_cn: '如果', en: 'If' },
      settings: {},
      words: ['else', 'choose', 'switch', '条件', '否则', '分支'],
      section: { zh_cn: '选择', en: 'Choices' },
    },
  ],
  ports: () => ({
    inputs: [
      { name: 'condition', label: { zh_cn: '条件', en: 'Condition' }, type: { type: 'boolean' }, required: true },
      { name: 'then', label: { zh_cn: '成立时', en: 'Then' }, type: anyValue, required: true, lazy: true },
      { name: 'else', label: { zh_cn: '否则', en: 'Else' }, type: anyValue, default: null, lazy: true },
    ],
    outputs: [{ name: 'value', label: { zh_cn: '值', en: 'Value' }, type: anyValue }],
  }),
  outputTypes: (_settings, inputs) => ({ value: commonType(inputs.then ?? anyValue, inputs.else ?? anyValue) }),
  async evaluate(_settings, { input, runtime }) {
    return { value: await input(runtime.calc.condition(await input('condition')) ? 'then' : 'else') };
  },
});
