// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  low: { zh_cn: "您的账户余额 {amount} 元，已低于提醒线 {line} 元", en: "Your balance is ¥{amount}, below your line of ¥{line}" },
  subject: { zh_cn: "账户余额提醒", en: "Your balance is low" },
};
