// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  title: { zh_cn: "向支付渠道发起退款", en: "Refund by the providers" },
  keys: { zh_cn: "付款时使用的密钥或环境已不在支付配置中，恢复后重试", en: "The keys or the environment it was paid with are not configured any more. Restore them, then try again" },
  fault: { zh_cn: "退款请求未能发出，将自动重试", en: "The refund could not be asked for. It is tried again" },
};
