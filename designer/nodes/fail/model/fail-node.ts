import { defineNodeType } from '../../../model/node-type/node-type.ts';
import { textOf } from '../../../model/semantics/values/texts.ts';

/** Ends the call with a `ret` and a message when its condition holds. Chinese stands in for a missing English message. */
export const failNode = defineNodeType({
  type: 'fail',
  label: { zh_cn: '失败', en: 'Fail' },
  family: 'end',
  order: 1,
  settings: {
    type: 'object',
    additionalProperties: false,
    required: ['ret', 'message'],
    properties: {
      ret: {
        type: 'integer',
        minimum: 400,
        maximum: 9999,
        default: 400,
        label: { zh_cn: '返回码 ret', en: 'Return code ret' },
        hint: { zh_cn: '400 到 9999', en: '400 to 9999' },
      },
      message: { type: 'string', minLength: 1, maxLength: 500, label: { zh_cn: '提示', en: 'Message' } },
      message_en: {
        type: 'string',
        maxLength: 500,
        label: { zh_cn: '英文提示', en: 'Message in English' },
        hint: { zh_cn: '留空时用上面的提示', en: 'Left empty: the message above' },
      },
    },
  },
  palette: [
    {
      key: 'fail',
      label: { zh_cn: '失败', en: 'Fail' },
      settings: { ret: 400, message: '请求无效', message_en: 'Invalid request' },
      words: ['error', 'throw', 'exception', '错误', '异常', 'ret'],
    },
  ],
  summary: (settings, language) => `${String(settings.ret ?? '')} ${typeof settings.message === 'string' ? messageOf(settings)[language] : ''}`.trim(),
  ports: () => ({ inputs: [{ name: 'when', label: { zh_cn: '当', en: 'When' }, type: { type: 'boolean' }, default: true }], outputs: [] }),
  hasEffect: () => true,
  async evaluate(settings, { input, runtime }) {
    if (!runtime.calc.condition(await input('when'))) return {};
    return runtime.fail(Number(settings.ret), messageOf(settings));
  },
});

/** The message in both languages. */
export function messageOf(settings: Record<string, unknown>): { zh_cn: string; en: string } {
  const message = textOf(settings.message);
  return { zh_cn: message, en: textOf(settings.message_en) || message };
}
