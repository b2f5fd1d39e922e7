import { defaultLanguage, eachLanguage, type Text } from '../../../../engine/core/text/text.ts';
import { texts as words } from '../../../../generated/words/node-fail/fail-node.ts';
import { endBranches } from '../../../model/node-type/branches.ts';
import { defineNodeType, type PaletteEntry } from '../../../model/node-type/node-type.ts';
import { textOf } from '../../../model/semantics/values/texts.ts';

/** Ends the call with a `ret` and a message when its condition holds. Chinese stands in for a missing English message. */
export const failNode = defineNodeType({
  type: 'fail',
  label: words.fail,
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
        label: words.ret,
        hint: words.retHint,
      },
      message: { type: 'string', minLength: 1, maxLength: 500, label: words.message },
      message_en: {
        type: 'string',
        maxLength: 500,
        label: words.messageEn,
        hint: words.messageEnHint,
      },
    },
  },
  palette: [
    entry('fail', words.fail, 400, '请求无效', 'Invalid request'),
    entry('fail.401', words.notSignedIn, 401, '用户名或密码错误', 'Wrong user name or password'),
    entry('fail.403', words.forbidden, 403, '没有权限', 'No permission'),
    entry('fail.404', words.notFound, 404, '记录不存在', 'No such record'),
    entry('fail.409', words.conflict, 409, '已经存在，请勿重复提交', 'It exists already'),
  ],
  summary: (settings, language) => `${String(settings.ret ?? '')} ${typeof settings.message === 'string' ? messageOf(settings)[language] : ''}`.trim(),
  ports: () => ({ inputs: [{ name: 'when', label: words.when, type: { type: 'boolean' }, default: true }], outputs: [] }),
  hasEffect: () => true,
  failures: (settings) =>
    typeof settings.ret === 'number' && typeof settings.message === 'string' ? [{ ret: settings.ret, message: messageOf(settings) }] : [],
  branches: () => endBranches(undefined, undefined, 'when'),
  async evaluate(settings, { input, runtime }) {
    if (!runtime.calc.condition(await input('when'))) return {};
    return runtime.fail(Number(settings.ret), messageOf(settings));
  },
});

function entry(key: string, label: Text, ret: number, message: string, message_en: string): PaletteEntry {
  return { key, label, settings: { ret, message, message_en }, words: ['error', 'throw', 'exception', '错误', '异常', 'ret', '失败', 'fail', String(ret)] };
}

/** The message in every language; whoever draws writes it in Chinese and, as they like, in English. */
export function messageOf(settings: Record<string, unknown>): Text {
  const message = textOf(settings.message);
  const other = textOf(settings.message_en) || message;
  return eachLanguage((language) => (language === defaultLanguage ? message : other));
}
