// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  off: { zh_cn: "余额支付未开启，请选择其他支付方式", en: "Paying by balance is switched off. Choose another way" },
};
