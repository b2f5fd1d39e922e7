// Written by `npm run generate` from the languages' messages.json. Do not edit.
export const texts = {
  operation: { zh_cn: "运算", en: "Operation" },
  operator: { zh_cn: "运算", en: "Operation" },
};
