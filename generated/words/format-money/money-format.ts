// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  note: { zh_cn: "单位：分", en: "in fen" },
  mustBe: { zh_cn: "须为金额：数字，最多两位小数", en: "must be an amount: digits with at most two decimals" },
};
