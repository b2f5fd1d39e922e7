// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  refund: { zh_cn: "退款金额须在 0 到订单金额 {amount} 元之间", en: "The refund must be between 0 and the amount of the order, ¥{amount}" },
  cash: { zh_cn: "只有线下付款的订单才能线下退还，请改选其他去向", en: "Only what came in cash is handed back in cash. Choose another way" },
  little: { zh_cn: "金额不足付款币种的最小单位。请至少退 {least} 元，或退到账户余额", en: "The currency it was paid in has no unit so small. Refund at least {least} yuan, or to the balance" },
  source: { zh_cn: "线下付款的订单无法原路退回，请选择线下退还或账户余额", en: "What came in cash cannot go back the way it was paid by itself. Hand it back in cash, or choose the balance" },
};
