// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  parameterTypeTexts: {
    string: { zh_cn: "文本", en: "text" },
    integer: { zh_cn: "整数", en: "an integer" },
    float: { zh_cn: "数字", en: "a number" },
    boolean: { zh_cn: "布尔值（true 或 false）", en: "a boolean (true or false)" },
    array: { zh_cn: "JSON 数组", en: "a JSON array" },
    object: { zh_cn: "JSON 对象", en: "a JSON object" },
    date: { zh_cn: "存在的日期（YYYY-MM-DD、YYYY-MM-DD HH:mm:ss，或带时区的 YYYY-MM-DDTHH:mm:ssZ、YYYY-MM-DDTHH:mm:ss+08:00）", en: "an existing date (YYYY-MM-DD, YYYY-MM-DD HH:mm:ss, or with an offset YYYY-MM-DDTHH:mm:ssZ, YYYY-MM-DDTHH:mm:ss+08:00)" },
    file: { zh_cn: "上传的文件（multipart/form-data）", en: "an uploaded file (multipart/form-data)" },
  },
  integerRangeTexts: {
    safe: { zh_cn: "±9007199254740991 以内的整数", en: "an integer within ±9007199254740991" },
    int64: { zh_cn: "64 位整数（-9223372036854775808 至 9223372036854775807）", en: "an integer of 64 bits (-9223372036854775808 to 9223372036854775807)" },
  },
  parameter: { zh_cn: "参数 {name} ", en: "Parameter {name}" },
  required: { zh_cn: "缺少必要参数 {name}", en: "Parameter {name} is required" },
  blank: { zh_cn: "参数 {name} 为必填，不能为空文本", en: "Parameter {name} is required and must not be an empty text" },
  null: { zh_cn: "参数 {name} 不能为 null；没有值时请不要传递", en: "Parameter {name} must not be null; leave it out if there is no value" },
  unknown: { zh_cn: "不存在参数 {name}，可用参数：{allowed}", en: "There is no parameter {name}; allowed: {allowed}" },
  type: { zh_cn: "参数 {name} 应为{allowed}，但现在是 {found}", en: "Parameter {name} must be {allowed}, but is {found}" },
  format: { zh_cn: "参数 {name} 格式错误：{allowed}", en: "Parameter {name} has a wrong format: {allowed}" },
  json: { zh_cn: "参数 {name}：{reason}", en: "Parameter {name}: {reason}" },
  name: { zh_cn: "{name} ", en: "{name}" },
};
