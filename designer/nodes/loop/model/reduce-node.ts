import { commonType } from '../../../model/node-type/common-type.ts';
import { defineNodeType } from '../../../model/node-type/node-type.ts';
import { anyValue } from '../../../model/types/value-type.ts';
import { itemsPort, turnPorts, turnTypes } from './loop-ports.ts';

/** One value out of a list: it begins as `initial` and becomes `next` at each element. */
export const reduceNode = defineNodeType({
  type: 'reduce',
  label: { zh_cn: '逐项累计', en: 'Reduce' },
  family: 'logic',
  order: 4,
  settings: { type: 'object', additionalProperties: false, properties: {} },
  palette: [
    {
      key: 'reduce',
      label: { zh_cn: '逐项累计', en: 'Reduce a list' },
      settings: {},
      words: ['loop', 'sum', 'fold', '循环', '求和'],
      section: { zh_cn: '循环', en: 'Loops' },
    },
  ],
  ports: () => ({
    inputs: [
      itemsPort,
      { name: 'initial', label: { zh_cn: '初始值', en: 'Initial value' }, type: anyValue, default: 0 },
      { name: 'next', label: { zh_cn: '下一个值', en: 'Next value' }, type: anyValue, required: true, lazy: true },
    ],
    outputs: [
      ...turnPorts('next'),
      { name: 'accumulator', label: { zh_cn: '累计值', en: 'Value so far' }, type: anyValue, inner: 'next' },
      { name: 'result', label: { zh_cn: '结果', en: 'Result' }, type: anyValue },
    ],
  }),
  innerTypes: (_settings, inputs) => ({ ...turnTypes(inputs), accumulator: inputs.initial ?? anyValue }),
  outputTypes: (_settings, inputs) => ({ result: commonType(inputs.initial ?? anyValue, inputs.next ?? anyValue) }),
  async evaluate(_settings, { input, runtime, turnWeight }) {
    const items = runtime.items(await input('items'), turnWeight('next'));
    let accumulator = await input('initial');
    for (const [index, item] of items.entries()) accumulator = await input('next', { item, index, accumulator });
    return { result: accumulator };
  },
});
