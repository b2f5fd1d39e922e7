// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  value: { zh_cn: "一个值", en: "a value" },
  key: { zh_cn: "带引号的键", en: "a key in double quotes" },
  colon: { zh_cn: "冒号", en: "a colon" },
  inObject: { zh_cn: "逗号或 }", en: "a comma or }" },
  inArray: { zh_cn: "逗号或 ]", en: "a comma or ]" },
  string: { zh_cn: "合法的字符串", en: "a well-formed string" },
  outermost: { zh_cn: "最外层对象", en: "the outermost object" },
};
