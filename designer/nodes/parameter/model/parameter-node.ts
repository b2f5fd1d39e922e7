import { texts } from '../../../../generated/words/node-parameter/parameter-node.ts';
import { defineNodeType } from '../../../model/node-type/node-type.ts';
import { diagnostic } from '../../../model/types/diagnostic.ts';
import { anyValue, typeOfParameter } from '../../../model/types/value-type.ts';

/** The value a caller sent; null when an optional one was left out. */
export const parameterNode = defineNodeType({
  type: 'parameter',
  label: texts.parameter,
  family: 'input',
  order: 1,
  settings: {
    type: 'object',
    additionalProperties: false,
    required: ['name'],
    properties: {
      name: {
        control: 'ParameterName',
        type: 'string',
        minLength: 1,
        label: texts.name,
        hint: texts.nameHint,
      },
    },
  },
  palette: [{ key: 'parameter', label: texts.parameter, settings: { name: '' }, words: ['input', 'argument', '入参', '输入'] }],
  summary: (settings) => String(settings.name ?? ''),
  ports(settings, { definition }) {
    const parameter = definition.parameters.find(({ name }) => name === settings.name);
    return { inputs: [], outputs: [{ name: 'value', label: texts.value, type: parameter ? typeOfParameter(parameter) : anyValue }] };
  },
  check(node, pointer, { definition }) {
    if (definition.parameters.some(({ name }) => name === node.settings.name)) return [];
    return [diagnostic('unknown-parameter', `${pointer}/settings/name`, texts.unknown, { name: String(node.settings.name) }, node.id)];
  },
  async evaluate(settings, { parameters }) {
    const name = String(settings.name);
    return { value: Object.hasOwn(parameters, name) ? parameters[name] : undefined };
  },
});
