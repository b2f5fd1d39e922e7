// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  orderTotal: { zh_cn: "订单合计", en: "Order total" },
  orderTotalHint: { zh_cn: "按单价和数量合计，并计算折后金额。", en: "Adds up prices and quantities and applies a discount." },
  mask: { zh_cn: "手机号脱敏", en: "Mask phone numbers" },
  maskHint: { zh_cn: "隐藏名单中手机号的中间四位。", en: "Hides the middle four digits of each phone number in a list." },
  expiry: { zh_cn: "会员到期日", en: "Membership expiry" },
  expiryHint: { zh_cn: "按开通日期和月数计算到期日、剩余天数。", en: "Returns the last day of a membership and the days left." },
};
