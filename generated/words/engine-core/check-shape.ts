// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  zh_cn: { zh_cn: "中文", en: "Chinese" },
  en: { zh_cn: "英文", en: "English" },
};
