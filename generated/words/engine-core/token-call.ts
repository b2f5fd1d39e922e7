// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  title: { zh_cn: "申请 access_token", en: "Apply for an access_token" },
  module: { zh_cn: "凭证", en: "Access" },
  description: { zh_cn: "用应用的 `app_key` 与 `app_secret` 换取凭证，之后的调用以请求头 `Authorization: Bearer` 携带。", en: "Answers the token of an app for its `app_key` and `app_secret`; further calls carry it in the header `Authorization: Bearer`." },
  key: { zh_cn: "应用的 app_key", en: "Key of the app" },
  secret: { zh_cn: "应用的 app_secret", en: "Secret of the app" },
  token: { zh_cn: "凭证", en: "The token" },
  expireAt: { zh_cn: "失效时间，自 1970 年起的秒数", en: "When it ends, seconds since 1970" },
  expireTime: { zh_cn: "失效时间，北京时间 YYYY-MM-DD HH:mm:ss", en: "When it ends, YYYY-MM-DD HH:mm:ss in China Standard Time" },
};
