// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  toDecimal: { zh_cn: "精确的十进制数，最多 15 位有效数字；位数更多的浮点数失败，先舍入", en: "An exact decimal of up to 15 digits; a float with more digits fails, so round it first" },
  toMoney: { zh_cn: "以元为单位的数变成金额；小数超过两位时失败，先舍入到 2 位", en: "A number of yuan as an amount of money; more than two decimals fail, so round to 2 first" },
  toYuan: { zh_cn: "金额变成以元为单位的十进制数", en: "An amount of money as a decimal in yuan" },
  toFen: { zh_cn: "金额变成以分为单位的整数", en: "An amount of money as a whole number of fen" },
  fromFen: { zh_cn: "以分为单位的整数变成金额", en: "A whole number of fen as an amount of money" },
};
