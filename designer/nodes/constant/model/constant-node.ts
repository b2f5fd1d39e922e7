import type { Json } from '../../../../engine/core/json/json.ts';
import type { Text } from '../../../../engine/core/text/text.ts';
import { defineNodeType } from '../../../model/node-type/node-type.ts';
import { typeOfValue } from '../../../model/types/value-type.ts';

const constants: { key: string; label: Text; value: Json }[] = [
  { key: 'text', label: { zh_cn: '文本', en: 'Text' }, value: '' },
  { key: 'number', label: { zh_cn: '数字', en: 'Number' }, value: 0 },
  { key: 'boolean', label: { zh_cn: '是 / 否', en: 'True or false' }, value: true },
  { key: 'list', label: { zh_cn: '列表', en: 'List' }, value: [] },
  { key: 'object', label: { zh_cn: '对象', en: 'Object' }, value: {} },
  { key: 'null', label: { zh_cn: '空值', en: 'Null' }, value: null },
];

/** A value written into the definition. */
export const constantNode = defineNodeType({
  type: 'constant',
  label: { zh_cn: '常量', en: 'Constant' },
  family: 'input',
  order: 2,
  settings: {
    type: 'object',
    additionalProperties: false,
    required: ['value'],
    properties: { value: { label: { zh_cn: '值', en: 'Value' }, hint: { zh_cn: '任意 JSON 值', en: 'Any JSON value' } } },
  },
  palette: constants.map(({ key, label, value }) => ({ key: `constant.${key}`, label, settings: { value }, words: ['value', 'literal', '固定值'] })),
  summary: (settings) => JSON.stringify(settings.value ?? null).slice(0, 60),
  ports: (settings) => ({ inputs: [], outputs: [{ name: 'value', label: { zh_cn: '值', en: 'Value' }, type: typeOfValue(settings.value ?? null) }] }),
  evaluate: async (settings) => ({ value: settings.value ?? null }),
});
