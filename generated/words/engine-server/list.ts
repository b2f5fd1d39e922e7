// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  tooDeep: { zh_cn: "该列表最多翻到第 {deepest} 行，请用筛选条件缩小范围", en: "This list cannot be paged beyond row {deepest}; narrow it down with a filter" },
};
