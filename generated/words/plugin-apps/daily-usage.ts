// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  usedUp: { zh_cn: "今日请求次数已达上限 {limit}", en: "The limit of {limit} calls per day is used up" },
};
