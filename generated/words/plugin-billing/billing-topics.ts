// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  paid: {
    title: { zh_cn: "订单已支付", en: "Order paid" },
    description: { zh_cn: "订单支付成功，套餐已发放。金额单位为分。", en: "An order was paid and its package issued. Amounts are fen." },
  },
  recycled: {
    title: { zh_cn: "订单已回收", en: "Order revoked" },
    description: { zh_cn: "订单的套餐已回收，可能退款到余额。金额单位为分。", en: "The package of an order was taken back, maybe with a refund to the balance. Amounts are fen." },
  },
  recharged: {
    title: { zh_cn: "充值已到账", en: "Recharge credited" },
    description: { zh_cn: "充值申请通过审核，金额已计入余额，单位为分。", en: "A recharge passed its review and was added to the balance, in fen." },
  },
  packageLow: {
    title: { zh_cn: "套餐用量提醒", en: "Package runs low" },
    description: { zh_cn: "套餐已使用 80%、95% 或 100%，每档提醒一次。", en: "80, 95 or 100 percent of a package is used: told once each." },
  },
  balanceLow: {
    title: { zh_cn: "余额不足提醒", en: "Balance is low" },
    description: { zh_cn: "余额低于账户设置的提醒线。金额单位为分。", en: "The balance is below the line its account has set. Amounts are fen." },
  },
};
