// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  allowed: { zh_cn: "须为颜色值，如 #1677ff", en: "must be a colour such as #1677ff" },
};
