import type { Parameter } from '../../protocol/parameter.ts';
import type { Text } from '../../text/text.ts';

/** The sentences of all faults; generated PHP says the same. */
export const parameterTexts = {
  required: { zh_cn: '缺少必要参数 {name}', en: 'Parameter {name} is required' },
  blank: { zh_cn: '参数 {name} 为必填，不能为空文本', en: 'Parameter {name} is required and must not be an empty text' },
  null: { zh_cn: '参数 {name} 不能为 null；没有值时请不要传递', en: 'Parameter {name} must not be null; leave it out where there is no value' },
  unknown: { zh_cn: '不存在参数 {name}，可用参数：{allowed}', en: 'There is no parameter {name}; allowed: {allowed}' },
  type: { zh_cn: '参数 {name} 应为{allowed}，但现在是 {found}', en: 'Parameter {name} must be {allowed}, but is {found}' },
  enum: { zh_cn: '参数 {name} 只能是：{allowed}', en: 'Parameter {name} must be one of: {allowed}' },
  pattern: { zh_cn: '参数 {name} 不符合格式 {pattern}', en: 'Parameter {name} does not match {pattern}' },
  format: { zh_cn: '参数 {name} 格式错误：{allowed}', en: 'Parameter {name} has a wrong format: {allowed}' },
  depth: { zh_cn: '{name} 嵌套过深，最多 {max} 层', en: '{name} is nested too deeply; at most {max} levels' },
  value_min: { zh_cn: '参数 {name} 不能小于 {bound}', en: 'Parameter {name} must not be less than {bound}' },
  value_max: { zh_cn: '参数 {name} 不能大于 {bound}', en: 'Parameter {name} must not be more than {bound}' },
  value_above: { zh_cn: '参数 {name} 须大于 {bound}', en: 'Parameter {name} must be more than {bound}' },
  value_below: { zh_cn: '参数 {name} 须小于 {bound}', en: 'Parameter {name} must be less than {bound}' },
  length_min: { zh_cn: '参数 {name} 至少 {bound} 个字符', en: 'Parameter {name} must have at least {bound} characters' },
  length_max: { zh_cn: '参数 {name} 最多 {bound} 个字符', en: 'Parameter {name} must have at most {bound} characters' },
  count_min: { zh_cn: '参数 {name} 至少 {bound} 项', en: 'Parameter {name} must have at least {bound} items' },
  count_max: { zh_cn: '参数 {name} 最多 {bound} 项', en: 'Parameter {name} must have at most {bound} items' },
} as const satisfies Record<string, Text>;

export const parameterTypeTexts: Record<Parameter['type'], Text> = {
  string: { zh_cn: '文本', en: 'text' },
  integer: { zh_cn: '整数', en: 'an integer' },
  float: { zh_cn: '数字', en: 'a number' },
  boolean: { zh_cn: '布尔值（true 或 false）', en: 'a boolean (true or false)' },
  array: { zh_cn: 'JSON 数组', en: 'a JSON array' },
  object: { zh_cn: 'JSON 对象', en: 'a JSON object' },
  date: {
    zh_cn: '存在的日期（YYYY-MM-DD、YYYY-MM-DD HH:mm:ss，或带时区的 YYYY-MM-DDTHH:mm:ssZ、YYYY-MM-DDTHH:mm:ss+08:00）',
    en: 'an existing date (YYYY-MM-DD, YYYY-MM-DD HH:mm:ss, or with an offset YYYY-MM-DDTHH:mm:ssZ, YYYY-MM-DDTHH:mm:ss+08:00)',
  },
  file: { zh_cn: '上传的文件（multipart/form-data）', en: 'an uploaded file (multipart/form-data)' },
};

/** What an integer may be that is one, and yet too long. */
export const integerRangeTexts = {
  safe: { zh_cn: '±9007199254740991 以内的整数', en: 'an integer within ±9007199254740991' },
  int64: { zh_cn: '64 位整数（-9223372036854775808 至 9223372036854775807）', en: 'an integer of 64 bits (-9223372036854775808 to 9223372036854775807)' },
} as const satisfies Record<string, Text>;
