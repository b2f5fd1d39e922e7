import { defineNodeType } from '../../node-type.ts';
import { typeOfValue } from '../../value-type.ts';

/** A value written into the definition. */
export const constantNode = defineNodeType({
  type: 'constant',
  label: { zh_cn: '常量', en: 'Constant' },
  family: 'input',
  settings: {
    type: 'object',
    additionalProperties: false,
    required: ['value'],
    properties: { value: {} },
  },
  ports: (settings) => ({ inputs: [], outputs: [{ name: 'value', type: typeOfValue(settings.value ?? null) }] }),
  evaluate: async (settings) => ({ value: settings.value ?? null }),
});
