// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  close: { zh_cn: "关闭超时未付款的订单", en: "Close unpaid orders" },
  poll: { zh_cn: "向支付渠道查询未通知的付款", en: "Ask providers for unreported payments" },
};
