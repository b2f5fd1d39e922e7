import { texts } from '../../../../generated/words/node-loop/filter-node.ts';
import { loopBranches } from '../../../model/node-type/branches.ts';
import { defineNodeType } from '../../../model/node-type/node-type.ts';
import { itemsPort, turnPorts, turnTypes } from './loop-ports.ts';

/** The elements of a list that meet a condition; the nodes behind `keep` run once per element. */
export const filterNode = defineNodeType({
  type: 'filter',
  label: texts.filter,
  family: 'logic',
  order: 3,
  settings: { type: 'object', additionalProperties: false, properties: {} },
  palette: [
    {
      key: 'filter',
      label: texts.filterEntry,
      settings: {},
      words: ['loop', 'where', '循环', '过滤'],
      section: texts.filterSection,
    },
  ],
  ports: () => ({
    inputs: [itemsPort, { name: 'keep', label: texts.keep, type: { type: 'boolean' }, required: true, lazy: true, body: 'closed' }],
    outputs: [...turnPorts('keep'), { name: 'result', label: texts.result, type: { type: 'array' } }],
  }),
  innerTypes: (_settings, inputs) => turnTypes(inputs),
  outputTypes: (_settings, inputs) => ({ result: { type: 'array', ...(inputs.items?.items && { items: inputs.items.items }) } }),
  branches: () => loopBranches('keep'),
  async evaluate(_settings, { input, runtime, turnWeight }) {
    const result: unknown[] = [];
    for (const [index, item] of runtime.items(await input('items'), turnWeight('keep')).entries()) {
      if (runtime.calc.condition(await input('keep', { item, index }))) result.push(item);
    }
    return { result };
  },
});
