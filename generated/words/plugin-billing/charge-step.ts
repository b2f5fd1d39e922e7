// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  noFlow: { zh_cn: "接口 {service} 需要流量套餐：没有可用的套餐，请先购买", en: "{service} is charged by the call, and no package of yours covers it. Buy one first" },
  noBalance: { zh_cn: "接口 {service} 按次计费：没有可用的套餐，账户余额也不足，请购买套餐或充值", en: "{service} is charged by the call: no package of yours covers it, and the balance is not enough. Buy a package or recharge" },
};
