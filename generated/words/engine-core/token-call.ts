// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  title: { zh_cn: "申请 access_token", en: "Get an access_token" },
  module: { zh_cn: "凭证", en: "Authentication" },
  description: { zh_cn: "用应用的 `app_key` 与 `app_secret` 换取凭证，之后的调用以请求头 `Authorization: Bearer` 携带。", en: "Returns an access token for the app's `app_key` and `app_secret`. Send it with further calls in the header `Authorization: Bearer`." },
  key: { zh_cn: "应用的 app_key", en: "The app's app_key" },
  secret: { zh_cn: "应用的 app_secret", en: "The app's app_secret" },
  token: { zh_cn: "凭证", en: "The access token" },
  expireAt: { zh_cn: "失效时间，自 1970 年起的秒数", en: "Expiry time in seconds since 1970" },
  expireTime: { zh_cn: "失效时间，北京时间 YYYY-MM-DD HH:mm:ss", en: "Expiry time, YYYY-MM-DD HH:mm:ss in China Standard Time" },
};
