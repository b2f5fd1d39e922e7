// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  covers: { zh_cn: "请选择适用的接口或产品", en: "Choose the interfaces or the product it is for" },
};
