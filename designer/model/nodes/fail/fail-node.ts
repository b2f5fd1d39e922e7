import { defineNodeType } from '../../node-type.ts';
import { asBoolean } from '../../semantics/values.ts';
import { textOf } from '../../semantics/texts.ts';

/** Ends the call with a `ret` and a message when its condition holds. Chinese stands in for a missing English message. */
export const failNode = defineNodeType({
  type: 'fail',
  label: { zh_cn: '失败', en: 'Fail' },
  family: 'end',
  settings: {
    type: 'object',
    additionalProperties: false,
    required: ['ret', 'message'],
    properties: {
      ret: { type: 'integer', minimum: 400, maximum: 9999, default: 400 },
      message: { type: 'string', minLength: 1, maxLength: 500 },
      message_en: { type: 'string', maxLength: 500 },
    },
  },
  ports: () => ({ inputs: [{ name: 'when', type: { type: 'boolean' }, default: true }], outputs: [] }),
  hasEffect: () => true,
  async evaluate(settings, { input, runtime }) {
    if (!asBoolean(await input('when'))) return {};
    return runtime.fail(Number(settings.ret), messageOf(settings));
  },
});

/** The message in both languages. */
export function messageOf(settings: Record<string, unknown>): { zh_cn: string; en: string } {
  const message = textOf(settings.message);
  return { zh_cn: message, en: textOf(settings.message_en) || message };
}
