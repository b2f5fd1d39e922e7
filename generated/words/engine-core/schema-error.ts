// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  required: { zh_cn: "{label}不能为空", en: "{label} is required" },
  unknown: { zh_cn: "不存在{label}", en: "Unknown field {label}" },
  type: { zh_cn: "{label}应为{type}", en: "{label} must be {type}" },
  pattern: { zh_cn: "{label}的格式不正确（{pattern}）", en: "{label} has an invalid format ({pattern})" },
  multipleOf: { zh_cn: "{label}须为 {bound} 的整数倍", en: "{label} must be a multiple of {bound}" },
  uniqueItems: { zh_cn: "{label}不能有重复项", en: "{label} must not contain duplicates" },
  other: { zh_cn: "{label}的值不正确", en: "{label} is invalid" },
  typeTexts: {
    string: { zh_cn: "文本", en: "text" },
    integer: { zh_cn: "整数", en: "an integer" },
    number: { zh_cn: "数字", en: "a number" },
    boolean: { zh_cn: "是或否", en: "true or false" },
    array: { zh_cn: "列表", en: "a list" },
    object: { zh_cn: "对象", en: "an object" },
  },
  label: { zh_cn: "{label}", en: "{label}" },
  labelled: { zh_cn: "{label}{allowed}", en: "{label} {allowed}" },
  withUnit: { zh_cn: "{plain} {unit}", en: "{plain} {unit}" },
};
