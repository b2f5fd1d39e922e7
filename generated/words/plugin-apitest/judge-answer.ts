// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  operator: {
    equal: { zh_cn: "等于", en: "equal to" },
    unequal: { zh_cn: "不等于", en: "unequal to" },
    greater: { zh_cn: "大于", en: "greater than" },
    less: { zh_cn: "小于", en: "less than" },
    greater_or_equal: { zh_cn: "大于等于", en: "greater than or equal to" },
    less_or_equal: { zh_cn: "小于等于", en: "less than or equal to" },
  },
  differs: { zh_cn: "{path} 为 {found}，期望{operator} {expected}", en: "{path} is {found}, expected {operator} {expected}" },
  missing: { zh_cn: "没有 {path}，期望{operator} {expected}", en: "{path} is missing, expected {operator} {expected}" },
  schema: { zh_cn: "{path} 不符合 JSON Schema（{keyword}）", en: "{path} does not fit the JSON Schema ({keyword})" },
  slow: { zh_cn: "用时 {took} 毫秒，超过 {most} 毫秒", en: "took {took} ms, allowed are {most} ms" },
  more: { zh_cn: "另有 {count} 处", en: "and {count} more" },
};
