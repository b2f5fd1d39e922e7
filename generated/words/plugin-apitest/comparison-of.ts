// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  noCase: { zh_cn: "没有测试用例 {id}", en: "There is no test case {id}" },
  noSnapshot: { zh_cn: "没有快照 {id}", en: "There is no snapshot {id}" },
};
