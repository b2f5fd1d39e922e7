import type { Json } from '../../../../engine/core/json/json.ts';
import type { Text } from '../../../../engine/core/text/text.ts';
import { texts } from '../../../../generated/words/node-constant/constant-node.ts';
import { defineNodeType } from '../../../model/node-type/node-type.ts';
import { typeOfValue } from '../../../model/types/value-type.ts';

const constants: { key: string; label: Text; value: Json }[] = [
  { key: 'text', label: texts.text, value: '' },
  { key: 'number', label: texts.number, value: 0 },
  { key: 'boolean', label: texts.boolean, value: true },
  { key: 'list', label: texts.list, value: [] },
  { key: 'object', label: texts.object, value: {} },
  { key: 'null', label: texts.null, value: null },
];

/** A value written into the definition. */
export const constantNode = defineNodeType({
  type: 'constant',
  label: texts.constant,
  family: 'input',
  order: 2,
  settings: {
    type: 'object',
    additionalProperties: false,
    required: ['value'],
    properties: { value: { label: texts.value, hint: texts.valueHint } },
  },
  palette: constants.map(({ key, label, value }) => ({ key: `constant.${key}`, label, settings: { value }, words: ['value', 'literal', '固定值'] })),
  summary: (settings) => JSON.stringify(settings.value ?? null).slice(0, 60),
  ports: (settings) => ({ inputs: [], outputs: [{ name: 'value', label: texts.value, type: typeOfValue(settings.value ?? null) }] }),
  evaluate: async (settings) => ({ value: settings.value ?? null }),
});
