// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  equal: { zh_cn: "等于", en: "Equal" },
  notEqual: { zh_cn: "不等于", en: "Not equal" },
  less: { zh_cn: "小于", en: "Less than" },
  lessOrEqual: { zh_cn: "小于等于", en: "Less or equal" },
  greater: { zh_cn: "大于", en: "Greater than" },
  greaterOrEqual: { zh_cn: "大于等于", en: "Greater or equal" },
  and: { zh_cn: "且", en: "And" },
  or: { zh_cn: "或", en: "Or" },
  not: { zh_cn: "非", en: "Not" },
  isNull: { zh_cn: "为空值", en: "Is null" },
  isEmpty: { zh_cn: "内容为空", en: "Is empty" },
  defaultIfNull: { zh_cn: "空值时取", en: "Default if null" },
};
