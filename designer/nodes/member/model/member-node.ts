import { defineNodeType } from '../../../model/node-type/node-type.ts';
import { pick } from '../../../model/semantics/values/pick.ts';
import { anyValue, type ValueType } from '../../../model/types/value-type.ts';

/** A value inside an object or a list by its path; null where there is none. */
export const memberNode = defineNodeType({
  type: 'member',
  label: { zh_cn: '取成员', en: 'Member' },
  family: 'compute',
  order: 3,
  settings: {
    type: 'object',
    additionalProperties: false,
    required: ['path'],
    properties: {
      path: {
        type: 'string',
        pattern: '^[^.]+(\\.[^.]+)*$',
        maxLength: 500,
        label: { zh_cn: '路径', en: 'Path' },
        hint: { zh_cn: '用点分隔，列表用从 0 起的序号：orders.0.name', en: 'Dotted, with numbers from 0 for lists: orders.0.name' },
      },
    },
  },
  palette: [
    {
      key: 'member',
      label: { zh_cn: '取成员', en: 'Take a member' },
      settings: { path: '' },
      words: ['get', 'path', 'field', '字段', '属性'],
      section: { zh_cn: '对象', en: 'Objects' },
    },
  ],
  weight: (settings) => String(settings.path).split('.').length,
  summary: (settings) => String(settings.path ?? ''),
  ports: () => ({
    inputs: [{ name: 'object', label: { zh_cn: '对象或列表', en: 'Object or list' }, type: anyValue, required: true }],
    outputs: [{ name: 'value', label: { zh_cn: '值', en: 'Value' }, type: anyValue }],
  }),
  outputTypes: (settings, inputs) => ({ value: typeAt(inputs.object ?? anyValue, String(settings.path ?? '').split('.')) }),
  async evaluate(settings, { input }) {
    return { value: pick(await input('object'), String(settings.path)) };
  },
});

function typeAt(type: ValueType, path: readonly string[]): ValueType {
  const [name, ...rest] = path;
  if (name === undefined) return type;
  const member = type.type === 'array' ? type.items : type.members && Object.hasOwn(type.members, name) ? type.members[name] : undefined;
  return member ? typeAt({ ...member, nullable: true }, rest) : anyValue;
}
