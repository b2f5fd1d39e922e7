import { texts } from '../../../../generated/words/node-frame/try-node.ts';
import { failureBranches } from '../../../model/node-type/branches.ts';
import { commonType } from '../../../model/node-type/common-type.ts';
import { defineNodeType } from '../../../model/node-type/node-type.ts';
import type { Failed } from '../../../model/semantics/runtime/runtime.ts';
import { anyValue } from '../../../model/types/value-type.ts';
import { againOf, againSettings } from './again-settings.ts';

/** A value, or another one where getting it failed: the branch `otherwise` knows why, and the call goes on. */
export const tryNode = defineNodeType({
  type: 'try',
  label: texts.try,
  family: 'logic',
  order: 6,
  settings: { type: 'object', additionalProperties: false, properties: againSettings },
  palette: [
    {
      key: 'try',
      label: texts.try,
      settings: {},
      words: ['catch', 'error', 'retry', 'exception', '捕获', '出错', '异常', '重试'],
      section: texts.section,
    },
  ],
  ports: () => ({
    inputs: [
      { name: 'value', label: texts.value, type: anyValue, default: null, lazy: true, body: 'maybe' },
      { name: 'otherwise', label: texts.otherwise, type: anyValue, default: null, lazy: true, body: 'maybe' },
    ],
    outputs: [
      { name: 'ret', label: texts.ret, type: { type: 'integer' }, inner: 'otherwise' },
      { name: 'message', label: texts.message, type: { type: 'string' }, inner: 'otherwise' },
      { name: 'value', label: texts.result, type: anyValue },
      { name: 'failed', label: texts.failed, type: { type: 'boolean' } },
    ],
  }),
  outputTypes: (_settings, inputs) => ({ value: commonType(inputs.value ?? anyValue, inputs.otherwise ?? anyValue), failed: { type: 'boolean' } }),
  branches: failureBranches,
  async evaluate(settings, { input, runtime }) {
    let value: unknown = null;
    const failure: Failed | null = await runtime.attempt(async () => {
      value = await input('value');
    }, againOf(settings));
    if (failure) value = await input('otherwise', { ...failure });
    return { value, failed: failure !== null };
  },
});
