// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  twice: { zh_cn: "{name} 重复", en: "{name} appears twice" },
};
