// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  title: { zh_cn: "提醒套餐用量和余额不足", en: "Warn of packages and balances that run low" },
};
