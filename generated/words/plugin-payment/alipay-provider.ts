// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  signature: { zh_cn: "通知的签名无效", en: "The signature of the notice is wrong" },
  receiver: { zh_cn: "通知的应用或收款方不是本平台", en: "The notice is for another app or seller" },
  refused: { zh_cn: "支付宝拒绝了请求：{words}（{code}）", en: "Alipay refused: {words} ({code})" },
  publicKey: { zh_cn: "支付宝返回的签名与所填的支付宝公钥不符，请核对支付宝公钥", en: "What Alipay answered does not fit the Alipay public key. Check that key" },
  unsigned: { zh_cn: "支付宝没有对返回签名，通常是 APPID 与应用私钥不匹配，请核对后重试", en: "Alipay did not sign its answer, mostly because app id and private key do not belong together. Check both" },
  answer: { zh_cn: "支付宝返回了无法识别的内容", en: "What Alipay answered cannot be read" },
  unreachable: { zh_cn: "无法连接支付宝网关", en: "The gateway of Alipay could not be reached" },
  busy: { zh_cn: "支付宝系统繁忙，将自动重试", en: "Alipay has a fault of its own. It is tried again" },
};
