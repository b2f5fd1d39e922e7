// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  operation: { zh_cn: "运算", en: "Operation" },
  operator: { zh_cn: "运算", en: "Operation" },
};
