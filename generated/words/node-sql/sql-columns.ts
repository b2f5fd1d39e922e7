// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  name: { zh_cn: "列名", en: "Column" },
  type: { zh_cn: "类型", en: "Type" },
  remove: { zh_cn: "移除 {name}", en: "Remove {name}" },
  add: { zh_cn: "添加列", en: "Add a column" },
  fromRun: { zh_cn: "从上次运行取得", en: "Take from the last run" },
  none: { zh_cn: "语句中还没有 :name", en: "No :name in the statement yet" },
  place: { zh_cn: "{name} 的类型", en: "Type of {name}" },
};
