// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  unknown: { zh_cn: "页面 {name} 不存在", en: "There is no screen {name}" },
  format: { zh_cn: "每个视图须有不重复的名称和查询串", en: "Every view must have a name of its own and a query string" },
};
