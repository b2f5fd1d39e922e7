import { defineNodeType } from '../../../model/node-type/node-type.ts';

/** A value of platform management → configuration, as it is when the call runs; null when there is none of that name. */
export const configNode = defineNodeType({
  type: 'config',
  label: { zh_cn: '配置值', en: 'Config value' },
  family: 'input',
  order: 3,
  source: 'world',
  settings: {
    type: 'object',
    additionalProperties: false,
    required: ['name'],
    properties: {
      name: {
        type: 'string',
        pattern: '^[A-Za-z][A-Za-z0-9_.]*$',
        maxLength: 100,
        label: { zh_cn: '配置名称', en: 'Name' },
        hint: { zh_cn: '平台管理 → 配置 中的名称', en: 'As in platform management → configuration' },
      },
    },
  },
  palette: [{ key: 'config', label: { zh_cn: '配置值', en: 'Configuration value' }, settings: { name: '' }, words: ['setting', 'option', '设置'] }],
  summary: (settings) => String(settings.name ?? ''),
  ports: () => ({ inputs: [], outputs: [{ name: 'value', label: { zh_cn: '值', en: 'Value' }, type: { type: 'string', nullable: true } }] }),
  evaluate: async (settings, { runtime }) => ({ value: await runtime.config(String(settings.name)) }),
});
