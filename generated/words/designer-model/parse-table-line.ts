// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  twice: { zh_cn: "字段 {name} 重复", en: "Column {name} appears twice" },
  type: { zh_cn: "没有类型 {type}，可用：{allowed}", en: "There is no type {type}; allowed: {allowed}" },
  max: { zh_cn: "括号里应为最大长度或最大值", en: "The parentheses contain the maximum length or value" },
  fallback: { zh_cn: "默认值不是{type}类型", en: "The default is not of type {type}" },
};
