// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  usedUp: { zh_cn: "今日调用次数已达上限 {limit}", en: "The app has used all {limit} calls of today" },
};
