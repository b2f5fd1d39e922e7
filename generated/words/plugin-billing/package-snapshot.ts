// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  noPlan: { zh_cn: "套餐 {id} 不存在或已删除", en: "There is no plan {id}, or it was removed" },
  tooMany: { zh_cn: "一个套餐最多 {most} 次，请减少数量", en: "A package has at most {most} calls. Buy fewer" },
  tried: { zh_cn: "该账号已领取过接口 {service} 的试用套餐，每个账号对同一接口只能试用一次", en: "The account has had a trial of {service}. There is one for each account and interface" },
};
