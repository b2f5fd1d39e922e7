import type { Text } from '../text/text.ts';

/**
 * What is wrong with a value, without the word for the value: the one table of messages for parameters of calls, fields of records and settings
 * of nodes. Printed PHP gets the messages about parameters by `npm run generate`.
 */
export const valueTexts = {
  enum: { zh_cn: '只能是：{allowed}', en: 'must be one of: {allowed}' },
  pattern: { zh_cn: '不符合格式 {pattern}', en: 'does not match {pattern}' },
  depth: { zh_cn: '嵌套过深，最多 {max} 层', en: 'is nested too deeply; at most {max} levels' },
  value_min: { zh_cn: '不能小于 {bound}', en: 'must not be less than {bound}' },
  value_max: { zh_cn: '不能大于 {bound}', en: 'must not be more than {bound}' },
  value_above: { zh_cn: '须大于 {bound}', en: 'must be more than {bound}' },
  value_below: { zh_cn: '须小于 {bound}', en: 'must be less than {bound}' },
  length_min: { zh_cn: '至少 {bound} 个字符', en: 'must have at least {bound} characters' },
  length_max: { zh_cn: '最多 {bound} 个字符', en: 'must have at most {bound} characters' },
  count_min: { zh_cn: '至少 {bound} 项', en: 'must have at least {bound} items' },
  count_max: { zh_cn: '最多 {bound} 项', en: 'must have at most {bound} items' },
} as const satisfies Record<string, Text>;

/**
 * The message with the word for the value in front.
 * @param subject in zh_cn with the space that follows it, if one does
 * @example about({ zh_cn: '参数 page ', en: 'Parameter page' }, valueTexts.value_min).en // 'Parameter page must not be less than {bound}'
 */
export function about(subject: Text, message: Text): Text {
  return { zh_cn: `${subject.zh_cn}${message.zh_cn}`, en: `${subject.en} ${message.en}` };
}

/** The message as a sentence of its own, where the place of the message says what it is about. */
export function alone({ zh_cn, en }: Text): Text {
  return { zh_cn, en: `${en.charAt(0).toUpperCase()}${en.slice(1)}` };
}
