// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  different: { zh_cn: "未发布：PHP 与 TypeScript 的结果不一致，详见“问题”", en: "Not published: PHP and TypeScript give different results. See Problems" },
  tests: { zh_cn: "未发布：测试用例“{title}”未通过", en: "Not published: the test case \"{title}\" fails" },
};
