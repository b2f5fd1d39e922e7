// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  recharge: { zh_cn: "充值申请 {about}", en: "Recharge {about}" },
  order: { zh_cn: "订单 {about}", en: "Order {about}" },
  call: { zh_cn: "调用 {service} {times} 次", en: "{times} calls of {service}" },
  refund: { zh_cn: "订单 {about} 退款", en: "Refund of order {about}" },
  surplus: { zh_cn: "订单 {about} 多付转入余额", en: "Surplus of order {about} credited" },
  other: { zh_cn: "{about}", en: "{about}" },
};
