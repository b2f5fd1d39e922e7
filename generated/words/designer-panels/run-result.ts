// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  exampleLabel: { zh_cn: "用作返回示例", en: "Use as example" },
};
