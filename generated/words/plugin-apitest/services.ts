// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  noCases: { zh_cn: "模块 {module} 没有测试用例", en: "There are no test cases in the module {module}" },
  noneAtAll: { zh_cn: "没有测试用例", en: "There are no test cases" },
  failed: { zh_cn: "{total} 个测试用例中 {failed} 个失败：{names}", en: "{failed} of {total} test cases failed: {names}" },
  others: { zh_cn: "等", en: "and others" },
};
