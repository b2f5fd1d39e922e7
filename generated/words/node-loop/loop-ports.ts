// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  items: { zh_cn: "列表", en: "List" },
  item: { zh_cn: "当前元素", en: "Item" },
  index: { zh_cn: "序号（从 0 起）", en: "Index (from 0)" },
};
