// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  lasting: { zh_cn: "试运行无法撤销 {name} 带来的改动：它不受事务约束。确需运行请开启“保留写入的数据”", en: "A test run cannot undo what {name} changes, because it does not take part in transactions. Turn on “Keep written data” to run it" },
};
