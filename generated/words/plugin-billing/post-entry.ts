// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  notEnough: { zh_cn: "账户余额不足，请先充值", en: "The balance is not enough. Recharge it first" },
};
