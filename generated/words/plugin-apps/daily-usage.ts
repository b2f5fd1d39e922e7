// Written by `npm run generate` from the languages' messages.json. Do not edit.
export const texts = {
  usedUp: { zh_cn: "今日请求次数已达上限 {limit}", en: "The limit of {limit} calls per day is used up" },
};
