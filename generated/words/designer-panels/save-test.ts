// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  label: { zh_cn: "保存测试用例", en: "Save test case" },
};
