// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  signature: { zh_cn: "PayPal 未确认该通知的签名", en: "PayPal does not vouch for the notice" },
  notice: { zh_cn: "通知内容不完整", en: "The notice cannot be read" },
  refused: { zh_cn: "PayPal 拒绝了请求：{words}（{code}）", en: "PayPal refused: {words} ({code})" },
  credentials: { zh_cn: "PayPal 不接受 Client ID 或 Secret，请核对它们属于所选环境", en: "PayPal does not take client id and secret. Check that they belong to the chosen environment" },
  webhook: { zh_cn: "该应用没有这个 Webhook ID", en: "The app has no webhook of that id" },
  answer: { zh_cn: "PayPal 返回了无法识别的内容", en: "What PayPal answered cannot be read" },
  unreachable: { zh_cn: "无法连接 PayPal", en: "PayPal could not be reached" },
};
