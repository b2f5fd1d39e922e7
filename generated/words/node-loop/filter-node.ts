// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  filter: { zh_cn: "筛选列表", en: "Filter" },
  filterEntry: { zh_cn: "筛选列表", en: "Filter a list" },
  filterSection: { zh_cn: "循环", en: "Loops" },
  keep: { zh_cn: "保留条件", en: "Keep if" },
  result: { zh_cn: "保留的元素", en: "Kept items" },
};
