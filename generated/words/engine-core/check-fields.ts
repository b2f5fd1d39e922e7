// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  chinese: { zh_cn: "中文", en: "Chinese" },
  english: { zh_cn: "英文", en: "English" },
};
