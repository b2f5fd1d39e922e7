// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  paid: { zh_cn: "每个已付款的订单恰好有一笔同额流水和一个套餐，其他订单都没有", en: "Each paid order has exactly one entry of its amount and one package, and no other order has" },
  recycled: { zh_cn: "每个已回收的订单其套餐已作废，退款等于流水", en: "Each revoked order has a void package, and its refund is in the journal" },
};
