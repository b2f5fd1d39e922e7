import { defineNodeType } from '../../node-type.ts';
import { asBoolean } from '../../semantics/values.ts';
import { anyValue, type ValueType } from '../../value-type.ts';

/** One of two values; the nodes behind the other are not run. */
export const ifNode = defineNodeType({
  type: 'if',
  label: { zh_cn: '如果', en: 'If' },
  family: 'logic',
  settings: { type: 'object', additionalProperties: false, properties: {} },
  ports: () => ({
    inputs: [
      { name: 'condition', type: { type: 'boolean' }, required: true },
      { name: 'then', type: anyValue, required: true, lazy: true },
      { name: 'else', type: anyValue, default: null, lazy: true },
    ],
    outputs: [{ name: 'value', type: anyValue }],
  }),
  outputTypes: (_settings, inputs) => ({ value: common(inputs.then ?? anyValue, inputs.else ?? anyValue) }),
  async evaluate(_settings, { input }) {
    return { value: await input(asBoolean(await input('condition')) ? 'then' : 'else') };
  },
});

function common(one: ValueType, other: ValueType): ValueType {
  if (one.type === other.type) return one;
  const numbers = new Set(['integer', 'float']);
  return numbers.has(one.type) && numbers.has(other.type) ? { type: 'float' } : anyValue;
}
