// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  removeLabel: { zh_cn: "删除测试用例", en: "Delete test case" },
  csvLabel: { zh_cn: "导入测试用例", en: "Import test cases" },
};
