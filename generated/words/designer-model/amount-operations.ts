// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  toDecimal: { zh_cn: "转十进制数", en: "To decimal" },
  toMoney: { zh_cn: "元转金额", en: "Yuan to money" },
  toYuan: { zh_cn: "金额转元", en: "Money to yuan" },
  toFen: { zh_cn: "金额转分", en: "Money to fen" },
  fromFen: { zh_cn: "分转金额", en: "Fen to money" },
};
