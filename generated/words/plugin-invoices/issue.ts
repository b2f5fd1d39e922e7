// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  seller: { zh_cn: "请先在“开票设置”中填写销售方资料", en: "Fill in the seller under “Invoice settings” first" },
  nothing: { zh_cn: "订单已全额退款，没有可开具的金额，请驳回", en: "The orders were refunded in whole: there is nothing to issue. Decline it" },
};
