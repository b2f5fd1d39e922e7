// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  add: { zh_cn: "添加条件", en: "Add a condition" },
  remove: { zh_cn: "删除字段 {name} 的条件", en: "Remove the condition on {name}" },
  any: { zh_cn: "或", en: "or" },
  anyHint: { zh_cn: "带此标记的条件满足其一即可", en: "Of the conditions marked so, one is enough" },
  column: { zh_cn: "字段", en: "Column" },
  match: { zh_cn: "比较方式", en: "Comparison" },
};
