// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  removed: { zh_cn: "已删除 {count} 项", en: "{count} deleted" },
  duplicated: { zh_cn: "已复制 {count} 项", en: "{count} duplicated" },
};
