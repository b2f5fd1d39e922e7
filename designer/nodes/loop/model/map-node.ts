import { defineNodeType } from '../../../model/node-type/node-type.ts';
import { anyValue } from '../../../model/types/value-type.ts';
import { itemsPort, turnPorts, turnTypes } from './loop-ports.ts';

/** A new list with one value for each element of another; the nodes behind `each` run once per element. */
export const mapNode = defineNodeType({
  type: 'map',
  label: { zh_cn: '逐项映射', en: 'Map' },
  family: 'logic',
  order: 2,
  settings: { type: 'object', additionalProperties: false, properties: {} },
  palette: [
    {
      key: 'map',
      label: { zh_cn: '逐项映射', en: 'Map a list' },
      settings: {},
      words: ['loop', 'foreach', 'each', '循环', '遍历'],
      section: { zh_cn: '循环', en: 'Loops' },
    },
  ],
  ports: () => ({
    inputs: [itemsPort, { name: 'each', label: { zh_cn: '每项的结果', en: 'Result of each' }, type: anyValue, required: true, lazy: true }],
    outputs: [...turnPorts('each'), { name: 'result', label: { zh_cn: '结果列表', en: 'Results' }, type: { type: 'array' } }],
  }),
  innerTypes: (_settings, inputs) => turnTypes(inputs),
  outputTypes: (_settings, inputs) => ({ result: { type: 'array', items: inputs.each ?? anyValue } }),
  async evaluate(_settings, { input, runtime, turnWeight }) {
    const result: unknown[] = [];
    for (const [index, item] of runtime.items(await input('items'), turnWeight('each')).entries()) result.push(await input('each', { item, index }));
    return { result };
  },
});
