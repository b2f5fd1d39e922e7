import { texts } from '../../../../generated/words/node-loop/map-node.ts';
import { loopBranches } from '../../../model/node-type/branches.ts';
import { defineNodeType } from '../../../model/node-type/node-type.ts';
import { anyValue } from '../../../model/types/value-type.ts';
import { itemsPort, turnPorts, turnTypes } from './loop-ports.ts';

/** A new list with one value for each element of another; the nodes behind `each` run once per element. */
export const mapNode = defineNodeType({
  type: 'map',
  label: texts.map,
  family: 'logic',
  order: 2,
  settings: { type: 'object', additionalProperties: false, properties: {} },
  palette: [
    {
      key: 'map',
      label: texts.mapEntry,
      settings: {},
      words: ['loop', 'foreach', 'each', '循环', '遍历'],
      section: texts.mapSection,
    },
  ],
  ports: () => ({
    inputs: [itemsPort, { name: 'each', label: texts.each, type: anyValue, required: true, lazy: true, body: 'closed' }],
    outputs: [...turnPorts('each'), { name: 'result', label: texts.result, type: { type: 'array' } }],
  }),
  innerTypes: (_settings, inputs) => turnTypes(inputs),
  outputTypes: (_settings, inputs) => ({ result: { type: 'array', items: inputs.each ?? anyValue } }),
  branches: () => loopBranches('each'),
  async evaluate(_settings, { input, runtime, turnWeight }) {
    const result: unknown[] = [];
    for (const [index, item] of runtime.items(await input('items'), turnWeight('each')).entries()) result.push(await input('each', { item, index }));
    return { result };
  },
});
