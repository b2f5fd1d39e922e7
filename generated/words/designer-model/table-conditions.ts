// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  match: { zh_cn: "字段 {name} 不能按 {match} 比较", en: "The column {name} cannot be compared by {match}" },
  value: { zh_cn: "字段 {name} 的条件值应为{type}类型", en: "The condition on {name} needs a value of type {type}" },
  list: { zh_cn: "字段 {name} 的条件最多 {most} 个值", en: "The condition on {name} accepts up to {most} values" },
  text: { zh_cn: "字段 {name} 的条件最多 {most} 个字符", en: "The condition on {name} accepts up to {most} characters" },
};
