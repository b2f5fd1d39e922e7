// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  settled: { zh_cn: "每个由支付渠道付款的订单恰有一笔金额相同的入账，其他订单没有", en: "Each order paid by a provider has exactly one settled payment of its amount, and no other order has" },
  kept: { zh_cn: "未被订单使用的每笔到账及其退款都记入流水", en: "Each payment that no order took is in the journal, and so is its refund" },
  refunded: { zh_cn: "退款不超过实付金额", en: "No more goes back than was paid" },
};
