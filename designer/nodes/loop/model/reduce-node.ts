import { texts } from '../../../../generated/words/node-loop/reduce-node.ts';
import { loopBranches } from '../../../model/node-type/branches.ts';
import { commonType } from '../../../model/node-type/common-type.ts';
import { defineNodeType } from '../../../model/node-type/node-type.ts';
import { anyValue } from '../../../model/types/value-type.ts';
import { itemsPort, turnPorts, turnTypes } from './loop-ports.ts';

/** One value out of a list: it begins as `initial` and becomes `next` at each element. */
export const reduceNode = defineNodeType({
  type: 'reduce',
  label: texts.reduce,
  family: 'logic',
  order: 4,
  settings: { type: 'object', additionalProperties: false, properties: {} },
  palette: [
    {
      key: 'reduce',
      label: texts.reduceEntry,
      settings: {},
      words: ['loop', 'sum', 'fold', '循环', '求和'],
      section: texts.reduceSection,
    },
  ],
  ports: () => ({
    inputs: [
      itemsPort,
      { name: 'initial', label: texts.initial, type: anyValue, default: 0 },
      { name: 'next', label: texts.next, type: anyValue, required: true, lazy: true, body: 'closed' },
    ],
    outputs: [
      ...turnPorts('next'),
      { name: 'accumulator', label: texts.accumulator, type: anyValue, inner: 'next' },
      { name: 'result', label: texts.result, type: anyValue },
    ],
  }),
  innerTypes: (_settings, inputs) => ({ ...turnTypes(inputs), accumulator: inputs.initial ?? anyValue }),
  outputTypes: (_settings, inputs) => ({ result: commonType(inputs.initial ?? anyValue, inputs.next ?? anyValue) }),
  branches: () => loopBranches('next'),
  async evaluate(_settings, { input, runtime, turnWeight }) {
    const items = runtime.items(await input('items'), turnWeight('next'));
    let accumulator = await input('initial');
    for (const [index, item] of items.entries()) accumulator = await input('next', { item, index, accumulator });
    return { result: accumulator };
  },
});
