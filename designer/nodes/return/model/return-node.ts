import { texts } from '../../../../generated/words/node-return/return-node.ts';
import { fieldPorts } from '../../../model/node-type/field-ports.ts';
import { defineNodeType, type Port } from '../../../model/node-type/node-type.ts';
import { anyValue } from '../../../model/types/value-type.ts';

/** The answer: one port per return field, or one port for the whole `data`. */
export const returnNode = defineNodeType({
  type: 'return',
  label: texts.return,
  family: 'end',
  order: 2,
  settings: {
    type: 'object',
    additionalProperties: false,
    properties: {
      whole: {
        type: 'boolean',
        default: false,
        label: texts.whole,
        hint: texts.wholeHint,
      },
    },
  },
  palette: [{ key: 'return', label: texts.return, settings: {}, words: ['output', 'result', 'answer', '输出', '结果'] }],
  ports: (settings, { definition }) => ({ inputs: settings.whole === true ? [wholePort] : fieldPorts(definition.returns), outputs: [] }),
  hasEffect: () => true,
  async evaluate(settings, { definition, input }) {
    if (settings.whole === true) return { data: await input('data') };
    const fields: [string, unknown][] = [];
    for (const { name } of fieldPorts(definition.returns)) fields.push([name, await input(name)]);
    return { data: Object.fromEntries(fields) };
  },
});

const wholePort: Port = { name: 'data', type: anyValue, required: true };
