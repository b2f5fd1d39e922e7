// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  off: { zh_cn: "该支付方式未开启，请选择其他方式", en: "That way to pay is switched off. Choose another" },
  over: { zh_cn: "订单已付款或已关闭", en: "The order is paid or closed" },
  little: { zh_cn: "金额不足支付渠道的最小单位，请选择其他方式", en: "The amount is less than the provider can take. Choose another way" },
  environment: { zh_cn: "该订单已在另一环境发起付款，请重新下单", en: "The order was begun to be paid in another environment. Place it anew" },
  unreachable: { zh_cn: "支付渠道暂时没有响应，请稍后重试或选择其他方式", en: "The provider does not answer now. Try again later, or choose another way" },
  origin: { zh_cn: "来源地址须为 http 或 https", en: "The origin must be http or https" },
};
