// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  title: { zh_cn: "提醒用量将尽的应用", en: "Warn of apps near their daily limit" },
  nearing: { zh_cn: "您的应用“{name}”今日已用 {percent}%，{limit} 次中还剩 {left} 次", en: "Your app “{name}” has used {percent}% of its {limit} calls of today; {left} are left" },
  usedUp: { zh_cn: "您的应用“{name}”今日的 {limit} 次调用已用完，次日零点恢复", en: "Your app “{name}” has used all {limit} calls of today. They are back at midnight" },
};
