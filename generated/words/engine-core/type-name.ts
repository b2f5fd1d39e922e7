// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  null: { zh_cn: " null", en: "null" },
  boolean: { zh_cn: "布尔值", en: "a boolean" },
  number: { zh_cn: "数字", en: "a number" },
  integer: { zh_cn: "整数", en: "an integer" },
  string: { zh_cn: "字符串", en: "a string" },
  array: { zh_cn: "数组", en: "an array" },
  object: { zh_cn: "对象", en: "an object" },
};
