// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  none: { zh_cn: "缺少凭证：请求头 Authorization 须为 Bearer <access_token>，access_token 由 App.Auth.ApplyToken 申请", en: "No credentials: send the header Authorization: Bearer <access_token>; apply for the token with App.Auth.ApplyToken" },
  invalid: { zh_cn: "access_token 无效或已过期，请用 App.Auth.ApplyToken 重新申请", en: "The access_token is invalid or has expired; apply for a new one with App.Auth.ApplyToken" },
};
