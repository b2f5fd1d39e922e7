// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  tryInteger: { zh_cn: "同“转整数”，无法转换时为空值", en: "Like To integer, but null if that fails" },
  tryFloat: { zh_cn: "同“转小数”，无法转换时为空值", en: "Like To float, but null if that fails" },
  tryDecimal: { zh_cn: "同“转十进制数”，无法转换时为空值", en: "Like To decimal, but null if that fails" },
  tryBoolean: { zh_cn: "同“转布尔”，无法转换时为空值", en: "Like To boolean, but null if that fails" },
  tryDate: { zh_cn: "同“转日期”，无法转换时为空值", en: "Like To date, but null if that fails" },
};
