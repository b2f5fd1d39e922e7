// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  add: { zh_cn: "添加统计项", en: "Add a figure" },
  remove: { zh_cn: "删除统计项 {name}", en: "Remove the figure {name}" },
  rows: { zh_cn: "行", en: "rows" },
  figure: { zh_cn: "统计方式", en: "Figure" },
  name: { zh_cn: "名称", en: "Name" },
};
