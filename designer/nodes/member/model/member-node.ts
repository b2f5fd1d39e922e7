import { texts } from '../../../../generated/words/node-member/member-node.ts';
import { defineNodeType } from '../../../model/node-type/node-type.ts';
import { pick } from '../../../model/semantics/values/pick.ts';
import { anyValue, type ValueType } from '../../../model/types/value-type.ts';

/** A value inside an object or a list by its path; null where there is none. */
export const memberNode = defineNodeType({
  type: 'member',
  label: texts.member,
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
        label: texts.path,
        hint: texts.pathHint,
      },
    },
  },
  palette: [
    {
      key: 'member',
      label: texts.memberEntry,
      settings: { path: '' },
      words: ['get', 'path', 'field', '字段', '属性'],
      section: texts.memberSection,
    },
  ],
  weight: (settings) => String(settings.path).split('.').length,
  summary: (settings) => String(settings.path ?? ''),
  ports: () => ({
    inputs: [{ name: 'object', label: texts.object, type: anyValue, required: true }],
    outputs: [{ name: 'value', label: texts.value, type: anyValue }],
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
  // A list may end before the place; a member of an object that is there is what it is declared to be.
  const nullable = type.type === 'array' || type.nullable || member?.nullable ? { nullable: true } : {};
  return member ? typeAt({ ...member, ...nullable }, rest) : anyValue;
}
