// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  searchIn: { zh_cn: "搜索{fields}", en: "Search {fields}" },
};
