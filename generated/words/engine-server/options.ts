// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  unsearchable: { zh_cn: "搜索内容含有无法处理的字符", en: "The search text contains characters that cannot be processed" },
};
