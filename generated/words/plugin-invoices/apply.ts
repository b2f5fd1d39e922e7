// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  none: { zh_cn: "请选择订单", en: "Choose orders" },
  paid: { zh_cn: "订单 {number} 未付款，不能开票", en: "Order {number} is not paid and has no invoice" },
  taken: { zh_cn: "订单 {number} 已申请过发票", en: "Order {number} has an invoice applied for" },
  nothing: { zh_cn: "订单 {number} 已全额退款，没有可开票的金额", en: "Order {number} was refunded in whole: there is nothing to invoice" },
  noTitle: { zh_cn: "请先选择自己的发票抬头", en: "Choose invoice data of your own first" },
};
