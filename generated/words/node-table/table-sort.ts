// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  sort: { zh_cn: "不能按 {sort} 排序，可用：{allowed}（前加 - 为倒序）", en: "Cannot sort by {sort}. Allowed: {allowed} (prefix - for descending)" },
};
