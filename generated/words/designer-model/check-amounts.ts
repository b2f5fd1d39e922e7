// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  node: { zh_cn: "“{node}”：{fault}", en: "\"{node}\": {fault}" },
  mixed: { zh_cn: "金额不能与普通数字混算，用 money(100) 表示 100 元", en: "money and plain numbers do not mix; money(100) is 100 yuan" },
  float: { zh_cn: "金额不能与浮点数相乘除，用 decimal(…) 转成精确的十进制数", en: "money is not multiplied or divided by a float; decimal(…) makes it exact" },
  amounts: { zh_cn: "金额乘金额没有意义", en: "money times money has no meaning" },
};
