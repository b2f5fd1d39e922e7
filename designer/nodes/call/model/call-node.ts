import { texts } from '../../../../generated/words/node-call/call-node.ts';
import { anyEffect } from '../../../model/node-type/effects.ts';
import { guardBranches, guardDiagnostics, guarded, guardedType, guardPorts, guardSettings } from '../../../model/node-type/guarded-call.ts';
import { namedPorts, namesIn, twiceDiagnostics } from '../../../model/node-type/named-inputs.ts';
import { defineNodeType } from '../../../model/node-type/node-type.ts';
import { sampleType } from '../../../model/node-type/sample-answer.ts';

/**
 * Calls another published interface for the same caller and hands on `data` of its answer. Any other answer ends this call with its `ret` and
 * message. Interfaces call one another 8 deep at most and never themselves.
 */
export const callNode = defineNodeType({
  type: 'call',
  label: texts.call,
  family: 'outside',
  order: 1,
  source: 'open',
  fillsByName: true,
  settings: {
    type: 'object',
    additionalProperties: false,
    required: ['service'],
    properties: {
      service: {
        control: 'Service',
        type: 'string',
        pattern: '^[A-Z][A-Za-z0-9]*\\.[A-Z][A-Za-z0-9]*\\.[A-Z][A-Za-z0-9_]*$',
        maxLength: 200,
        label: texts.service,
        hint: texts.serviceHint,
      },
      ...guardSettings,
      sample: { control: 'AnswerSample', label: texts.sample, hint: texts.sampleHint },
      parameters: {
        type: 'array',
        maxItems: 100,
        default: [],
        label: texts.parameters,
        hint: texts.parametersHint,
        items: { type: 'string', minLength: 1, maxLength: 100, label: texts.items },
      },
    },
  },
  palette: [{ key: 'call', label: texts.callEntry, settings: { service: '', parameters: [] }, words: ['api', 'service', '服务'] }],
  summary: (settings) => String(settings.service ?? ''),
  ports: (settings) => ({
    inputs: namedPorts(namesIn(settings.parameters)),
    outputs: [guardedType(settings, { name: 'data', label: texts.data, type: sampleType(settings.sample) }), ...guardPorts(settings)],
  }),
  effect: () => anyEffect,
  hasEffect: () => true,
  check: (node, pointer) => [
    ...twiceDiagnostics(node, pointer, 'parameters', Array.isArray(node.settings.parameters) ? node.settings.parameters : []),
    ...guardDiagnostics(node, pointer, false),
  ],
  branches: guardBranches,
  async evaluate(settings, { input, runtime }) {
    const parameters: [string, unknown][] = [];
    for (const name of namesIn(settings.parameters)) parameters.push([name, await input(name)]);
    const { answer, outputs } = await guarded(runtime, settings, () => runtime.call(String(settings.service), Object.fromEntries(parameters)));
    return { data: answer, ...outputs };
  },
});
