// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  low: { zh_cn: "您的套餐“{name}”已使用 {percent}%，剩余 {left} 次", en: "{percent} % of your package “{name}” is used; calls left: {left}" },
  usedUp: { zh_cn: "您的套餐“{name}”已用完", en: "Your package “{name}” is used up" },
  subject: { zh_cn: "套餐用量提醒", en: "Use of a package" },
};
