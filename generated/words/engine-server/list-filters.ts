// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  field: { zh_cn: "不能按 {name} 筛选，可用：{allowed}", en: "Cannot filter by {name}. Allowed: {allowed}" },
  operator: { zh_cn: "{label}不支持条件 {operator}，可用：{allowed}", en: "{label} has no condition {operator}. Allowed: {allowed}" },
  value: { zh_cn: "{label}的条件 {operator} 需要：{wanted}", en: "The condition {operator} of {label} needs {wanted}" },
  text: { zh_cn: "不超过 {maxLength} 个字符的文本", en: "a text of at most {maxLength} characters" },
  number: { zh_cn: "数字", en: "a number" },
  boolean: { zh_cn: "true 或 false", en: "true or false" },
  moment: { zh_cn: "存在的时间，YYYY-MM-DD 或 YYYY-MM-DD HH:mm:ss", en: "an existing time, YYYY-MM-DD or YYYY-MM-DD HH:mm:ss" },
  choices: { zh_cn: "1–{maxChoices} 个值的数组", en: "an array of 1 to {maxChoices} values" },
  options: { zh_cn: "1–{maxChoices} 个值的数组，可用的值：{values}", en: "an array of 1 to {maxChoices} of these values: {values}" },
};
