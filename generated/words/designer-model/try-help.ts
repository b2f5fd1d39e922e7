// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  tryInteger: { zh_cn: "同“转整数”，无法转换时为空值", en: "As to integer, but null where that fails" },
  tryFloat: { zh_cn: "同“转小数”，无法转换时为空值", en: "As to float, but null where that fails" },
  tryDecimal: { zh_cn: "同“转十进制数”，无法转换时为空值", en: "As to decimal, but null where that fails" },
  tryBoolean: { zh_cn: "同“转布尔”，无法转换时为空值", en: "As to boolean, but null where that fails" },
  tryDate: { zh_cn: "同“转日期”，无法转换时为空值", en: "As to date, but null where that fails" },
};
