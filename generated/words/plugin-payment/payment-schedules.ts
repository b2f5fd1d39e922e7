// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  close: { zh_cn: "关闭超时未付款的订单", en: "Close unpaid orders" },
  poll: { zh_cn: "向支付渠道查询未通知的付款", en: "Ask providers for payments they have not told of" },
  refund: { zh_cn: "向支付渠道发起退款", en: "Refund by the providers" },
  keys: { zh_cn: "付款时使用的密钥或环境已不在支付配置中，恢复后重试", en: "The keys or the environment it was paid with are not configured any more. Restore them, then try again" },
};
