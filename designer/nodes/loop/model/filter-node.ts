import { defineNodeType } from '../../../model/node-type/node-type.ts';
import { itemsPort, turnPorts, turnTypes } from './loop-ports.ts';

/** The elements of a list that meet a condition; the nodes behind `keep` run once per element. */
export const filterNode = defineNodeType({
  type: 'filter',
  label: { zh_cn: '筛选列表', en: 'Filter' },
  family: 'logic',
  order: 3,
  settings: { type: 'object', additionalProperties: false, properties: {} },
  palette: [
    {
      key: 'filter',
      label: { zh_cn: '筛选列表', en: 'Filter a list' },
      settings: {},
      words: ['loop', 'where', '循环', '过滤'],
      section: { zh_cn: '循环', en: 'Loops' },
    },
  ],
  ports: () => ({
    inputs: [itemsPort, { name: 'keep', label: { zh_cn: '保留条件', en: 'Keep when' }, type: { type: 'boolean' }, required: true, lazy: true }],
    outputs: [...turnPorts('keep'), { name: 'result', label: { zh_cn: '保留的元素', en: 'Kept elements' }, type: { type: 'array' } }],
  }),
  innerTypes: (_settings, inputs) => turnTypes(inputs),
  outputTypes: (_settings, inputs) => ({ result: { type: 'array', ...(inputs.items?.items && { items: inputs.items.items }) } }),
  async evaluate(_settings, { input, runtime, turnWeight }) {
    const result: unknown[] = [];
    for (const [index, item] of runtime.items(await input('items'), turnWeight('keep')).entries()) {
      if (runtime.calc.condition(await input('keep', { item, index }))) result.push(item);
    }
    return { result };
  },
});
