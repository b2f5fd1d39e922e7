// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  title: { zh_cn: "为退款的订单开红字发票", en: "Issue credit notes for refunded orders" },
};
