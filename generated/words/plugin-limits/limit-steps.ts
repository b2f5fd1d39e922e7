// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  tooOften: { zh_cn: "调用过于频繁：每 {seconds} 秒最多 {calls} 次，请 {wait} 秒后重试", en: "Too many calls: {calls} in {seconds} seconds are allowed. Try again in {wait} seconds" },
  usedUp: { zh_cn: "今日调用次数已达上限 {limit}", en: "The app has used all {limit} calls of today" },
};
