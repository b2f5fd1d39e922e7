// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  sign: { zh_cn: "这里缺少 {sign}", en: "{sign} is missing here" },
  name: { zh_cn: "这里缺少名称", en: "A name is missing here" },
};
