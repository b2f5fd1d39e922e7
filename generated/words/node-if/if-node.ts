// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  if: { zh_cn: "如果", en: "If" },
  ifSection: { zh_cn: "选择", en: "Conditions" },
  condition: { zh_cn: "条件", en: "Condition" },
  then: { zh_cn: "成立时", en: "Then" },
  else: { zh_cn: "否则", en: "Else" },
  value: { zh_cn: "值", en: "Value" },
};
