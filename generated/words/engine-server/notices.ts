// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  yes: { zh_cn: "是", en: "Yes" },
  no: { zh_cn: "否", en: "No" },
};
