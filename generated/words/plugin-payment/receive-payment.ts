// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  unknown: { zh_cn: "没有商户单号 {number}", en: "There is no payment {number}" },
  environment: { zh_cn: "付款 {number} 是用其他密钥或环境发起的", en: "The payment {number} was begun with other keys or in another environment" },
  currency: { zh_cn: "付款币种 {currency} 与发起时不符", en: "{currency} is not the currency it was begun with" },
};
