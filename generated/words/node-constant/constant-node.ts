// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  text: { zh_cn: "文本", en: "Text" },
  number: { zh_cn: "数字", en: "Number" },
  boolean: { zh_cn: "是 / 否", en: "True or false" },
  list: { zh_cn: "列表", en: "List" },
  object: { zh_cn: "对象", en: "Object" },
  null: { zh_cn: "空值", en: "Null" },
  constant: { zh_cn: "常量", en: "Constant" },
  value: { zh_cn: "值", en: "Value" },
  valueHint: { zh_cn: "任意 JSON 值", en: "Any JSON value" },
};
