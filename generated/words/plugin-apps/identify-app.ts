// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  none: { zh_cn: "缺少凭证：请传 access_token，或 app_key、timestamp、nonce 和 sign（JSON 请求用 X-Portico-* 请求头签名）", en: "No credentials. Send access_token, or app_key, timestamp, nonce and sign (for JSON, in the headers X-Portico-*)" },
  two: { zh_cn: "只能用一种凭证：access_token 或签名", en: "Send only one kind of credentials: an access_token or a signature" },
  noKey: { zh_cn: "缺少请求头 X-Portico-Key", en: "The header X-Portico-Key is missing" },
  token: { zh_cn: "access_token 无效或已过期，请重新获取", en: "The access_token is invalid or has expired. Get a new one" },
};
