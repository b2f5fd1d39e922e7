// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  equal: { zh_cn: "类型和值都相同；\"10\" 不等于 10", en: "Same type and same value; \"10\" does not equal 10" },
  notEqual: { zh_cn: "类型或值不同", en: "Different type or different value" },
  less: { zh_cn: "两个数字按大小，两个文本按码点", en: "Two numbers by value, two texts by code point" },
  lessOrEqual: { zh_cn: "小于或等于，规则同“小于”", en: "Less than or equal, ordered as in Less than" },
  greater: { zh_cn: "两个数字按大小，两个文本按码点", en: "Two numbers by value, two texts by code point" },
  greaterOrEqual: { zh_cn: "大于或等于，规则同“大于”", en: "Greater than or equal, ordered as in Greater than" },
  and: { zh_cn: "两个条件都为真；只接受真和假", en: "Both are true; only true and false are accepted" },
  or: { zh_cn: "至少一个条件为真；只接受真和假", en: "At least one is true; only true and false are accepted" },
  not: { zh_cn: "真变假，假变真", en: "True becomes false and false becomes true" },
  isNull: { zh_cn: "值是否为空值；空文本、0 和空列表都不是", en: "Whether there is no value; an empty text, 0 and an empty list are values" },
  isEmpty: { zh_cn: "是否为空值、空文本、空列表或空对象；0 和假不算", en: "Whether it is null, an empty text, list or object; 0 and false are not" },
  defaultIfNull: { zh_cn: "值不为空则取该值，否则取备用值", en: "The value, or the fallback when it is null" },
};
