// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  tags: { zh_cn: "zh-CN", en: "en" },
};
