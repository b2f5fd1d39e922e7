// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  some: { zh_cn: "有元素", en: "with items" },
  none: { zh_cn: "无元素", en: "without items" },
  well: { zh_cn: "未出错", en: "no failure" },
  failed: { zh_cn: "出错", en: "failure" },
  kept: { zh_cn: "提交", en: "committed" },
  undone: { zh_cn: "回滚", en: "rolled back" },
  goesOn: { zh_cn: "继续", en: "goes on" },
  ends: { zh_cn: "结束调用", en: "ends the call" },
  there: { zh_cn: "记录存在", en: "row found" },
  missing: { zh_cn: "记录不存在", en: "row missing" },
};
