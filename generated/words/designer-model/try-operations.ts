// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  tryInteger: { zh_cn: "尝试转整数", en: "Try integer" },
  tryFloat: { zh_cn: "尝试转小数", en: "Try float" },
  tryDecimal: { zh_cn: "尝试转十进制数", en: "Try decimal" },
  tryBoolean: { zh_cn: "尝试转布尔", en: "Try boolean" },
  tryDate: { zh_cn: "尝试转日期", en: "Try date" },
};
