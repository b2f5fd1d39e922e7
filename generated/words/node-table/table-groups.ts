// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  group: { zh_cn: "不能按字段 {name} 分组", en: "Rows cannot be grouped by the column {name}" },
  period: { zh_cn: "字段 {name} 不是日期，不能按 {period} 分组", en: "The column {name} holds no dates and cannot be grouped by {period}" },
  figure: { zh_cn: "字段 {name} 不能求 {figure}", en: "The column {name} has no {figure}" },
};
