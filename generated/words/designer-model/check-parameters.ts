// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  twice: { zh_cn: "{name} 重复", en: "{name} appears twice" },
  reserved: { zh_cn: "{name} 是每次调用自带的字段，不能作为参数名", en: "{name} is a field of every call and cannot be a parameter" },
  unsafe: { zh_cn: "{name} 不能作为参数名", en: "{name} cannot be used as a parameter name" },
  name: { zh_cn: "参数名“{name}”首尾不能有空格，也不能含控制字符", en: "The name \"{name}\" must not start or end with a space or contain control characters" },
  range: { zh_cn: "{name} 的最小值大于最大值", en: "The minimum of {name} is above its maximum" },
  bound: { zh_cn: "{name} 的最小值或最大值不是日期，也不是 int64 的数字", en: "The limit of {name} must be a date, or the digits of an int64" },
  fallback: { zh_cn: "{name} 的默认值不是{type}类型", en: "The default of {name} is not of type {type}" },
  enum: { zh_cn: "{name} 的默认值不在可选值中：{allowed}", en: "The default of {name} is not one of: {allowed}" },
  pattern: { zh_cn: "{name} 的正则表达式不可用：{pattern}", en: "The pattern of {name} cannot be used: {pattern}" },
};
